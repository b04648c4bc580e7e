public import Segues

/// The source of a segue.
///
/// Without a macro, it calls the generated type itself.
public final class LettersViewController: UIViewController {
  /// Shows a letter.
  public func open(_ letter: Letter) {
    LettersViewControllerSegues.perform(.showLetter(letter), from: self)
  }

  public override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    LettersViewControllerSegues.route(segue, sender: sender, from: self)
  }
}
