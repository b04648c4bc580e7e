import HeadlessAppKit

/// A custom segue that does its own work.
final class OwnSegue: NSStoryboardSegue {
  override func perform() {
    MainActor.assumeIsolated { Trace.add("OwnSegue.perform") }
  }
}

/// A custom segue that does nothing of its own.
final class IdleSegue: NSStoryboardSegue {}

/// A segue of a standard kind that adds to what the kind does.
final class LoudSegue: NSStoryboardSegue {
  override func perform() {
    MainActor.assumeIsolated { Trace.add("LoudSegue.perform") }
    super.perform()
  }
}
