import SeguesMacros

/// A controller with unwind actions only.
@SegueActions
final class UnwoundToViewController: UIViewController {
  @IBAction func unwindHere(_ segue: UIStoryboardSegue) {}
  @IBAction func unwind(from segue: UIStoryboardSegue) {}
}

@SegueActions
extension EveryCaseViewController {
  @IBAction func unwindToEvery(segue: UIStoryboardSegue) {}

  @IBSegueAction func makePlain(_ coder: NSCoder, sender: Any?) -> PlainViewController? {
    makeDestination(.plain, from: coder, sender: sender)
  }
}
