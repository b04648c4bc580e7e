import Dispatch
import FilesAndPaths
import Findings
import Foundation
import GenerationRun
import TestSupport
import Testing

/// The events of a watch on a separate thread.
private final class Watching: @unchecked Sendable {
  // Events cross threads only through the queue's semaphore.
  private let lock = NSLock()
  private var events: [GenerationWatch.Event] = []
  private let count = DispatchSemaphore(value: 0)
  private let stop = DispatchSemaphore(value: 0)
  private let ended = DispatchSemaphore(value: 0)

  init(_ request: GenerationRequest) {
    Thread.detachNewThread { [self] in
      var watch = GenerationWatch(request) { [self] event in
        lock.withLock { events.append(event) }
        count.signal()
      }
      try? watch.run(until: stop)
      ended.signal()
    }
  }

  /// Waits for the next event.
  func next() throws -> GenerationWatch.Event {
    try #require(count.wait(timeout: .now() + 30) == .success, "the watch says nothing")
    return lock.withLock { events.removeFirst() }
  }

  /// Ends the watch.
  func end() throws {
    stop.signal()
    try #require(ended.wait(timeout: .now() + 30) == .success, "the watch goes on")
  }
}

extension GenerationWatch.Event {
  fileprivate var changes: [String] {
    guard case .generated(let result, _) = self else { return [] }
    return result.changes.map { "\($0.kind.rawValue) \(FilePath.name(of: $0.path))" }
  }

  fileprivate var saved: [String] {
    switch self {
    case .generated(_, let saved), .failed(_, let saved): saved.map(FilePath.name)
    }
  }

  fileprivate var rules: [String] {
    guard case .generated(let result, _) = self else { return [] }
    return result.findings.map(\.rule)
  }

  fileprivate var hasFailed: Bool {
    if case .failed = self { true } else { false }
  }
}

@Suite struct WatchTests {
  private let fixture: RunFixture

  init() throws {
    fixture = try RunFixture()
  }

  private let other = StoryboardText(scenes: [
    .controller("x", class: "NewViewController", identifier: "X")
  ])

  @Test func `A save is generated, and reports what changed`() throws {
    let watch = Watching(fixture.request())
    #expect(try watch.next().changes.count == 2)
    try fixture.folder.write(other, to: "App/Main.storyboard")
    let event = try watch.next()
    #expect(event.saved == ["Main.storyboard"])
    #expect(event.changes == ["updated Main.storyboard.swift"])
    try watch.end()
  }

  @Test func `Storyboards can be added and removed`() throws {
    let watch = Watching(fixture.request())
    _ = try watch.next()
    try fixture.folder.write(other, to: "App/New.storyboard")
    #expect(try watch.next().changes == ["created New.storyboard.swift"])
    try FileManager.default.removeItem(atPath: fixture.folder.path("App/New.storyboard"))
    #expect(try watch.next().changes == ["deleted New.storyboard.swift"])
    try watch.end()
  }

  @Test func `A half-written file leaves everything unchanged, and is reported`() throws {
    let watch = Watching(fixture.request())
    _ = try watch.next()
    let before = fixture.text("Generated/Main.storyboard.swift")
    try fixture.folder.write(String(RunFixture.main.xml.prefix(300)), to: "App/Main.storyboard")
    let event = try watch.next()
    #expect(event.changes.isEmpty)
    #expect(event.rules == ["malformed-xml"])
    #expect(fixture.text("Generated/Main.storyboard.swift") == before)
    try fixture.folder.write(other, to: "App/Main.storyboard")
    let last = try watch.next()
    #expect(last.changes == ["updated Main.storyboard.swift"])
    #expect(!last.rules.contains("malformed-xml"))
    try watch.end()
  }

  @Test func `With a cache, a half-written file leaves the code of others unchanged, too`() throws {
    try fixture.folder.write(
      StoryboardText(
        initial: "home",
        scenes: [
          .controller(
            "home", class: "HomeViewController",
            segues: [SegueText("show", to: "list", identifier: "showList")]),
          .reference("list", storyboard: "Main", identifier: "List"),
        ]), to: "App/Home.storyboard")
    var request = fixture.request()
    request.cache = fixture.folder.path("outlines.cache")
    let watch = Watching(request)
    _ = try watch.next()
    try fixture.folder.write(String(RunFixture.main.xml.prefix(300)), to: "App/Main.storyboard")
    #expect(try watch.next().changes.isEmpty)
    try watch.end()
  }

  @Test func `A changed configuration is used, and a wrong one is not`() throws {
    let configuration = try fixture.folder.write("generate: {}\n", to: "c.yml")
    var request = fixture.request()
    request.configuration = .path(configuration)
    let watch = Watching(request)
    _ = try watch.next()
    try fixture.folder.write("generate: {acess: public}\n", to: "c.yml")
    #expect(try watch.next().hasFailed)
    try fixture.folder.write("generate: {exclude: [Main.storyboard]}\n", to: "c.yml")
    #expect(try watch.next().changes == ["deleted Main.storyboard.swift"])
    try watch.end()
  }

  @Test func `A file that the configuration excludes doesn't count as saved`() throws {
    let configuration = try fixture.folder.write("exclude: [My*]\n", to: "c.yml")
    var request = fixture.request()
    request.configuration = .path(configuration)
    let watch = Watching(request)
    _ = try watch.next()
    try fixture.folder.write(other, to: "App/Main.storyboard")
    #expect(try watch.next().saved == ["Main.storyboard"])
    try watch.end()
  }

  @Test func `Without a file to write, there is nothing to watch`() throws {
    var watch = GenerationWatch(fixture.request(output: nil)) { _ in }
    #expect(throws: OutputFailure.needsOutput(option: "--watch")) {
      try watch.run(until: DispatchSemaphore(value: 0))
    }
  }
}
