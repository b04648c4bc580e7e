import Foundation
import TestSupport
import Testing

/// What the README promises: with the enum, a mistyped identifier is the compiler's to find.
///
/// The app's own sources are type-checked against the modules that this test was built with.
@Suite struct MistypedIdentifierTests {
  @Test func `The app's sources compile as they are`() throws {
    let result = try typeCheck { $0 }
    #expect(result.errors == "")
    #expect(result.status == 0)
  }

  @Test func `A letter that is missing is an error at its line`() throws {
    var line = 0
    let result = try typeCheck { source in
      let right = "performSegue(.theRedPillExperience, sender: sender)"
      line =
        1
        + source.prefix(upTo: try #require(source.range(of: right)).lowerBound)
        .count { $0 == "\n" }
      return source.replacingOccurrences(of: right, with: right.replacing("Pill", with: "Pil"))
    }
    #expect(result.status != 0)
    let errors = result.errors.split(separator: "\n").filter { $0.contains("error: ") }
    #expect(errors.count == 1)
    let error = try #require(errors.first)
    #expect(error.contains("PillsViewController.swift:\(line):"))
    #expect(
      error.hasSuffix(
        "error: type 'PillsViewController.SegueIdentifier' has no member 'theRedPilExperience'"))
  }

  @Test func `A segue that the switch forgets is an error`() throws {
    let result = try typeCheck { source in
      source.replacingOccurrences(
        of: "enum SegueIdentifier: String, CaseIterable {",
        with: "enum SegueIdentifier: String, CaseIterable { case glitch = \"Glitch\"")
    }
    #expect(result.status != 0)
    #expect(result.errors.contains("error: switch must be exhaustive"))
  }

  /// Type-checks the app with a change in `PillsViewController.swift`.
  private func typeCheck(_ change: (String) throws -> String) throws -> Subprocess {
    let app = packageRoot.appendingPathComponent("Examples/Pills").path
    let folder = try TemporaryFolder()
    let names = try FileManager.default.contentsOfDirectory(atPath: app)
      .filter { $0.hasSuffix(".swift") }.sorted()
    for name in names {
      let source = try String(contentsOfFile: "\(app)/\(name)", encoding: .utf8)
      try folder.write(name == "PillsViewController.swift" ? change(source) : source, to: name)
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

private let packageRoot = URL(filePath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
