import Foundation

/// A client that sends exactly the bytes of a test, because HTTP libraries send only valid
/// requests.
final class RawClient {
  private let descriptor: Int32

  /// Connects to a server; throws `ServeError.noConnection` if that fails.
  ///
  /// `receiveBuffer` is roughly how many bytes the system buffers for a client that doesn't read.
  init(port: UInt16, address: String = "127.0.0.1", receiveBuffer: Int32? = nil) throws {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST
    #if canImport(Glibc)
    hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
    hints.ai_socktype = SOCK_STREAM
    #endif
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, String(port), &hints, &found) == 0, let info = found?.pointee else {
      throw ServeError.noConnection
    }
    defer { freeaddrinfo(found) }
    descriptor = socket(info.ai_family, info.ai_socktype, 0)
    #if canImport(Darwin)
    Self.set(SO_NOSIGPIPE, to: Int32(1), of: descriptor)
    #endif
    if let receiveBuffer { Self.set(SO_RCVBUF, to: receiveBuffer, of: descriptor) }
    // A server that does not answer fails the test, instead of blocking it forever.
    Self.set(SO_RCVTIMEO, to: timeval(tv_sec: 45, tv_usec: 0), of: descriptor)
    Self.set(SO_SNDTIMEO, to: timeval(tv_sec: 45, tv_usec: 0), of: descriptor)
    guard connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 else {
      close(descriptor)
      throw ServeError.noConnection
    }
  }

  deinit { close(descriptor) }

  /// Sends bytes as long as the server accepts them.
  ///
  /// - Returns: Whether it accepted all of them.
  @discardableResult
  func send(_ bytes: some Sequence<UInt8>) -> Bool {
    #if canImport(Darwin)
    let flags: Int32 = 0
    #else
    let flags = Int32(MSG_NOSIGNAL)
    #endif
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(text.utf8) }

  /// Receives until the server closes the connection.
  func answer() -> String { received { _ in false } }

  /// Receives until a text arrives, or the server closes the connection.
  func received(until text: String) -> String {
    received { String(decoding: $0, as: UTF8.self).contains(text) }
  }

  private func received(until isEnough: ([UInt8]) -> Bool) -> String {
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !isEnough(answer) {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      answer += buffer[..<count]
    }
    return String(decoding: answer, as: UTF8.self)
  }

  /// Waits some milliseconds for anything to receive, including the end.
  func hasAnswer(within milliseconds: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, milliseconds) > 0
  }

  /// Waits until the server drops the connection, without receiving anything.
  ///
  /// On a Mac, `poll` doesn't report a hang-up without another event to wait for.
  ///
  /// - Returns: Whether it does so within half a minute.
  func isDropped() -> Bool {
    for _ in 0..<3_000 {
      var error: Int32 = 0
      var size = socklen_t(MemoryLayout<Int32>.size)
      getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size)
      if error != 0 { return true }
      usleep(10_000)
    }
    return false
  }

  private static func set<Value>(_ option: Int32, to value: Value, of descriptor: Int32) {
    _ = withUnsafeBytes(of: value) {
      setsockopt(descriptor, SOL_SOCKET, option, $0.baseAddress, socklen_t($0.count))
    }
  }
}
