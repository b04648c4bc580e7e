import MapServer
import Testing

/// The change events that open pages receive.
@Suite("Event streams", .timeLimit(.minutes(60))) struct EventStreamTests {
  private func page(_ version: Int, problem: String? = nil) -> ServedPage {
    ServedPage(version: version, html: Array("<p>the map</p>".utf8), problem: problem)
  }

  @Test func `A stream says which page is served, and when it changes`() throws {
    let test = try TestServer()
    let client = try test.client()
    client.send(test.request("/events"))
    let beginning = client.received(until: "\n\n")
    #expect(beginning.hasPrefix("HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\n"))
    #expect(beginning.contains("\r\n\r\nevent: map\ndata: {"))
    #expect(beginning.contains(#""version":1"#))
    test.server.show(page(2))
    #expect(client.received(until: "\n\n").contains(#""version":2"#))
    test.server.show(page(2, problem: "A line\nand another"))
    let problem = client.received(until: "\n\n")
    #expect(problem.contains(#""problem":"A line\nand another""#))
    test.server.stop()
    #expect(client.answer() == "")
  }

  @Test func `A stream without events gets empty comments`() throws {
    let test = try TestServer { $0.silenceSeconds = 0.1 }
    let client = try test.client()
    client.send(test.request("/events"))
    #expect(client.received(until: "\n:\n\n:\n\n").contains("\n:\n\n:\n\n"))
  }

  @Test func `At the limit, there are no more streams until one is closed`() throws {
    let test = try TestServer { $0.eventStreams = 2 }
    var clients = try (0..<2).map { _ in try test.client() }
    for client in clients {
      client.send(test.request("/events"))
      #expect(client.received(until: "event: map").contains("event: map"))
    }
    #expect(try test.status(of: test.request("/events")) == "503")
    try test.expectService()
    // The clients leave in the middle of their streams.
    clients = []
    for _ in 0..<2 {
      let client = try test.client()
      client.send(test.request("/events"))
      #expect(TestServer.status(of: client.received(until: "event: map")) == "200")
      clients.append(client)
    }
    try test.expectService()
  }

  @Test func `Other clients do not displace streams`() throws {
    let test = try TestServer {
      $0.connections = 4
      $0.eventStreams = 2
    }
    let stream = try test.client()
    stream.send(test.request("/events"))
    #expect(stream.received(until: "event: map").contains("event: map"))
    let silent = try (0..<20).map { _ in try test.client() }
    try test.expectService()
    test.server.show(page(2))
    #expect(stream.received(until: #""version":2"#).contains(#""version":2"#))
    #expect(silent[0].answer() == "")
  }

  @Test func `After the server has stopped, no client is served`() throws {
    let test = try TestServer()
    try test.expectService()
    test.server.stop()
    #expect(throws: ServeError.self) { try test.client() }
  }
}
