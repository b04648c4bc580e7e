/// Who a request was meant for.
enum LoopbackHost {
  /// Whether a `Host` header names this machine's loopback, with the port that is listened at.
  ///
  /// A site elsewhere can have its name lead to this machine, and then read what is served here as if
  /// it was its own; but the browser still says that site's name.
  static func isOwn(_ header: String?, port: UInt16) -> Bool {
    guard let header = header?.lowercased() else { return false }
    let names = ["localhost", "127.0.0.1", "[::1]"]
    if names.contains(where: { header == "\($0):\(port)" }) { return true }
    // A browser leaves out the port that http has anyway.
    return port == 80 && names.contains(header)
  }
}
