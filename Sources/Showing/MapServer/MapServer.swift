internal import Dispatch
internal import Foundation

/// Serves a page to browsers on this machine, and notifies them when it changes.
package final class MapServer: Sendable {
  package let port: UInt16
  private let inbox: Inbox
  private let ended = DispatchSemaphore(value: 0)

  /// Starts serving, on a separate thread.
  ///
  /// It listens only at the loopback addresses of IPv4 and, if available, IPv6, so no other machine
  /// gets an answer. Port 0 is any free one.
  ///
  /// - Throws: A ``ListenError`` if it cannot listen, such as at a port that is taken.
  package init(
    port: UInt16, page: ServedPage, limits: ServerLimits = ServerLimits()
  ) throws(ListenError) {
    inbox = try Inbox()
    let listeners = try Self.listeners(at: port)
    self.port = listeners[0].port
    let site = Site(port: listeners[0].port, page: page)
    let thread = Thread { [inbox, ended] in
      var loop = ServingLoop(inbox: inbox, listeners: listeners, site: site, limits: limits)
      loop.run()
      ended.signal()
    }
    thread.start()
  }

  /// Listens at both loopback addresses, or only at that of IPv4 if the system has no IPv6.
  private static func listeners(
    at port: UInt16, tries: Int = 8
  ) throws(ListenError) -> [Listener] {
    let first = try Listener(address: "127.0.0.1", port: port)
    do throws(ListenError) {
      return [first, try Listener(address: "::1", port: first.port)]
    } catch {
      guard error.isTaken else { return [first] }
      // A browser that asks for localhost would reach the other process.
      first.socket.close()
      guard port == 0, tries > 1 else { throw error }
      return try listeners(at: port, tries: tries - 1)
    }
  }

  deinit { inbox.stop() }

  /// Serves another page from now on.
  package func show(_ page: ServedPage) { inbox.show(page) }

  /// Closes all connections, and returns once the server has stopped.
  package func stop() {
    inbox.stop()
    ended.wait()
    // Lets other callers of `stop()` return, too.
    ended.signal()
  }
}
