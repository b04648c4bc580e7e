internal import SeguesMacros

@SegueSource
class HandWrittenViewController: UIViewController {
  enum Segue {
    @To(AccountViewController.self) case account(Account)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    if segueID(for: segue) != .account { title = "" }
    route(segue, sender: sender)
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      && shouldRoute(identifier, sender: sender)
  }
}

@SegueSource
final class HandWrittenSubclassViewController: HandWrittenViewController {
  enum Segue {
    @To(PlainViewController.self) case plain
  }

  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    guard super.shouldPerformSegue(withIdentifier: identifier, sender: sender) else { return false }
    return identifier != "plain"
  }
}
