// The handwritten part of a framework's screens. Everything that another module sees is public.
public import Foundation
public import SeguesMacros

/// A shelf of books.
@SegueSource
public final class ShelfViewController: UIViewController, SegueDestination,
  ShelfViewControllerSegues.Source
{
  /// The segues, public so that other modules can perform them.
  public typealias Segue = ShelfViewControllerSegues.Segue

  /// The shelf's input.
  public struct SegueInput: Equatable {
    /// The number of the shelf.
    public var number: Int

    /// Creates an input for a shelf.
    public init(number: Int) {
      self.number = number
    }
  }

  /// The input that was received.
  public private(set) var input: SegueInput?

  /// Receives the number of the shelf.
  public func configure(with input: SegueInput) { self.input = input }

  /// The value for the segue that the button fires.
  public func showLabelInput(from sender: Any?) -> String? {
    input.map { "Shelf \($0.number)" }
  }

  @IBSegueAction func makeLabel(_ coder: NSCoder, sender: Any?) -> ShelfLabelViewController? {
    makeDestination(.makeLabel, from: coder, sender: sender)
  }
}

/// The label on a shelf.
///
/// It receives its text in its initializer, or right afterwards.
public final class ShelfLabelViewController: UIViewController, SegueDestination, SegueInitializable
{
  /// The text.
  public typealias SegueInput = String

  /// The text that was received.
  public private(set) var text: String?

  /// Whether the text was passed to the initializer.
  public private(set) var isMadeWithText = false

  /// Creates the label with its text.
  public init?(coder: NSCoder, input: String) {
    super.init(coder: coder)
    text = input
    isMadeWithText = true
  }

  /// Creates the label without a text.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Receives the text.
  public func configure(with input: String) { text = input }
}
