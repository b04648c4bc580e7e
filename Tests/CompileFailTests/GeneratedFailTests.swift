import Foundation
import SegueGeneration
import StoryboardParsing
import TestSupport
import Testing

/// Programs whose segues are generated, and that must not compile: an error stands at the user's own
/// line, or at the storyboard's.
@Suite struct GeneratedFailTests {
  @Test(arguments: try GeneratedProgram.all())
  func `The compiler refuses the program, with what is drawn in it and nothing else`(
    _ program: GeneratedProgram
  ) throws {
    try #require(!program.expected.isEmpty, "nothing is expected of it")
    let folder = try TemporaryFolder()
    let generated = try program.generate(into: folder)
    let result = try Compiler(flags: ["-swift-version", "6"]).compile([program.app] + generated)
    #expect(!result.succeeded)
    // What follows from a class that is not there is said of the generated file too.
    let messages = Set(result.messages.filter { !$0.file.hasSuffix(".storyboard.swift") })
    let missing = Set(program.expected).subtracting(messages).sorted()
    let unexpected = messages.subtracting(program.expected).sorted()
    #expect(missing == [], "\(missing) did not come of \(result.output)")
    #expect(unexpected == [], "\(unexpected) came")
  }

  @Test func `The programs are found`() throws {
    #expect(try GeneratedProgram.all().count >= 10)
  }
}

/// A program in two halves: what an app's developer wrote, and a storyboard.
struct GeneratedProgram: CustomTestStringConvertible {
  var name: String
  var app: String
  var storyboard: String
  /// What the compiler has to say, of either half.
  var expected: [CompilerMessage]

  var testDescription: String { name }

  /// A folder with `App.swift` and, if it draws errors in it, a `Main.storyboard` of its own.
  init(_ folder: URL) throws {
    name = folder.lastPathComponent
    let app = folder.appendingPathComponent("App.swift")
    let own = folder.appendingPathComponent("Main.storyboard")
    let hasOwn = FileManager.default.fileExists(atPath: own.path)
    let shared = folder.deletingLastPathComponent().appendingPathComponent("Main.storyboard")
    self.app = app.path
    storyboard = (hasOwn ? own : shared).path
    expected = try Program(app).expected + (hasOwn ? Program(own).expected : [])
  }

  /// Generates the storyboard's code into a folder, and tells the paths of its files.
  func generate(into folder: TemporaryFolder) throws -> [String] {
    let parsed = StoryboardReader().read(storyboard)
    let file = try #require(parsed.file, "\(parsed.findings)")
    let code = SegueGenerator().generate([file])
    return try code.files.map { file in
      let path = folder.path(file.name)
      try file.text.write(toFile: path, atomically: true, encoding: .utf8)
      return path
    }
  }

  static func all() throws -> [GeneratedProgram] {
    let folder = Program.testFolder.appendingPathComponent("Generated")
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.contains(".") }.sorted()
      .map { try GeneratedProgram(folder.appendingPathComponent($0)) }
  }
}
