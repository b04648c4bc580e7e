internal import Foundation

/// A non-blocking socket, for the listener, its clients and the ``Inbox``.
struct Socket {
  let descriptor: Int32

  /// Takes ownership of a descriptor, and keeps child processes from inheriting it.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
    // Sending to a client that is gone must be an error, not a signal; on Linux a flag of `send`
    // does that.
    set(SO_NOSIGPIPE, at: SOL_SOCKET, to: Int32(1))
    #endif
  }

  /// The outcome of sending or receiving.
  enum Transfer {
    case done(Int)
    /// Nothing can be transferred now.
    case later
    /// Nothing can be transferred anymore.
    case over
  }

  /// Receives bytes into the beginning of a buffer.
  func receive(into buffer: inout [UInt8]) -> Transfer {
    transfer(recv(descriptor, &buffer, buffer.count, 0))
  }

  /// Sends as many bytes as there is room for.
  func send(_ bytes: ArraySlice<UInt8>) -> Transfer {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    return transfer(
      bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, flags) })
  }

  private func transfer(_ count: Int) -> Transfer {
    if count > 0 { return .done(count) }
    let isTemporary = count < 0 && [EAGAIN, EWOULDBLOCK, EINTR].contains(errno)
    return isTemporary ? .later : .over
  }

  /// Tells the other side that nothing more is sent.
  func endSending() { _ = shutdown(descriptor, Int32(SHUT_WR)) }

  func close() { _ = Foundation.close(descriptor) }

  /// Closes the socket at once, and drops data that was not delivered.
  func abandon() {
    set(SO_LINGER, at: SOL_SOCKET, to: linger(l_onoff: 1, l_linger: 0))
    close()
  }

  func set<Value>(_ option: Int32, at level: Int32, to value: Value) {
    _ = withUnsafeBytes(of: value) {
      setsockopt(descriptor, level, option, $0.baseAddress, socklen_t($0.count))
    }
  }

  /// The type of stream sockets, as an `Int32` on all systems.
  static var stream: Int32 {
    #if canImport(Glibc)
    Int32(SOCK_STREAM.rawValue)
    #else
    SOCK_STREAM
    #endif
  }
}
