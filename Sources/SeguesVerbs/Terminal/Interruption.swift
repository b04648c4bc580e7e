internal import Dispatch
internal import Foundation

/// Turns Ctrl-C, and a polite request to end, into something to wait for.
final class Interruption {
  /// Signalled once somebody wants the process to end.
  let semaphore = DispatchSemaphore(value: 0)
  private var sources: [any DispatchSourceSignal] = []

  init() {
    let queue = DispatchQueue(label: "interruption")
    for number in [SIGINT, SIGTERM] {
      // The usual answer is to end at once.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
      source.setEventHandler { [semaphore] in semaphore.signal() }
      source.resume()
      sources.append(source)
    }
  }
}
