import Foundation

/// A request whose every byte is the test's: HTTP libraries write the `Host` header themselves.
enum PlainRequest {
  /// Sends a request, and reads the answer to its end.
  ///
  /// The line is such as `GET / HTTP/1.1`; without a host there is no `Host` header. Where nobody
  /// listens it throws `ServeError.noConnection`.
  static func answer(
    _ line: String, host: String?, port: UInt16, address: String = "127.0.0.1"
  ) throws -> String {
    let descriptor = try connected(to: address, port: port)
    defer { close(descriptor) }
    let host = host.map { "Host: \($0)\r\n" } ?? ""
    let request = Array("\(line)\r\n\(host)Connection: close\r\nContent-Length: 0\r\n\r\n".utf8)
    guard write(descriptor, request, request.count) == request.count else {
      throw ServeError.noConnection
    }
    var answer: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return String(decoding: answer, as: UTF8.self) }
      answer += buffer[..<count]
    }
  }

  private static func connected(to address: String, port: UInt16) throws -> Int32 {
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
    let descriptor = socket(info.ai_family, info.ai_socktype, 0)
    guard connect(descriptor, info.ai_addr, info.ai_addrlen) == 0 else {
      close(descriptor)
      throw ServeError.noConnection
    }
    return descriptor
  }

  /// The addresses of this machine that others could reach.
  static func outerAddresses() -> [String] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var addresses: [String] = []
    for entry in sequence(first: list, next: { $0?.pointee.ifa_next }) {
      guard let address = entry?.pointee.ifa_addr, address.pointee.sa_family == AF_INET else {
        continue
      }
      var name = [CChar](repeating: 0, count: 64)
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST)
      addresses.append(String(decoding: name.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self))
    }
    return addresses.filter { !$0.hasPrefix("127.") && !$0.isEmpty }
  }
}
