#if !SEGUES_NO_CONTROLLERS
/// The description of a case of an `enum Segue`, for audits and tools.
@MainActor
public struct _SegueDeclaration {
  /// The way in which a segue is performed and identified.
  public enum Kind: Sendable {
    /// The segue has an identifier.
    case named
    /// The segue has no identifier, and a control fires it.
    case unnamed
    /// A container view performs the segue.
    case embed
    /// The destination is created together with its container.
    case relationship
    /// The segue goes back to an existing controller.
    case unwind
    /// The segue's destination is set up by hand in `prepare(for:sender:)`.
    case untyped
  }

  /// The case's name.
  public var name: String
  /// The segue's kind.
  public var kind: Kind
  /// The identifier; nil if the segue has none.
  public var identifier: String?
  /// The destination's class.
  public var destination: _SegueController.Type
  /// Whether the case has a value.
  public var hasValue: Bool
  /// Whether the destination receives its input in its initializer, and therefore needs a segue
  /// action.
  public var needsSegueAction: Bool

  /// Describes a segue that leads to a class.
  public init(
    _ name: String, _ kind: Kind, identifier: String?, to destination: _SegueController.Type,
    hasValue: Bool
  ) {
    self.name = name
    self.kind = kind
    self.identifier = identifier
    self.destination = destination
    self.hasValue = hasValue
    needsSegueAction =
      destination is any SegueInitializable.Type && !(destination is any SegueDestination.Type)
  }

  /// Describes an unwind segue, whose destination is the class of the method that it calls.
  public init<Destination: _SegueController, Method>(
    _ name: String, _ kind: Kind, identifier: String?,
    unwindingBy method: (Destination) -> Method, hasValue: Bool
  ) {
    self.init(name, kind, identifier: identifier, to: Destination.self, hasValue: hasValue)
  }
}
#endif
