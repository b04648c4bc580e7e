import SeguesMacros

/// Receives its input in its initializer, and returns a value.
@SegueSource
public final class RatingViewController: UIViewController, SegueInitializable {
  /// The way back.
  public enum Segue {
    @Unwind(RecipesViewController.rated(with:), id: "rated") case rated(Int)
  }

  /// The input.
  public typealias SegueInput = Int

  /// The rating that was received.
  public let rating: Int

  /// Called by the segue action of the recipes.
  public init?(coder: NSCoder, input: Int) {
    rating = input
    super.init(coder: coder)
  }

  /// Always fails, because a rating is required.
  public required init?(coder: NSCoder) { nil }
}
