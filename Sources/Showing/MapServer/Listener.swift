internal import Foundation

/// A socket that accepts connections at a loopback address.
struct Listener {
  let socket: Socket
  let port: UInt16

  /// Listens at `127.0.0.1` or `::1`; port 0 is any free one.
  ///
  /// - Throws: A ``ListenError`` if the server cannot listen there.
  init(address: String, port: UInt16) throws(ListenError) {
    var hints = addrinfo()
    hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
    hints.ai_socktype = Socket.stream
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(address, String(port), &hints, &found) == 0, let info = found?.pointee else {
      throw ListenError(reason: "\(address) is not an address of this machine")
    }
    defer { freeaddrinfo(found) }
    let descriptor = Foundation.socket(info.ai_family, info.ai_socktype, info.ai_protocol)
    guard descriptor >= 0 else { throw ListenError() }
    socket = Socket(descriptor)
    // Recently closed connections must not block the port.
    socket.set(SO_REUSEADDR, at: SOL_SOCKET, to: Int32(1))
    if info.ai_family == AF_INET6 {
      socket.set(Int32(IPV6_V6ONLY), at: Int32(IPPROTO_IPV6), to: Int32(1))
    }
    guard bind(descriptor, info.ai_addr, info.ai_addrlen) == 0, listen(descriptor, 128) == 0,
      let number = Self.port(of: descriptor)
    else {
      let error = ListenError()
      socket.close()
      throw error
    }
    self.port = number
  }

  enum Arrival {
    case client(Socket)
    case nobody
    /// The system has no free socket.
    case exhausted
  }

  /// Accepts the next connection.
  func next() -> Arrival {
    while true {
      let descriptor = accept(socket.descriptor, nil, nil)
      if descriptor >= 0 { return .client(Socket(descriptor)) }
      switch errno {
      case EINTR, ECONNABORTED: continue
      case EAGAIN, EWOULDBLOCK: return .nobody
      default: return .exhausted
      }
    }
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    return withUnsafeMutablePointer(to: &address) {
      let result = $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size)
      }
      guard result == 0 else { return nil }
      // The port is at the same place for IPv4 and IPv6.
      return $0.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
        UInt16(bigEndian: $0.pointee.sin_port)
      }
    }
  }
}

/// The reason why the server cannot listen at a port.
package struct ListenError: Error, CustomStringConvertible {
  package let description: String
  /// Whether another process listens there.
  package let isTaken: Bool

  init(reason: String) {
    description = reason
    isTaken = false
  }

  /// Uses the error of the last system call.
  init() {
    let code = errno
    description = String(cString: strerror(code))
    isTaken = code == EADDRINUSE
  }
}
