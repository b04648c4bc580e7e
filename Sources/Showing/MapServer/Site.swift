internal import FilesAndPaths

/// The page and its change events, and the answers to requests for them.
struct Site {
  private let port: UInt16
  private var page: ServedPage
  /// The latest event of the event stream.
  private(set) var event: [UInt8]

  init(port: UInt16, page: ServedPage) {
    self.port = port
    self.page = page
    event = Self.event(for: page)
  }

  mutating func show(_ page: ServedPage) {
    self.page = page
    event = Self.event(for: page)
  }

  /// Returns the response to a request: an event stream only if there is room for another.
  func response(to request: RequestHead, hasRoom: Bool) -> Response {
    guard isOwn(host: request.host) else {
      return Response("403 Forbidden", "This server answers to localhost only.\n")
    }
    guard request.method == "GET" else {
      return Response("405 Method Not Allowed", "Only GET.\n", headers: "Allow: GET\r\n")
    }
    switch request.path {
    case "/": return Response("200 OK", type: "text/html; charset=utf-8", body: page.html)
    case "/events" where hasRoom: return Response(streaming: "text/event-stream")
    case "/events": return Response("503 Service Unavailable", "Too many pages are open.\n")
    default: return Response("404 Not Found", "Only the map is here, at /.\n")
    }
  }

  /// Whether a `Host` header names this machine's loopback address and the server's port.
  ///
  /// A foreign site can make its name resolve to this machine, and then read what is served here as
  /// if it were its own; but the browser still sends that site's name.
  private func isOwn(host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    let names = ["localhost", "127.0.0.1", "[::1]"]
    if names.contains(where: { host == "\($0):\(port)" }) { return true }
    // Browsers leave out the default port of http.
    return port == 80 && names.contains(host)
  }

  private static func event(for page: ServedPage) -> [UInt8] {
    let news = JSONValue.object([
      "version": .integer(page.version), "problem": .optional(page.problem),
    ])
    return Array("event: map\ndata: \(news.compactText)\n\n".utf8)
  }
}
