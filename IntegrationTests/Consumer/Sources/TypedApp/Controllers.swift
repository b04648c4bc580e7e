import SeguesMacros

public struct Recipe: Equatable, Sendable {
  public var title: String

  public init(title: String) {
    self.title = title
  }
}

@SegueSource
public final class RecipesViewController: UIViewController {
  public enum Segue {
    @To(RecipeViewController.self, id: "ShowRecipe") case recipe(Recipe)
    @To(RatingViewController.self, id: "Rate") case rating(Int)
  }

  public private(set) var rating = 0

  public func segue(for id: SegueID, sender: Any?) -> Segue? {
    switch id {
    case .recipe: nil
    case .rating: .rating(rating)
    }
  }

  @IBSegueAction func makeRating(_ coder: NSCoder, sender: Any?) -> RatingViewController? {
    create(.rating, from: coder, sender: sender)
  }

  @IBAction func rated(_ segue: UIStoryboardSegue) {}

  func rated(with rating: Int) {
    self.rating = rating
  }
}

public final class RecipeViewController: UIViewController, SegueDestination {
  public private(set) var recipe: Recipe?

  public func configure(with input: Recipe) {
    recipe = input
  }
}

@SegueSource
public final class RatingViewController: UIViewController, SegueInitializable {
  public enum Segue {
    @Unwind(RecipesViewController.rated(with:), id: "rated") case rated(Int)
  }

  public let rating: Int

  public init?(coder: NSCoder, input: Int) {
    rating = input
    super.init(coder: coder)
  }

  public required init?(coder: NSCoder) { nil }
}
