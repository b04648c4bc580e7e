/// The host that a request was meant for.
enum LoopbackHost {
  /// Whether a `Host` header names this machine's loopback address and the server's port.
  ///
  /// A foreign site can make its name resolve to this machine, and then read what is served here as
  /// if it were its own; but the browser still sends that site's name.
  static func isOwn(_ header: String?, port: UInt16) -> Bool {
    guard let header = header?.lowercased() else { return false }
    let names = ["localhost", "127.0.0.1", "[::1]"]
    if names.contains(where: { header == "\($0):\(port)" }) { return true }
    // Browsers leave out the default port of http.
    return port == 80 && names.contains(header)
  }
}
