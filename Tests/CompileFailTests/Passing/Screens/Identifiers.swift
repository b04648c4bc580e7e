// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
public import Segues

final class PillsScreen: UIViewController, SegueHandler {
  enum SegueIdentifier: String, CaseIterable {
    case red = "TheRedPillExperience"
    case unnamed = ""
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    switch segueIdentifier(for: segue) {
    case .red: performSegue(.red, sender: sender)
    case .unnamed: break
    }
  }
}

public final class PublicPillsScreen: UIViewController, SegueHandler {
  public enum SegueIdentifier: String {
    case red
  }
}
