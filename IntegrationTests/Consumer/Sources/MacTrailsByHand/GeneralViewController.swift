import SeguesMacros

/// The settings' first tab: a button whose segue has no identifier, and one whose segue leads to another
/// storyboard.
@SegueSource
final class GeneralViewController: NSViewController {
  enum Segue {
    @Unnamed(AboutViewController.self) case about(AboutViewController.SegueInput)
    @To(AccountViewController.self) case showAccount(Account)
  }

  var account: Account?

  func aboutInput(from sender: Any?) -> AboutViewController.SegueInput { .init(version: "1.0") }

  func showAccountInput(from sender: Any?) -> Account? { account }
}
