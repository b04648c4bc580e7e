/// The one value that a controller has on its way to a destination.
///
/// It is matched on the segue's identifier, and for a control's on the sender too, taken once, and
/// gone when the perform that put it there returns.
///
/// All of it is inlinable, and so compiled into the app for the app's own type: generic code would
/// look the type up for each segue, at thousands of instructions.
@MainActor
public struct SegueSlot<Segue> {
  @usableFromInline var value: Segue?
  @usableFromInline var identifier: String?
  /// The controller whose segue it is, where its class's instances share one slot.
  @usableFromInline var source: ObjectIdentifier?
  /// What fired the segue; nil where code performs it, and where nothing did.
  @usableFromInline var sender: ObjectIdentifier?
  @usableFromInline var isAnswer = false
  /// The controller that a segue action made for this segue.
  public var created: ObjectIdentifier?

  /// An empty slot.
  @inlinable
  public init() {}

  /// A slot for the time of one `performSegue(_:sender:)`.
  @inlinable
  public init(performing value: Segue, identifier: String, by source: AnyObject? = nil) {
    self.value = value
    self.identifier = identifier
    self.source = source.map(ObjectIdentifier.init)
  }

  /// A slot with what the hook answered.
  @inlinable
  public init(
    answering value: Segue, identifier: String?, sender: Any?, by source: AnyObject? = nil
  ) {
    self.value = value
    self.identifier = identifier
    self.source = source.map(ObjectIdentifier.init)
    self.sender = Self.identity(of: sender)
    isAnswer = true
  }

  /// Whether a value is still waiting for its segue.
  @inlinable public var isPending: Bool { value != nil }

  /// Takes the value, if it is for this segue.
  @inlinable
  public mutating func take(
    for segue: UIStoryboardSegue, sender: Any?, by source: AnyObject? = nil
  ) -> Segue? {
    guard holds(segue.identifier, sender: sender, by: source) else { return nil }
    defer { value = nil }
    return value
  }

  /// Whether the slot has a value for a segue.
  @inlinable
  public func holds(_ identifier: String?, sender: Any?, by source: AnyObject? = nil) -> Bool {
    guard
      value != nil, self.identifier == identifier,
      self.source == source.map(ObjectIdentifier.init)
    else { return false }
    return !isAnswer || self.sender == Self.identity(of: sender)
  }

  /// The value, if it is the segue's, without taking it.
  @inlinable
  public func value<ID: Equatable>(of id: ID, by identify: (Segue) -> ID) -> Segue? {
    guard let value, identify(value) == id else { return nil }
    return value
  }

  @usableFromInline
  static func identity(of sender: Any?) -> ObjectIdentifier? {
    sender.flatMap { type(of: $0) is AnyClass ? ObjectIdentifier($0 as AnyObject) : nil }
  }
}
