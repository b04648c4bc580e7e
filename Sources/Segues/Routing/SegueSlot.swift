/// The one value that a controller has on its way to a destination.
///
/// It is matched on the segue's identifier, and for a control's on the sender too, taken once, and
/// gone when the perform that put it there returns.
@MainActor
public struct SegueSlot<Segue> {
  private var value: Segue?
  private var identifier: String?
  /// What fired the segue; nil where code performs it, and where nothing did.
  private var sender: ObjectIdentifier?
  private var isAnswer = false
  /// The controller that a segue action made for this segue.
  public var created: ObjectIdentifier?

  /// An empty slot.
  public init() {}

  /// A slot for the time of one `performSegue(_:sender:)`.
  public init(performing value: Segue, identifier: String) {
    self.value = value
    self.identifier = identifier
  }

  /// A slot with what the hook answered.
  public init(answering value: Segue, identifier: String?, sender: Any?) {
    self.value = value
    self.identifier = identifier
    self.sender = Self.identity(of: sender)
    isAnswer = true
  }

  /// Whether a value is still waiting for its segue.
  public var isPending: Bool { value != nil }

  /// Takes the value, if it is for this segue.
  public mutating func take(for segue: UIStoryboardSegue, sender: Any?) -> Segue? {
    guard holds(segue.identifier, sender: sender) else { return nil }
    defer { value = nil }
    return value
  }

  /// Whether the slot has a value for a segue.
  public func holds(_ identifier: String?, sender: Any?) -> Bool {
    guard value != nil, self.identifier == identifier else { return false }
    return !isAnswer || self.sender == Self.identity(of: sender)
  }

  /// The value, if it is the segue's, without taking it.
  public func value<ID: Equatable>(of id: ID, by identify: (Segue) -> ID) -> Segue? {
    guard let value, identify(value) == id else { return nil }
    return value
  }

  private static func identity(of sender: Any?) -> ObjectIdentifier? {
    sender.flatMap { type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
  }
}
