/// The value that is handed over.
public struct Plant: Equatable, Sendable {
  /// The name on the label in the plant's pot.
  public var name: String

  /// Creates a plant with a name.
  public init(name: String) {
    self.name = name
  }
}
