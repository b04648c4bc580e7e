internal import Dispatch
internal import Foundation

/// Serves a page to browsers on this machine, and tells them when it is another.
package final class MapServer: Sendable {
  /// The port that it listens at.
  package let port: UInt16
  private let inbox: Inbox
  private let ended = DispatchSemaphore(value: 0)

  /// Starts serving, on a thread of its own.
  ///
  /// It listens at the loopback addresses of IPv4 and, where there is one, of IPv6: no other machine
  /// gets an answer.
  ///
  /// - Parameters:
  ///   - port: The port to listen at; 0 for any that is free.
  ///   - page: The page that is served at first.
  ///   - limits: The bounds of what clients can ask.
  /// - Throws: A ``ListenError`` if it cannot listen, such as at a port that is taken.
  package init(
    port: UInt16, page: ServedPage, limits: ServerLimits = ServerLimits()
  ) throws(ListenError) {
    inbox = try Inbox()
    let first = try Listener(address: "127.0.0.1", port: port)
    self.port = first.port
    // A machine without IPv6 is served all the same.
    let second = try? Listener(address: "::1", port: first.port)
    let site = Site(port: first.port, page: page)
    let thread = Thread { [inbox, ended] in
      var loop = ServingLoop(
        inbox: inbox, listeners: [first] + (second.map { [$0] } ?? []), site: site, limits: limits)
      loop.run()
      ended.signal()
    }
    thread.start()
  }

  deinit { inbox.stop() }

  /// Serves another page from now on.
  package func show(_ page: ServedPage) { inbox.show(page) }

  /// Closes all connections, and returns when nothing is served any more.
  package func stop() {
    inbox.stop()
    ended.wait()
    // For those who stop it once more.
    ended.signal()
  }
}
