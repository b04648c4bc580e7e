import Foundation

/// A request with any `Host` header, which HTTP libraries write themselves.
enum PlainRequest {
  /// Sends a request, and reads the answer to its end.
  ///
  /// The line has a form such as `GET / HTTP/1.1`; without a host there is no `Host` header. Throws
  /// `ServeError.noConnection` if there is no server.
  static func answer(
    _ line: String, host: String?, port: UInt16, address: String = "127.0.0.1"
  ) throws -> String {
    let client = try RawClient(port: port, address: address)
    let host = host.map { "Host: \($0)\r\n" } ?? ""
    guard client.send("\(line)\r\n\(host)Connection: close\r\nContent-Length: 0\r\n\r\n") else {
      throw ServeError.noConnection
    }
    return client.answer()
  }

  /// The addresses of this machine that other machines could reach.
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
