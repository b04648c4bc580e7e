internal import Foundation

/// Messages to the serving thread, which wake it up.
final class Inbox: @unchecked Sendable {
  // Accessed only with the lock held.
  private var page: ServedPage?
  private var stopped = false
  private let lock = NSLock()

  private let bell: Socket
  /// The socket that is readable once there may be a message.
  let alarm: Socket

  /// - Throws: A ``ListenError`` if the system has no free socket.
  init() throws(ListenError) {
    var ends: [Int32] = [0, 0]
    guard socketpair(AF_UNIX, Socket.stream, 0, &ends) == 0 else { throw ListenError() }
    (bell, alarm) = (Socket(ends[0]), Socket(ends[1]))
  }

  deinit {
    bell.close()
    alarm.close()
  }

  /// Posts a page to show; only the newest counts.
  func show(_ page: ServedPage) {
    lock.withLock { self.page = page }
    ring()
  }

  /// Posts that the server should stop.
  func stop() {
    lock.withLock { stopped = true }
    ring()
  }

  /// Returns the page posted since the last call.
  func takePage() -> ServedPage? {
    lock.withLock {
      defer { page = nil }
      return page
    }
  }

  var isStopped: Bool { lock.withLock { stopped } }

  private func ring() { _ = bell.send([0]) }
}
