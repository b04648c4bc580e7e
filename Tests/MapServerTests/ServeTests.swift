import Foundation
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

  @Test func `The map is served until Ctrl-C`() throws {
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
    #expect(
      second.errors == """
        Error: port \(server.port) is taken by another process: choose another with --port, or 0 \
        for any free one

        """)
    let nowhere = try Subprocess.run(
      Subprocess.product("segues"), ["serve", folder.path("Nowhere")])
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.contains("no such file or folder"))
  }

  @Test func `Without --port, the port is 4783 or the next one that is free`() throws {
    let first = try ServeProcess([folder.path, "--no-check"])
    let second = try ServeProcess([folder.path, "--no-check"])
    let ports = 4783...UInt16(4803)
    #expect(ports.contains(first.port) && ports.contains(second.port))
    #expect(first.port != second.port)
  }

  @Test func `With --port 0, any free port is used`() throws {
    let server = try ServeProcess([folder.path, "--no-check", "--port", "0"])
    #expect(server.port > 0 && server.port != 4783)
  }

  @Test func `Each redraw prints one line, with the saved files and the new counts`() throws {
    let server = try ServeProcess([folder.path, "--no-check"])
    let first = try server.line()
    #expect(first.wholeMatch(of: /\d\d:\d\d:\d\d  1 storyboard, 2 scenes, 1 segue/) != nil)
    try folder.write(
      StoryboardText(initial: "first", scenes: [.controller("first")]), to: "Main.storyboard")
    let second = try server.line()
    #expect(second.hasSuffix("  Main.storyboard: 1 storyboard, 1 scene, 0 segues"))
    try folder.write("<document", to: "Main.storyboard")
    let third = try server.line()
    #expect(third.contains("  Main.storyboard: This is the last good map. "))
    #expect(third.contains("Main.storyboard:1:"))
  }

  @Test func `A save of a storyboard that a link leads to is noticed`() throws {
    let linked = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: linked.path("Main.storyboard"),
      withDestinationPath: folder.path("Main.storyboard"))
    let server = try ServeProcess([linked.path, "--no-check"])
    _ = try server.line()
    try folder.write(
      StoryboardText(initial: "first", scenes: [.controller("first")]), to: "Main.storyboard")
    #expect(try server.line().hasSuffix("  Main.storyboard: 1 storyboard, 1 scene, 0 segues"))
  }

  @Test func `A change of the configuration redraws the map`() throws {
    let server = try ServeProcess([folder.path, "--no-check"])
    _ = try server.line()
    try folder.write("exclude: [Legacy]\n", to: ".segues.yml")
    #expect(try server.line().hasSuffix("  .segues.yml: 1 storyboard, 2 scenes, 1 segue"))
  }

  @Test func `A storyboard that the configuration excludes leaves the map`() throws {
    try folder.write(
      StoryboardText(initial: "old", scenes: [.controller("old")]), to: "Old/Old.storyboard")
    let server = try ServeProcess([folder.path, "--no-check"])
    _ = try server.line()
    try folder.write("exclude: [Old]\n", to: ".segues.yml")
    #expect(try server.line().hasSuffix("  .segues.yml: 1 storyboard, 2 scenes, 1 segue"))
  }

  @Test func `On a terminal, Ctrl-C starts a new line and exits with 0`() throws {
    let terminal = try #require(
      try PseudoTerminal(
        Subprocess.product("segues"), ["serve", "--no-check", "--color", "never"],
        folder: folder.path,
        streams: [.output, .errors]))
    let before = terminal.wait(for: "1 segue\n")
    terminal.interrupt()
    let end = terminal.end()
    #expect(end.status == 0)
    #expect(end.text.hasPrefix(before + "\nNext: segues map  # "))
  }
}
