public import Segues

/// The value that is handed over.
public struct Letter: Equatable, Sendable {
  /// The letter's text.
  public var text: String

  /// Creates a letter with a text.
  public init(text: String) {
    self.text = text
  }
}

/// The destination.
public final class LetterViewController: UIViewController, SegueDestination {
  /// The input.
  public typealias SegueInput = Letter

  /// The letter that was received.
  public private(set) var letter: Letter?

  /// Receives the letter.
  public func configure(with input: Letter) {
    letter = input
  }
}
