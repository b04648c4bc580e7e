import SeguesMacros

/// Takes its input in its initializer, and hands a value back.
@SegueSource
public final class RatingViewController: UIViewController, SegueInitializable {
  /// The way back.
  public enum Segue {
    @Unwind(RecipesViewController.rated(with:), id: "rated") case rated(Int)
  }

  /// What it needs.
  public typealias SegueInput = Int

  /// What it got.
  public let rating: Int

  /// Made by the recipes' segue action.
  public init?(coder: NSCoder, input: Int) {
    rating = input
    super.init(coder: coder)
  }

  /// Never made without a rating.
  public required init?(coder: NSCoder) { nil }
}
