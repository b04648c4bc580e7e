import Segues

/// Segues named by an enum: no macro, no generated code.
final class PillsViewController: UIViewController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable {
    case red = "TheRedPillExperience"
    case unnamed = ""
  }

  private(set) var prepared: [SegueIdentifier] = []

  func redPillTapped(_ sender: Any?) {
    performSegue(.red, sender: sender)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(for: segue) {
    case .red: prepared.append(.red)
    case .unnamed: break
    }
  }
}
