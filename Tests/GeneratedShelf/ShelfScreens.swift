// The hand-written half of a framework's screens: everything that another module sees is public.
public import Foundation
public import SeguesMacros

/// A shelf of books.
@SegueSource
public final class ShelfViewController: UIViewController, SegueDestination,
  ShelfViewControllerSegues.Source
{
  /// Public, so that other modules may perform them.
  public typealias Segue = ShelfViewControllerSegues.Segue

  /// What the shelf needs.
  public struct SegueInput: Equatable {
    /// Which shelf it is.
    public var number: Int

    /// Names a shelf.
    public init(number: Int) {
      self.number = number
    }
  }

  /// What the shelf was given.
  public private(set) var input: SegueInput?

  /// Takes the number of the shelf.
  public func configure(with input: SegueInput) { self.input = input }

  /// Answers for the button.
  public func showLabelInput(from sender: Any?) -> String? {
    input.map { "Shelf \($0.number)" }
  }

  @IBSegueAction func makeLabel(_ coder: NSCoder, sender: Any?) -> ShelfLabelViewController? {
    makeDestination(.makeLabel, from: coder, sender: sender)
  }
}

/// What is written on a shelf: needs its text as it is made, or right after.
public final class ShelfLabelViewController: UIViewController, SegueDestination, SegueInitializable
{
  /// The text.
  public typealias SegueInput = String

  /// What is written.
  public private(set) var text: String?

  /// Whether the text came with the initializer.
  public private(set) var isMadeWithText = false

  /// Makes the label with its text.
  public init?(coder: NSCoder, input: String) {
    super.init(coder: coder)
    text = input
    isMadeWithText = true
  }

  /// Makes the label without a text.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Takes the text.
  public func configure(with input: String) { text = input }
}
