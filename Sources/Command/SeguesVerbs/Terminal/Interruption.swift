internal import Dispatch
internal import Foundation

/// Turns Ctrl-C and SIGTERM into an event to wait for.
final class Interruption {
  /// Signaled once the process should end.
  let semaphore = DispatchSemaphore(value: 0)
  private var sources: [any DispatchSourceSignal] = []

  /// - Parameter action: Runs on another thread when the process should end.
  init(action: @escaping @Sendable () -> Void = {}) {
    let queue = DispatchQueue(label: "interruption")
    for number in [SIGINT, SIGTERM] {
      // The default handler would end the process at once.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [semaphore] in
        // The terminal has shown ^C, and the shell's prompt should not follow it.
        if number == SIGINT { Terminal.endLine() }
        action()
        semaphore.signal()
      }
      source.resume()
      sources.append(source)
    }
  }
}
