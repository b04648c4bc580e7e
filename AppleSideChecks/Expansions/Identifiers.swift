import SeguesMacros

final class IdentifiersViewController: UIViewController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable {
    case theRedPillExperience = "TheRedPillExperience"
    case unnamed = ""
  }

  @IBAction func redPillTapped(_ sender: Any?) {
    performSegue(.theRedPillExperience, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(for: segue) {
    case .theRedPillExperience: segue.destination.title = "Wonderland"
    case .unnamed: break
    }
  }
}
