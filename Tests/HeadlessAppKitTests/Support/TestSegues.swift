import HeadlessAppKit

/// A custom segue that does its own work.
final class OwnSegue: NSStoryboardSegue {
  override func perform() {
    MainActor.assumeIsolated { Trace.add("OwnSegue.perform") }
  }
}

/// A custom segue without an implementation.
final class IdleSegue: NSStoryboardSegue {}

/// A segue of a standard kind that extends what the kind does.
final class LoudSegue: NSStoryboardSegue {
  override func perform() {
    MainActor.assumeIsolated { Trace.add("LoudSegue.perform") }
    super.perform()
  }
}
