import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// Programs with generated segues that must not compile.
///
/// The error is at the user's own line, or at the storyboard's.
@Suite struct GeneratedFailTests {
  @Test(arguments: try GeneratedProgram.all())
  func `The compiler rejects the program with exactly the expected messages`(
    _ program: GeneratedProgram
  ) throws {
    try #require(!program.expected.isEmpty, "nothing is expected of it")
    let folder = try TemporaryFolder()
    let generated = try program.generate(into: folder)
    let result = try Compiler(flags: ["-swift-version", "6"]).compile([program.app] + generated)
    #expect(!result.succeeded)
    // A missing class also causes errors in the generated file.
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

/// A program of two parts: an app's handwritten code, and a storyboard.
struct GeneratedProgram: CustomTestStringConvertible {
  var name: String
  var app: String
  var storyboard: String
  /// The expected compiler messages for both parts.
  var expected: [CompilerMessage]

  var testDescription: String { name }

  /// Reads a folder with `App.swift` and, if errors are expected in it, its own `Main.storyboard`.
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

  /// Generates the storyboard's code into a folder, and returns the paths of the files.
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
