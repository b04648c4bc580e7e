import HeadlessUIKit

/// A custom segue that does its own work.
final class OwnSegue: UIStoryboardSegue {
  override func perform() {
    Trace.add("OwnSegue.perform")
    source.navigationController?.pushViewController(destination, animated: false)
  }
}

/// A custom segue without an implementation.
final class IdleSegue: UIStoryboardSegue {}

/// A segue of a standard kind that extends what the kind does.
final class LoudSegue: UIStoryboardSegue {
  override func perform() {
    Trace.add("LoudSegue.perform")
    super.perform()
    Trace.add("LoudSegue.performed")
  }
}
