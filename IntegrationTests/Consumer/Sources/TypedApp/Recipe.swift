/// What travels.
public struct Recipe: Equatable, Sendable {
  /// What to cook.
  public var title: String

  /// A recipe by its title.
  public init(title: String) {
    self.title = title
  }
}
