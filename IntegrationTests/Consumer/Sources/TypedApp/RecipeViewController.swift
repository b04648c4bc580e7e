import SeguesMacros

/// Takes its input after it was made.
public final class RecipeViewController: UIViewController, SegueDestination {
  /// What it needs.
  public typealias SegueInput = Recipe

  /// What it got.
  public private(set) var recipe: Recipe?

  /// Takes the recipe.
  public func configure(with input: Recipe) {
    recipe = input
  }
}
