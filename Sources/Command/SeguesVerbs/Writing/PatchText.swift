internal import FileWriting
internal import FilesAndPaths
internal import Findings
internal import Foundation

/// The patch of changed files, as `git apply` reads it: with paths that begin at the repository.
struct PatchText {
  private let bytes: [UInt8]

  init(of changes: [ContentChange]) {
    let current = FileManager.default.currentDirectoryPath
    let paths = ReportPaths(root: ProjectFolder.around(current), current: current)
    bytes = changes.flatMap {
      UnifiedDiff.bytes(path: paths.path($0.path), old: $0.old, new: $0.new)
    }
  }

  /// Shows the patch on standard output.
  func show(_ color: ColorOption) {
    if Terminal.isInteractive(.output) {
      Output.result(shown(in: color.style(for: .output)))
    } else {
      Output.result(bytes)
    }
  }

  /// Shows the patch on standard error, if standard output is for a program.
  func showAsDiagnostic() { Output.diagnostic(String(decoding: bytes, as: UTF8.self)) }

  /// Returns the patch for a terminal: with colors, and without the control characters of files.
  private func shown(in style: TerminalStyle) -> String {
    // Swift reads `\r\n` as one character, which is not a newline.
    String(decoding: bytes, as: UTF8.self).split { $0 == "\n" || $0 == "\r\n" }
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
