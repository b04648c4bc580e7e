/// The value that is handed over.
public struct Recipe: Equatable, Sendable {
  /// The dish.
  public var title: String

  /// Creates a recipe with a title.
  public init(title: String) {
    self.title = title
  }
}
