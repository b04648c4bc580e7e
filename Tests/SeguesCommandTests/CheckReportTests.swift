import Foundation
import TestSupport
import Testing

/// The report of `segues check`, on a terminal and elsewhere.
@Suite struct CheckReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      StoryboardText(
        initial: "list",
        scenes: [
          .controller(
            "list", class: "List", segues: [SegueText("show", to: "list", identifier: "unused")])
        ]), to: "App/Z.storyboard")
    try folder.write(
      """
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "gone", sender: nil) }
        func again() { performSegue(withIdentifier: "gone", sender: nil) }
      }

      """, to: "App/List.swift")
  }

  private func inPipe(_ arguments: String...) throws -> String {
    try Subprocess.run(
      Subprocess.product("segues"), ["check", "App", "--no-cache"] + arguments,
      folder: folder.path
    ).output
  }

  private func onTerminal(_ arguments: String...) throws -> String {
    let output = try PseudoTerminal.output(
      of: Subprocess.product("segues"), ["check", "App", "--no-cache"] + arguments,
      folder: folder.path)
    return try #require(output).replacingOccurrences(of: "\r\n", with: "\n")
  }

  /// Returns the severities of a report's blocks, from top to bottom.
  private func order(of report: String) -> [String] {
    let plain = report.replacing(/\x1B(\[[0-9]+m|\]8;;[^\x1B]*\x1B\\)/, with: "")
    return plain.matches(of: /(?m)^App\/[^ ]*: (error|warning|note):/).map { String($0.1) }
  }

  @Test func `On a terminal, errors come last, and elsewhere findings are in order of path`()
    throws
  {
    #expect(try order(of: inPipe()) == ["error", "warning"])
    #expect(try order(of: onTerminal()) == ["warning", "error"])
  }

  @Test func `--sort chooses the order everywhere`() throws {
    #expect(try order(of: inPipe("--sort", "severity")) == ["warning", "error"])
    #expect(try order(of: onTerminal("--sort", "path")) == ["error", "warning"])
    #expect(try order(of: inPipe("--sort", "rule")) == ["error", "warning"])
  }

  @Test func `A mistake in two places is one block, and the table counts both places`() throws {
    let report = try inPipe()
    #expect(report.contains("  also at App/List.swift:3:47\n"))
    #expect(report.contains(/perform-unknown-segue +2\n/))
    #expect(report.contains("\n\n2 errors, 1 warning, 0 notes; "))
  }

  @Test func `Places are links on a terminal and with --color always`() throws {
    let link = "\u{1B}]8;;file://"
    #expect(try onTerminal().contains(link))
    #expect(try inPipe("--color", "always").contains(link))
    #expect(try !inPipe().contains("\u{1B}"))
    #expect(try !onTerminal("--color", "never").contains("\u{1B}"))
  }

  @Test func `Markdown for a comment is written to a file, with each place on a line`() throws {
    _ = try inPipe("--format", "markdown=comment.md")
    let comment = try String(contentsOfFile: folder.path("comment.md"), encoding: .utf8)
    #expect(comment.hasPrefix("### segues check: 2 errors, 1 warning, 0 notes\n\n- **error:** "))
    #expect(comment.contains("  - at `App/List.swift:2`\n  - at `App/List.swift:3`\n"))
  }
}
