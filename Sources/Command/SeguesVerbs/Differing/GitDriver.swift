internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import GitHistory
internal import StoryboardDiff

/// The call that git makes to an external diff program.
///
/// The arguments are those that gitattributes(5) and git(1) describe under `GIT_EXTERNAL_DIFF`: the
/// path, then file, hash and mode of both versions; for a renamed file, also the new path and a
/// remark.
struct GitDriver {
  private let path: String
  private let newPath: String?
  private let old: String
  private let new: String

  /// - Returns: Nil if these are not the arguments that git passes.
  init?(_ arguments: [String]) {
    guard arguments.count == 7 || arguments.count == 9 else { return nil }
    path = arguments[0]
    old = arguments[1]
    new = arguments[4]
    newPath = arguments.count == 9 ? arguments[7] : nil
  }

  /// Returns the text to show.
  ///
  /// Never empty: otherwise git would print nothing at all about a file that it has called different.
  func text(style: TerminalStyle, showsAll: Bool) throws -> String {
    let comparison = PathComparison(excludes: [])
    let before = comparison.version(old, as: path)
    let after = comparison.version(new, as: newPath ?? path)
    let difference = FileDifference(from: before, to: after)
    var text = DifferenceText(style: style, showsAll: showsAll).text(of: difference)
    switch difference.status {
    case .unreadable: text += try gitLines()
    case .unchanged: text += style.dim("  the same in meaning") + "\n"
    case .added, .removed, .changed: break
    }
    return text
  }

  /// Returns the difference as git itself shows it, without the names of its temporary files.
  private func gitLines() throws -> String {
    let options = ["--no-index", "--no-ext-diff", "--no-textconv", "--no-color"]
    // Without a repository, git ignores the checkout's attributes and settings, so no filter runs.
    let git = try GitCommand(in: ".", hasRepository: false)
    let result = try git.run(["diff"] + options + ["--", old, new])
    let lines = result.text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let firstHunk = lines.firstIndex(where: { $0.hasPrefix("@@") }) else {
      return "  (binary files)\n"
    }
    return lines[firstHunk...].map { line in
      let untabbed = String(line).replacingOccurrences(of: "\t", with: "    ")
      return TerminalText.escapedControls(untabbed) + "\n"
    }.joined()
  }
}
