import SeguesMacros

/// The settings, with a cell whose segue has no identifier, and one whose segue leads to another
/// storyboard.
@SegueSource
final class SettingsViewController: UITableViewController, SettingsViewControllerSegues.Source {
  var account: Account?

  func aboutInput(from sender: Any?) -> AboutViewController.SegueInput { .init(version: "1.0") }

  func showAccountInput(from sender: Any?) -> Account? { account }
}
