/// What travels.
public struct Plant: Equatable, Sendable {
  /// What the label in its pot says.
  public var name: String

  /// A plant by its name.
  public init(name: String) {
    self.name = name
  }
}
