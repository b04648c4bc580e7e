import Segues

/// Segues named by an enum: no macro, no generated code.
public final class PillsViewController: UIViewController, SegueHandler {
  public enum SegueIdentifier: String, CaseIterable {
    case red = "TheRedPillExperience"
    case unnamed = ""
  }

  public private(set) var prepared: [SegueIdentifier] = []

  public func redPillTapped(_ sender: Any?) {
    performSegue(.red, sender: sender)
  }

  override public func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(for: segue) {
    case .red: prepared.append(.red)
    case .unnamed: break
    }
  }
}
