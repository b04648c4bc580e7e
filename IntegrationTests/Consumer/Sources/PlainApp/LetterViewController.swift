public import Segues

/// What travels.
public struct Letter: Equatable, Sendable {
  /// What is written in it.
  public var text: String

  /// A letter by its text.
  public init(text: String) {
    self.text = text
  }
}

/// The destination.
public final class LetterViewController: UIViewController, SegueDestination {
  /// What it needs.
  public typealias SegueInput = Letter

  /// The letter that it got.
  public private(set) var letter: Letter?

  /// Takes the letter.
  public func configure(with input: Letter) {
    letter = input
  }
}
