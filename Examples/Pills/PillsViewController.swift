import Segues

/// The choice between two segues, which generated code names: a mistyped one does not compile, and
/// neither does one that the storyboard no longer has.
final class PillsViewController: UIViewController, SegueHandler {
  /// The identifiers that the storyboard gives this controller's segues.
  typealias SegueIdentifier = PillsViewControllerSegues.ID

  var traveller = "Neo"

  @IBAction func redPillTapped(_ sender: Any?) {
    performSegue(.theRedPillExperience, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    // Not optional, and exhaustive: a new segue without a branch here does not compile.
    switch segueIdentifier(for: segue) {
    case .theRedPillExperience:
      (segue.destination as? RedPillViewController)?.traveller = traveller
    case .theBluePillExperience:
      (segue.destination as? BluePillViewController)?.traveller = traveller
    }
  }
}
