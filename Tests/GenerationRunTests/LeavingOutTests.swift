import Findings
import Foundation
import GenerationRun
import TestSupport
import Testing

@Suite struct LeavingOutTests {
  private let fixture: RunFixture

  init() throws {
    fixture = try RunFixture()
  }

  private func run(_ configuration: String, _ change: (inout GenerationRequest) -> Void = { _ in })
    throws -> GenerationResult
  {
    var request = fixture.request()
    request.configuration = .path(try fixture.folder.write(configuration, to: "App/.segues.yml"))
    request.writesEveryFile = false
    change(&request)
    return try fixture.generate(request)
  }

  private var reference: StoryboardText {
    StoryboardText(
      initial: "a",
      scenes: [
        .controller(
          "a", class: "FirstViewController",
          segues: [SegueText("show", to: "ref", identifier: "open")]),
        .reference("ref", storyboard: "Kit", identifier: "Front"),
      ])
  }

  @Test func `Files excluded from generate are still known to files that refer to them`() throws {
    try fixture.folder.write(reference, to: "App/First.storyboard")
    try fixture.folder.write(RunFixture.settings, to: "App/Kit.storyboard")
    let without = try run("exclude: [Kit.storyboard]\n")
    #expect(without.findings.map(\.rule) == ["storyboard-not-found"])
    #expect(without.inputCount == 3)
    let with = try run("generate: {exclude: [Kit.storyboard]}\n")
    #expect(with.findings.isEmpty)
    #expect(with.inputCount == 3)
  }

  @Test func `References may be options, or paths relative to the configuration`()
    throws
  {
    try fixture.folder.write(reference, to: "App/First.storyboard")
    try fixture.folder.write(RunFixture.settings, to: "Modules/Kit/Kit.storyboard")
    // The configuration is in a subfolder of the repository.
    try fixture.folder.write("", to: ".git/HEAD")
    #expect(try run("").findings.map(\.rule) == ["storyboard-not-found"])
    #expect(try run("generate: {references: ../Modules/Kit}").findings.isEmpty)
    let given = try run("") { $0.references = [fixture.folder.path("Modules")] }
    #expect(given.findings.isEmpty)
  }

  @Test func `Patterns are relative to the configuration's folder`() throws {
    try fixture.folder.write(RunFixture.settings, to: "App/Old/Old.storyboard")
    #expect(try run("").inputCount == 3)
    #expect(try run("exclude: [./Old]").inputCount == 2)
    #expect(try run("include: [Old/**]").inputCount == 1)
    #expect(try run("generate: {include: ['*.storyboard'], exclude: [M*]}").inputCount == 1)
  }

  @Test func `Problems in excluded folders are not reported`() throws {
    try fixture.folder.write("", to: "App/Old/Odd.storyboard/notes.txt")
    #expect(try run("").findings.map(\.rule) == ["unreadable-file"])
    #expect(try run("exclude: [Old]").findings.isEmpty)
  }

  @Test func `A configuration that excludes everything is an error`() throws {
    #expect(throws: InputFailure.nothingFound([fixture.folder.path("App")], isFiltered: true)) {
      try run("include: [Nothing]")
    }
  }

  @Test func `A folder without storyboards and a missing path are errors`() throws {
    try fixture.folder.write("", to: "Empty/View.swift")
    #expect(throws: InputFailure.nothingFound([fixture.folder.path("Empty")], isFiltered: false)) {
      try fixture.generate(fixture.request("Empty"))
    }
    #expect(throws: InputFailure.noSuchPaths([fixture.folder.path("None")])) {
      try fixture.generate(fixture.request("None"))
    }
  }

  @Test func `The output may be configured, relative to the configuration's folder`() throws {
    _ = try run("generate: {output: Code/Generated}") { $0.output = nil }
    #expect(fixture.names(in: "App/Code/Generated").count == 2)
  }
}
