internal import Files

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

  enum Answer {
    case response(Response)
    /// The beginning of an event stream, to be followed by events.
    case events(Response)
  }

  /// Returns the answer to a request: an event stream only if there is room for another.
  func answer(to request: RequestHead, hasRoom: Bool) -> Answer {
    guard LoopbackHost.isOwn(request.host, port: port) else {
      return .response(Response("403 Forbidden", "This server answers to localhost only.\n"))
    }
    guard request.method == "GET" else {
      return .response(
        Response("405 Method Not Allowed", "Only GET.\n", headers: "Allow: GET\r\n"))
    }
    switch request.path {
    case "/":
      return .response(Response("200 OK", type: "text/html; charset=utf-8", body: page.html))
    case "/events":
      guard hasRoom else {
        return .response(Response("503 Service Unavailable", "Too many pages are open.\n"))
      }
      return .events(Response(streaming: "text/event-stream"))
    default:
      return .response(Response("404 Not Found", "Only the map is here, at /.\n"))
    }
  }

  private static func event(for page: ServedPage) -> [UInt8] {
    let news = JSONValue.object([
      "version": .integer(page.version), "problem": .optional(page.problem),
    ])
    return Array("event: map\ndata: \(news.compactText)\n\n".utf8)
  }
}
