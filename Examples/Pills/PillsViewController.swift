import Segues

/// The choice between two segues, which generated code names.
///
/// A mistyped segue doesn't compile, and neither does one that was removed from the storyboard.
final class PillsViewController: UIViewController, SegueHandler {
  /// The identifiers of this controller's segues in the storyboard.
  typealias SegueIdentifier = PillsViewControllerSegues.ID

  var traveller = "Neo"

  @IBAction func redPillTapped(_ sender: Any?) {
    performSegue(.theRedPillExperience, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Not optional, and exhaustive: if a new segue has no case here, this doesn't compile.
    switch segueIdentifier(for: segue) {
    case .theRedPillExperience:
      (segue.destination as? RedPillViewController)?.traveller = traveller
    case .theBluePillExperience:
      (segue.destination as? BluePillViewController)?.traveller = traveller
    }
  }
}
