import MapServer
import Testing

/// A server in the test's own process, with limits chosen by the test.
struct TestServer {
  let server: MapServer
  private static let text = "<p>the map</p>"

  init(page: [UInt8] = Array(text.utf8), set: (inout ServerLimits) -> Void = { _ in }) throws {
    var limits = ServerLimits()
    set(&limits)
    server = try MapServer(port: 0, page: ServedPage(version: 1, html: page), limits: limits)
  }

  func client(receiveBuffer: Int32? = nil) throws -> RawClient {
    try RawClient(port: server.port, receiveBuffer: receiveBuffer)
  }

  var host: String { "Host: localhost:\(server.port)\r\n" }

  /// A valid request for a path.
  func request(_ path: String = "/") -> String { "GET \(path) HTTP/1.1\r\n\(host)\r\n" }

  /// The status of the answer to bytes; empty if the connection was closed without one.
  func status(of request: String) throws -> String {
    let client = try client()
    client.send(request)
    return Self.status(of: client.answer())
  }

  static func status(of answer: String) -> String {
    String(answer.split(separator: " ").dropFirst().first ?? "")
  }

  /// Expects that the page is still served.
  func expectService(location: SourceLocation = #_sourceLocation) throws {
    let client = try client()
    client.send(request())
    let answer = client.answer()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"), sourceLocation: location)
    #expect(answer.hasSuffix("\r\n\r\n" + Self.text), sourceLocation: location)
  }
}
