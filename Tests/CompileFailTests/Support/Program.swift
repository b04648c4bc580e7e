import Foundation
import TestSupport
import Testing

/// A program that must not compile, and what the compiler has to say of it.
///
/// What is expected is drawn below the line that is wrong, in comments of its own:
///
///     performSegue(.login(auth))
///     // ↑ error: enum case 'login' has no associated values
///
/// A text that is too long for its line goes on in the next, two spaces further in. In a storyboard
/// it is a comment: `<!-- ↑ error: … -->`, in one line.
///
/// A program may say `// Errors in expansions are ignored.`: then errors in what a macro wrote are not
/// compared, because the compiler's words for a mistake are many there, and the ones that count are drawn.
struct Program: CustomTestStringConvertible {
  /// Files of this test: a program is found beside the test, not in a bundle.
  static let testFolder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()

  var name: String
  var path: String
  var expected: [CompilerMessage]
  /// Whether errors in what a macro wrote follow from those that are drawn.
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

  /// All programs of a folder beside the test, by name.
  static func all(in folder: String) throws -> [Program] {
    let folder = testFolder.appendingPathComponent(folder)
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try Program(folder.appendingPathComponent($0)) }
  }
}
