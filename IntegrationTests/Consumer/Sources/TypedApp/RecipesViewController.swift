import SeguesMacros

/// The source of both segues; public, as a framework's controllers are.
@SegueSource
public final class RecipesViewController: UIViewController {
  /// Where the recipes lead.
  public enum Segue {
    @To(RecipeViewController.self, id: "ShowRecipe") case recipe(Recipe)
    @To(RatingViewController.self, id: "Rate") case rating(Int)
  }

  /// The rating that came back.
  public private(set) var rating = 0

  /// Vetoes the recipe, which only code can show.
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
