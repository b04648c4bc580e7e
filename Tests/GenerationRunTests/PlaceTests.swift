import FileWriting
import Foundation
import GenerationRun
import SegueGeneration
import TestSupport
import Testing

@Suite struct PlaceTests {
  private let fixture: RunFixture

  init() throws {
    fixture = try RunFixture()
  }

  @Test func `A single output file has everything, and its first lines only once`() throws {
    try fixture.generate(fixture.request(output: "Segues.swift"))
    let text = try #require(fixture.text("Segues.swift"))
    #expect(GeneratedMarker.isAtStart(of: text))
    for once in [
      GeneratedMarker.ignoreLines[1], GeneratedMarker.origin, "\nimport Foundation\n",
      "\nimport Segues\n", "\nprivate final class ", "enum ListViewControllerSegues",
      "enum SettingsViewControllerSegues",
    ] {
      #expect(text.components(separatedBy: once).count == 2, "\(once)")
    }
  }

  @Test(arguments: GenerationOptions.Access.allCases, GenerationOptions.Style.allCases)
  func `A single file imports each module once, with one access level`(
    access: GenerationOptions.Access, style: GenerationOptions.Style
  ) throws {
    var request = fixture.request(output: "Segues.swift")
    request.overrides.access = access
    request.overrides.style = style
    try fixture.generate(request)
    let text = try #require(fixture.text("Segues.swift"))
    // A condition has several branches, one of which applies.
    let blocks = text.components(separatedBy: "#if hasFeature(InternalImportsByDefault)").count - 1
    #expect(blocks <= 1)
    guard style == .segues else { return }
    let imports = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    for module in ["Foundation", "Segues"] {
      let found = imports.filter { $0.hasSuffix("import \(module)") }
      #expect(found.count == (blocks == 1 ? 2 : 1), "\(module)")
      #expect(Set(found).count == found.count)
    }
  }

  @Test func `A single file stays unchanged if one of its inputs cannot be read`() throws {
    try fixture.generate(fixture.request(output: "Segues.swift"))
    let before = fixture.text("Segues.swift")
    try fixture.folder.write("<document", to: "App/My Settings.storyboard")
    let result = try fixture.generate(fixture.request(output: "Segues.swift"))
    #expect(result.status == 1)
    #expect(fixture.text("Segues.swift") == before)
  }

  @Test func `Without an output, the text is the result, and nothing is written`() throws {
    let result = try fixture.generate(fixture.request(output: nil))
    #expect(result.text?.isEmpty == false)
    #expect(result.changes.isEmpty)
    #expect(fixture.names(in: "") == ["App"])
  }

  @Test func `A folder in place of a file is an error`() throws {
    let path = fixture.folder.path("Segues.swift")
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    #expect(throws: OutputFailure.writing(.isFolder(path))) {
      try fixture.generate(fixture.request(output: "Segues.swift"))
    }
  }

  @Test func `A file in place of a folder is an error`() throws {
    try fixture.folder.write("x", to: "Generated")
    let path = fixture.folder.path("Generated")
    #expect(throws: OutputFailure.writing(.isFile(path))) {
      _ = try Generation(fixture.request(output: "Generated/"))
    }
    #expect(throws: OutputFailure.writing(.notOurs(path))) {
      try fixture.generate(fixture.request())
    }
    #expect(fixture.text("Generated") == "x")
  }

  @Test func `A folder that cannot be created is named, with the reason`() throws {
    try fixture.folder.write("x", to: "file")
    var request = fixture.request(output: "file/Generated")
    request.writesEveryFile = true
    let error = #expect(throws: OutputFailure.self) { try fixture.generate(request) }
    #expect("\(try #require(error))".contains("file/Generated"))
  }

  @Test func `A link is followed, and stays a link`() throws {
    try fixture.folder.write("", to: "Elsewhere/Real.swift")
    try FileManager.default.createSymbolicLink(
      atPath: fixture.folder.path("Segues.swift"),
      withDestinationPath: fixture.folder.path("Elsewhere/Real.swift"))
    try fixture.generate(fixture.request(output: "Segues.swift"))
    #expect(fixture.text("Elsewhere/Real.swift")?.isEmpty == false)
    #expect(fixture.names(in: "Elsewhere") == ["Real.swift"])
    let link = try FileManager.default.destinationOfSymbolicLink(
      atPath: fixture.folder.path("Segues.swift"))
    #expect(link == fixture.folder.path("Elsewhere/Real.swift"))
  }

  @Test func `Writing leaves no other files behind`() throws {
    try fixture.generate(fixture.request())
    #expect(fixture.names(in: "Generated").allSatisfy { $0.hasSuffix(".storyboard.swift") })
  }
}
