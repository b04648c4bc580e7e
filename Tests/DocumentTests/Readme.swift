import Foundation
import TestSupport
import Testing

/// The README's code blocks, by purpose.
struct Readme {
  private static let path = PackageFolder.path + "/README.md"
  private let text: String

  init() throws {
    text = try String(contentsOfFile: Self.path, encoding: .utf8)
  }

  /// The targets of the links.
  var links: [String] { text.matches(of: /\]\(([^)]+)\)/).map { String($0.1) } }

  /// The only block that contains a text, without the line that names its language.
  func block(with part: String) throws -> String {
    // Every other part is between two fences.
    let parts = text.components(separatedBy: "```")
    let found = parts.indices.filter { $0 % 2 == 1 && parts[$0].contains(part) }
    let block = try #require(found.count == 1 ? found.first : nil, "\(found.count) have \(part)")
    return String(parts[block].drop { $0 != "\n" }.dropFirst())
  }

  /// Compares a command's output with the README.
  ///
  /// With `SEGUES_RECORD` set, the README is rewritten and the test fails, so that somebody looks at the change.
  func expect(
    _ output: String, of command: String, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) throws {
    let shown = try block(with: "$ \(command)\n")
    let prints = "$ \(command)\n\(output)"
    if ProcessInfo.processInfo.environment["SEGUES_RECORD"] != nil {
      let recorded = text.replacingOccurrences(of: shown, with: prints)
      try Data(recorded.utf8).write(to: URL(fileURLWithPath: Self.path))
      Issue.record("recorded README.md: look at it", sourceLocation: sourceLocation)
    } else {
      #expect(prints == shown, sourceLocation: sourceLocation)
    }
  }
}
