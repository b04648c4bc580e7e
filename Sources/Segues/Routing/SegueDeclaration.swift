#if !SEGUES_NO_CONTROLLERS
/// What a case of an `enum Segue` says: for audits and tools.
@MainActor
public struct _SegueDeclaration {
  /// What makes a segue happen, and how it is told apart.
  public enum Kind: Sendable {
    /// Has an identifier.
    case named
    /// Has none, and is fired by a control.
    case unnamed
    /// Is performed by a container view.
    case embed
    /// Is made together with its container.
    case relationship
    /// Goes back to a controller that is there already.
    case unwind
    /// Leads to a destination that `prepare(for:sender:)` sets up by hand.
    case untyped
  }

  /// The case's name.
  public var name: String
  /// What makes the segue happen.
  public var kind: Kind
  /// The identifier; nil where there is none.
  public var identifier: String?
  /// The destination's class.
  public var destination: _SegueController.Type
  /// Whether the case has a value.
  public var hasValue: Bool
  /// Whether the destination takes its input in its initializer, and so needs a segue action.
  public var needsSegueAction: Bool

  /// Describes a segue to a class.
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

  /// Describes an unwind segue by the method that takes its value, or is told of it.
  public init<Destination: _SegueController, Method>(
    _ name: String, _ kind: Kind, identifier: String?,
    unwindingBy method: (Destination) -> Method, hasValue: Bool
  ) {
    self.init(name, kind, identifier: identifier, to: Destination.self, hasValue: hasValue)
  }
}
#endif
