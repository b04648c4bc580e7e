internal import CheckRun
internal import FileWriting
internal import Files
internal import Findings
internal import Foundation

/// The patch that `--fix` prints of the files it changed, with paths relative to the current folder.
struct PatchText {
  /// The patch as `git apply` reads it.
  let bytes: [UInt8]

  init(of result: Fixer.Result) {
    let current = FileManager.default.currentDirectoryPath
    let paths = ReportPaths(root: current, current: current)
    bytes = result.changes.flatMap {
      UnifiedDiff.bytes(path: paths.path($0.path), old: $0.old, new: $0.new)
    }
  }

  /// Returns the patch for a terminal: with colours, and without the control characters of files.
  func shown(in style: TerminalStyle) -> String {
    String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: true)
      .map { line in
        let text = TerminalText.escaped(String(line))
        let isHeader = line.hasPrefix("--- ") || line.hasPrefix("+++ ")
        return switch line.first {
        case "-" where !isHeader: style.red(text) + "\n"
        case "+" where !isHeader: style.green(text) + "\n"
        default: text + "\n"
        }
      }.joined()
  }
}
