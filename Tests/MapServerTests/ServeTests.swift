import TestSupport
import Testing

@Suite struct `segues serve` {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(
        initial: "first",
        scenes: [
          .controller("first", segues: [SegueText("show", to: "second")]), .controller("second"),
        ]),
      to: "Main.storyboard")
  }

  @Test func `The map is served at a free port, and Ctrl-C ends it`() throws {
    let server = try ServeProcess([folder.path, "--no-check"])
    let answer = try PlainRequest.answer(
      "GET / HTTP/1.1", host: "localhost:\(server.port)", port: server.port)
    #expect(answer.hasPrefix("HTTP/1.1 200 "))
    #expect(answer.contains("text/html; charset=utf-8"))
    #expect(answer.contains("Cache-Control: no-store"))
    #expect(answer.contains("X-Frame-Options: DENY"))
    #expect(answer.contains(#"data-scene="Main/first""#))
    #expect(answer.contains(#"data-scene="Main/second""#))
    #expect(server.end() == 0)
  }

  @Test func `Only requests for this machine are answered`() throws {
    let server = try ServeProcess([folder.path, "--no-check"])
    let port = server.port
    func status(_ host: String?, line: String = "GET / HTTP/1.1") throws -> String {
      let answer = try PlainRequest.answer(line, host: host, port: port)
      return String(answer.split(separator: " ").dropFirst().first ?? "")
    }
    for host in ["localhost:\(port)", "127.0.0.1:\(port)", "[::1]:\(port)", "LOCALHOST:\(port)"] {
      #expect(try status(host) == "200")
    }
    let strangers = [
      nil, "evil.example:\(port)", "localhost", "localhost:\(port == 1 ? 2 : port - 1)",
      "localhost.evil.example:\(port)", "localhost:\(port)@evil.example", "127.0.0.1.evil:\(port)",
    ]
    for host in strangers {
      #expect(try status(host) == "403", "\(host ?? "no host")")
      #expect(try status(host, line: "GET /events HTTP/1.1") == "403")
    }
    let own = "localhost:\(port)"
    #expect(try status(own, line: "POST / HTTP/1.1") == "405")
    #expect(try status(own, line: "GET /../../etc/passwd HTTP/1.1") == "404")
    #expect(try status(own, line: "GET /Main.storyboard HTTP/1.1") == "404")
  }

  @Test(
    .enabled(if: !PlainRequest.outerAddresses().isEmpty, "this machine has no address but its own"))
  func `The server doesn't listen where other machines could connect`() throws {
    let server = try ServeProcess([folder.path, "--no-check"])
    for address in PlainRequest.outerAddresses() {
      #expect(throws: ServeError.self) {
        try PlainRequest.answer(
          "GET / HTTP/1.1", host: "localhost:\(server.port)", port: server.port, address: address)
      }
    }
  }

  @Test func `A port that is taken and a missing path are reported`() throws {
    let server = try ServeProcess([folder.path, "--no-check"])
    let second = try Subprocess.run(
      Subprocess.product("segues"),
      ["serve", folder.path, "--no-check", "--port", "\(server.port)"])
    #expect(second.status == 2)
    #expect(second.errors.contains("Cannot serve at port \(server.port)"))
    let nowhere = try Subprocess.run(
      Subprocess.product("segues"), ["serve", folder.path("Nowhere")])
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("no such file or folder"))
  }
}
