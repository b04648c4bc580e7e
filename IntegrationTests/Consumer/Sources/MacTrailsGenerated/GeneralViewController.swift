import SeguesMacros

/// The settings' first tab: a button whose segue has no identifier, and one whose segue leads to another
/// storyboard.
@SegueSource
final class GeneralViewController: NSViewController, GeneralViewControllerSegues.Source {
  var account: Account?

  func aboutInput(from sender: Any?) -> AboutViewController.SegueInput { .init(version: "1.0") }

  func showAccountInput(from sender: Any?) -> Account? { account }
}
