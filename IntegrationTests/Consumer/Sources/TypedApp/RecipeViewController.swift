import SeguesMacros

/// Receives its input after initialization.
public final class RecipeViewController: UIViewController, SegueDestination {
  /// The input.
  public typealias SegueInput = Recipe

  /// The recipe that was received.
  public private(set) var recipe: Recipe?

  /// Receives the recipe.
  public func configure(with input: Recipe) {
    recipe = input
  }
}
