import HeadlessUIKit

/// A custom segue that does its own work.
final class OwnSegue: UIStoryboardSegue {
  override func perform() {
    Trace.add("OwnSegue.perform")
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

/// A custom segue that does nothing of its own.
final class IdleSegue: UIStoryboardSegue {}

/// A segue of a standard kind that adds to what the kind does.
final class LoudSegue: UIStoryboardSegue {
  override func perform() {
    Trace.add("LoudSegue.perform")
    super.perform()
    Trace.add("LoudSegue.performed")
  }
}
