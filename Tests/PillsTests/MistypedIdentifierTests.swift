import Foundation
import SegueGeneration
import StoryboardModel
import StoryboardParsing
import TestSupport
import Testing

/// The promise of the README: the compiler finds a mistyped identifier, and one that the storyboard
/// no longer has.
///
/// The app's own sources, and the code generated from its storyboard, are type-checked against the
/// modules that this test was built with.
@Suite struct MistypedIdentifierTests {
  @Test func `The app's sources compile as they are`() throws {
    let result = try typeCheck()
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `A mistyped case is a compiler error at its line`() throws {
    let right = "performSegue(.theRedPillExperience, sender: sender)"
    var line = 0
    let result = try typeCheck(source: { source in
      line =
        1
        + source.prefix(upTo: try #require(source.range(of: right)).lowerBound)
        .count { $0 == "\n" }
      return source.replacingOccurrences(of: right, with: right.replacing("Pill", with: "Pil"))
    })
    #expect(result.status != 0)
    let errors = result.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.contains("PillsViewController.swift:\(line):"))
    #expect(error.contains("has no member 'theRedPilExperience'"))
  }

  @Test func `Changing a segue's identifier in the storyboard is an error`() throws {
    let result = try typeCheck(storyboard: {
      $0.replacingOccurrences(of: "\"TheRedPillExperience\"", with: "\"Wonderland\"")
    })
    #expect(result.status != 0)
    #expect(result.errors.contains("has no member 'theRedPillExperience'"))
  }

  @Test func `A segue that the switch misses is an error`() throws {
    let result = try typeCheck(storyboard: { storyboard in
      let segue = try #require(storyboard.firstMatch(of: /<segue [^>]*TheBluePill[^>]*\/>/))
      let other = segue.output.replacing("TheBluePillExperience", with: "Glitch")
        .replacing(/id="Kb2-pj-JCe"/, with: "id=\"Kb3-pj-JCe\"")
      return storyboard.replacingOccurrences(of: segue.output, with: segue.output + other)
    })
    #expect(result.status != 0)
    #expect(result.errors.contains("error: switch must be exhaustive"))
  }

  /// Type-checks the app after changing `PillsViewController.swift` and its storyboard.
  private func typeCheck(
    source change: (String) throws -> String = { $0 },
    storyboard edit: (String) throws -> String = { $0 }
  ) throws -> Subprocess {
    let app = PackageFolder.path + "/Examples/Pills"
    let folder = try TemporaryFolder()
    var names = try FileManager.default.contentsOfDirectory(atPath: app)
      .filter { $0.hasSuffix(".swift") }.sorted()
    for name in names {
      let source = try String(contentsOfFile: "\(app)/\(name)", encoding: .utf8)
      try folder.write(name == "PillsViewController.swift" ? change(source) : source, to: name)
    }
    let storyboard = try edit(String(contentsOfFile: "\(app)/Main.storyboard", encoding: .utf8))
    let parsed = StoryboardReader().read(Data(storyboard.utf8), path: "Main.storyboard")
    for file in SegueGenerator().generate([try #require(parsed.file)]).files {
      try folder.write(file.text, to: file.name)
      names.append(file.name)
    }
    return try withExtendedLifetime(folder) {
      try Subprocess.run(
        "/usr/bin/env",
        [
          "swiftc", "-typecheck", "-parse-as-library", "-swift-version", "6",
          "-diagnostic-style", "llvm", "-module-name", "Pills", "-D", "SWIFT_PACKAGE",
          "-I", Subprocess.product("Modules"),
        ] + names.map(folder.path))
    }
  }
}
