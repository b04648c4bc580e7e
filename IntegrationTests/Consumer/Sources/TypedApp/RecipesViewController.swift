import SeguesMacros

/// The source of both segues.
///
/// It is public, like a framework's controllers.
@SegueSource
public final class RecipesViewController: UIViewController {
  /// The segues of the recipes.
  public enum Segue {
    @To(RecipeViewController.self, id: "ShowRecipe") case recipe(Recipe)
    @To(RatingViewController.self, id: "Rate") case rating(Int)
  }

  /// The rating that was returned.
  public private(set) var rating = 0

  /// Vetoes the recipe's segue, which only code can perform.
  func recipeInput(from sender: Any?) -> Recipe? { nil }

  func ratingInput(from sender: Any?) -> Int? { rating }

  @IBSegueAction func makeRating(_ coder: NSCoder, sender: Any?) -> RatingViewController? {
    makeDestination(.rating, from: coder, sender: sender)
  }

  @IBAction func rated(_ segue: UIStoryboardSegue) {}

  func rated(with rating: Int) {
    self.rating = rating
  }
}
