import Segues

final class PillsViewController: UIViewController, SegueHandler {
  enum SegueIdentifier: String {
    case theRedPillExperience = "TheRedPillExperience"
  }

  func redPillTapped(_ sender: Any?) {
    performSegue(.theRedPilExperience, sender: sender)
    // ↑ error: type 'PillsViewController.SegueIdentifier' has no member 'theRedPilExperience'
  }
}
