import Foundation
import TestSupport
import Testing

/// A program that must not compile, and the compiler messages that are expected.
///
/// The expected messages are in comments below the wrong line:
///
///     performSegue(.login(auth))
///     // ↑ error: enum case 'login' has no associated values
///
/// A text that is too long for its line continues in the next one, indented by two more spaces. In
/// a storyboard, the message is a comment on one line: `<!-- ↑ error: … -->`.
///
/// If a program contains the line `// Errors in expansions are ignored.`, errors in macro
/// expansions are not compared, because one mistake causes many of them, and the important ones are
/// expected elsewhere.
struct Program: CustomTestStringConvertible {
  /// The test's folder.
  ///
  /// Programs are next to the test, not in a bundle.
  static let testFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  var name: String
  var path: String
  var expected: [CompilerMessage]
  /// Whether errors in macro expansions are ignored.
  var leavesOutExpansions = false

  var testDescription: String { name }

  init(_ file: URL) throws {
    name = file.deletingPathExtension().lastPathComponent
    path = file.path
    expected = []
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    var target = 0
    for (index, line) in lines.enumerated() {
      let line = line.trimmingCharacters(in: .whitespaces)
      if line == "// Errors in expansions are ignored." { leavesOutExpansions = true }
      if let match = line.wholeMatch(of: /\/\/ ↑ (error|warning): (.*)/) {
        expected.append(
          CompilerMessage(
            file: file.lastPathComponent, line: target, severity: String(match.1),
            text: String(match.2)))
      } else if let match = line.wholeMatch(of: /<!-- ↑ (error|warning): (.*) -->/) {
        expected.append(
          CompilerMessage(
            file: file.lastPathComponent, line: target, severity: String(match.1),
            text: String(match.2)))
      } else if line.hasPrefix("//   "), !expected.isEmpty {
        expected[expected.count - 1].text += line.dropFirst(4)
      } else {
        target = index + 1
      }
    }
    expected = Set(expected).sorted()
  }

  /// Returns all programs in a folder next to the test, by name.
  static func all(in folder: String) throws -> [Program] {
    let folder = testFolder.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try Program(folder.appendingPathComponent($0)) }
  }
}
