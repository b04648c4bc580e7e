import Segues

final class PillsViewController: UIViewController, SegueHandler {
  enum SegueIdentifier: String {
    case theRedPillExperience = "TheRedPillExperience"
    case unnamed = ""
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(for: segue) {
    // ↑ error: switch must be exhaustive
    case .theRedPillExperience: break
    }
  }
}
