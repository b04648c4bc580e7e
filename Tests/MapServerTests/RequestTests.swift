import Foundation
import MapServer
import Testing

/// The requests that the server accepts or rejects, and its answers.
@Suite("Requests", .timeLimit(.minutes(60))) struct RequestTests {
  @Test func `Every answer has the headers that isolate the page`() throws {
    let test = try TestServer()
    for request in [
      test.request(), test.request("/nothing"), "GET / HTTP/1.1\r\n\r\n", "no\r\n\r\n",
    ] {
      let client = try test.client()
      client.send(request)
      let answer = client.answer()
      for header in [
        "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "X-Frame-Options: DENY",
        "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
        "Connection: close",
      ] {
        #expect(answer.contains("\r\n\(header)\r\n"), "\(request)")
      }
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT", "get", "Q!"])
  func `Methods other than GET get a 405`(method: String) throws {
    let test = try TestServer()
    let client = try test.client()
    client.send("\(method) / HTTP/1.1\r\n\(test.host)\r\n")
    let answer = client.answer()
    #expect(answer.hasPrefix("HTTP/1.1 405 "))
    #expect(answer.contains("\r\nAllow: GET\r\n"))
    try test.expectService()
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHOST\r\n", "200"), ("GET /?a=b HTTP/1.1\r\nHOST\r\n", "200"),
    ("GET / HTTP/1.0\r\nHOST\r\n", "200"), ("GET / HTTP/1.0\r\n\r\n", "403"),
    ("GET / HTTP/1.1\n\n", "403"), ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "403"),
    ("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", "403"),
    ("GET / HTTP/1.1\r\nHOSTHOST\r\n", "400"), ("GET / HTTP/2.0\r\nHOST\r\n", "505"),
    ("GET /\r\nHOST\r\n", "400"), ("GET  / HTTP/1.1\r\nHOST\r\n", "400"),
    ("GET http://localhost/ HTTP/1.1\r\nHOST\r\n", "400"), ("GET * HTTP/1.1\r\nHOST\r\n", "400"),
    ("\r\n\r\n", "400"), ("\0\0\0\n\n", "400"), ("\u{16}\u{3}\u{1}\n\n", "400"),
    ("GET / HTTP/1.1\r\nHOST folded: yes\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHOSTno colon\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHOST: no name\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHost : localhost\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHOSTA: a\rb\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHOSTA: \0\r\n\r\n", "400"),
    ("GET / HTTP/1.1\r\nHOSTA: ünï\r\n\r\n", "200"), ("GET / HTTP/1.1\r\nHOSTA:\r\n\r\n", "200"),
  ])
  func `A malformed head, or one for another host or port, is rejected`(
    head: String, status: String
  ) throws {
    let test = try TestServer()
    let request = head.replacingOccurrences(of: "HOST", with: test.host)
    #expect(try test.status(of: request) == status)
    try test.expectService()
  }

  @Test(arguments: [
    ("Content-Length: 0", "200"), ("content-length:  00 ", "200"), ("Content-Length: 5", "413"),
    ("Content-Length: 99999999999999999999", "413"), ("Content-Length: -1", "400"),
    ("Content-Length: 0, 5", "400"), ("Content-Length:", "400"),
    ("Content-Length: 0\r\nContent-Length: 5", "413"), ("Transfer-Encoding: chunked", "413"),
    ("Transfer-Encoding: identity", "413"),
  ])
  func `A request with a body is rejected`(header: String, status: String) throws {
    let test = try TestServer()
    let client = try test.client()
    client.send("GET / HTTP/1.1\r\n\(test.host)\(header)\r\n\r\nhello")
    #expect(TestServer.status(of: client.answer()) == status)
    try test.expectService()
  }

  @Test func `Anything after a request is ignored`() throws {
    let test = try TestServer { $0.closingSeconds = 60 }
    let client = try test.client()
    let garbage = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    client.send(Array(test.request().utf8) + Array(test.request("/nothing").utf8) + garbage)
    let answer = client.answer()
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.components(separatedBy: "HTTP/1.1 ").count == 2, "there is one answer")
    try test.expectService()
  }
}
