import FileWriting
import Findings
import Foundation
import GenerationRun
import TestSupport
import Testing

@Suite struct CacheTests {
  private let fixture: RunFixture
  private let request: GenerationRequest

  init() throws {
    fixture = try RunFixture()
    var request = fixture.request()
    request.cache = fixture.folder.path("outlines.cache")
    self.request = request
  }

  @Test func `A second run opens only changed files`() throws {
    #expect(try fixture.generate(request).openedCount == 2)
    #expect(try fixture.generate(request).openedCount == 0)
    try fixture.folder.write(
      StoryboardText(scenes: [.controller("x", class: "NewViewController", identifier: "X")]),
      to: "App/Main.storyboard")
    let result = try fixture.generate(request)
    #expect(result.openedCount == 1)
    #expect(result.changes.map(\.path) == [fixture.folder.path("Generated/Main.storyboard.swift")])
  }

  @Test func `A run with a cache gives the same result as one without`() throws {
    try fixture.generate(request)
    try fixture.generate(request)
    #expect(try fixture.generate(fixture.request()).changes.isEmpty)
  }

  @Test func `Findings are reported again, though nothing is read again`() throws {
    try fixture.folder.write(
      StoryboardText(runtime: "Some.Runtime", scenes: [.controller("a")]), to: "App/A.storyboard")
    let first = try fixture.generate(request).findings
    #expect(first.map(\.rule).contains("unknown-runtime"))
    #expect(try fixture.generate(request).findings == first)
  }

  @Test func `A file that was written in a distant year is read like any other`() throws {
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 20_000_000_000)],
      ofItemAtPath: fixture.folder.path("App/Main.storyboard"))
    #expect(try fixture.generate(request).readCount == 2)
    #expect(try fixture.generate(request).openedCount == 0)
  }

  @Test func `An unreadable file is read again every time`() throws {
    try fixture.folder.write("<document", to: "App/Bad.storyboard")
    let first = try fixture.generate(request)
    let second = try fixture.generate(request)
    #expect(second.openedCount == 1)
    #expect(second.findings == first.findings)
    #expect(second.status == 1)
  }

  @Test func `A damaged cache is recreated`() throws {
    try fixture.generate(request)
    let cache = try #require(
      FileManager.default.contents(atPath: fixture.folder.path("outlines.cache")))
    try Data(cache.prefix(cache.count / 2)).write(
      to: URL(fileURLWithPath: fixture.folder.path("outlines.cache")))
    #expect(try fixture.generate(request).openedCount == 2)
    #expect(try fixture.generate(request).openedCount == 0)
  }

  @Test func `A file that is not a cache is not overwritten by one`() throws {
    let path = try fixture.folder.write("mine", to: "outlines.cache")
    #expect(throws: OutputFailure.writing(.notOurs(path))) { try fixture.generate(request) }
    #expect(fixture.text("outlines.cache") == "mine")
  }
}
