internal import SeguesMacros

@SegueSource
class HandWrittenViewController: UIViewController {
  enum Segue {
    @To(AccountViewController.self) case account(Account)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    switch route(segue, sender: sender) {
    case .account(let account): title = account.name
    case nil: title = ""
    }
    if segueIdentifier(for: segue) == .account { title = nil }
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
