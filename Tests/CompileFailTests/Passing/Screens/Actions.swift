internal import SeguesMacros

/// A controller with unwind actions only.
@SegueActions
class UnwoundToViewController: UIViewController {
  @IBAction func unwindHere(_ segue: UIStoryboardSegue) {}
  @IBAction func unwind(from segue: UIStoryboardSegue) {}
  @IBAction func unwindTo(list segue: UIStoryboardSegue) {}
  @IBAction func tapped(_ sender: Any?) {}
}

@SegueActions
final class UnwoundToSubclassViewController: UnwoundToViewController {
  @IBAction func unwindToSubclass(segue: UIStoryboardSegue) {}
}

@SegueActions
extension UnwoundToSubclassViewController {
  @IBAction func unwindToExtension(_ segue: UIStoryboardSegue) {}
}

@SegueSource
final class ActionsViewController: UIViewController {
  enum Segue {
    @To(AccountViewController.self) case account(Account)
  }

  @IBSegueAction func one(_ coder: NSCoder) -> AccountViewController? {
    makeDestination(.account, from: coder)
  }

  @IBSegueAction func two(_ coder: NSCoder, sender: Any?) -> AccountViewController? {
    makeDestination(.account, from: coder, sender: sender)
  }

  @IBSegueAction func three(
    coder: NSCoder, sender: Any?, segueIdentifier: String?
  ) -> UIViewController? {
    makeDestination(
      .account, from: coder, sender: sender, segueIdentifier: segueIdentifier)
  }

  @IBAction private func unwindPrivately(_ segue: UIStoryboardSegue) {}
}

@SegueActions
extension ActionsViewController {
  @IBSegueAction func four(_ coder: NSCoder) -> PlainViewController? {
    PlainViewController(coder: coder)
  }
}
