internal import Foundation

/// Messages to and from a browser.
protocol MessageChannel: Sendable {
  /// Sends a message; a channel that has ended ignores it.
  func send(_ message: Data)
  /// Passes each message to a closure until the channel ends. Called once, on a separate thread.
  func readAll(_ body: (Data) -> Void)
}
