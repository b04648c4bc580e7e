import Foundation
import MapServer
import Testing

/// Clients that would exhaust the server without its limits.
@Suite("Hostile clients", .timeLimit(.minutes(60))) struct HostileClientTests {
  @Test(arguments: [
    "GET /HUGE HTTP/1.1\r\n\r\n", "HUGE / HTTP/1.1\r\n\r\n",
    "GET / HTTP/1.1\r\nCookie: HUGE\r\n\r\n",
    "GET / HTTP/1.1\r\nHUGE: a\r\n\r\n", "HUGE",
  ])
  func `A head of a megabyte is rejected`(head: String) throws {
    let test = try TestServer { $0.closingSeconds = 60 }
    let huge = String(repeating: "a", count: 1 << 20)
    #expect(try test.status(of: head.replacingOccurrences(of: "HUGE", with: huge)) == "431")
    try test.expectService()
  }

  @Test func `A head may have exactly as many bytes as the limit`() throws {
    let test = try TestServer { $0.headBytes = 1000 }
    func head(of count: Int) -> String {
      let start = "GET / HTTP/1.1\r\n\(test.host)A: "
      return start + String(repeating: "a", count: count - start.utf8.count - 4) + "\r\n\r\n"
    }
    #expect(try test.status(of: head(of: 1000)) == "200")
    #expect(try test.status(of: head(of: 1001)) == "431")
    let lines = String(repeating: "A: a\r\n", count: 200)
    #expect(try test.status(of: "GET / HTTP/1.1\r\n\(test.host)\(lines)\r\n") == "431")
  }

  @Test func `A head that arrives byte by byte is rejected at the deadline`() throws {
    let test = try TestServer { $0.headSeconds = 0.3 }
    let client = try test.client()
    client.send("GET / HTTP/1.1\r\nA: ")
    var sent = 0
    while !client.hasAnswer(within: 20), sent < 2000 {
      client.send("a")
      sent += 1
    }
    #expect(TestServer.status(of: client.answer()) == "408")
    try test.expectService()
  }

  @Test func `A silent client is disconnected at the deadline`() throws {
    let test = try TestServer { $0.headSeconds = 0.1 }
    #expect(try test.client().answer() == "")
    try test.expectService()
  }

  @Test func `A head that arrives in pieces is accepted`() throws {
    let test = try TestServer()
    let client = try test.client()
    for byte in test.request().utf8 { client.send([byte]) }
    #expect(TestServer.status(of: client.answer()) == "200")
  }

  @Test func `Silent connections make room for others, oldest first`() throws {
    let test = try TestServer {
      $0.connections = 4
      $0.headSeconds = 600
    }
    let silent = try (0..<40).map { _ in try test.client() }
    try test.expectService()
    for client in silent[..<36] { #expect(client.answer() == "") }
    // The last ones are still served, except for the one that made room for the request above.
    silent[39].send(test.request())
    #expect(TestServer.status(of: silent[39].answer()) == "200")
    try test.expectService()
  }

  @Test func `Clients that don't read their answer make room for others`() throws {
    let test = try TestServer(page: [UInt8](repeating: 0x61, count: 32 << 20)) {
      $0.connections = 4
      $0.answerSeconds = 600
    }
    let clients = try (0..<8).map { _ in
      let client = try test.client(receiveBuffer: 4096)
      client.send(test.request())
      #expect(client.hasAnswer(within: 30_000))
      return client
    }
    test.server.show(ServedPage(version: 2, html: Array("<p>the map</p>".utf8)))
    try test.expectService()
    for client in clients[..<4] { #expect(client.isDropped()) }
  }

  @Test(arguments: ["/", "/events"])
  func `A client that never reads is dropped at the deadline`(path: String) throws {
    let large = [UInt8](repeating: 0x61, count: 32 << 20)
    let test = try TestServer(page: large) { $0.answerSeconds = 0.3 }
    let client = try test.client(receiveBuffer: 4096)
    client.send(test.request(path))
    #expect(client.hasAnswer(within: 30_000))
    test.server.show(
      ServedPage(
        version: 2, html: Array("<p>the map</p>".utf8),
        problem: String(decoding: large, as: UTF8.self)))
    #expect(client.isDropped())
    try test.expectService()
  }

  @Test func `A client that keeps sending after its request is disconnected`() throws {
    let test = try TestServer { $0.ignoredBytes = 100_000 }
    let client = try test.client()
    client.send(test.request("/events"))
    #expect(client.received(until: "event: map").contains("event: map"))
    let kilobyte = [UInt8](repeating: 0x61, count: 1024)
    #expect((0..<100_000).contains { _ in !client.send(kilobyte) })
    try test.expectService()
  }
}
