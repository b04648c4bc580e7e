internal import FilesAndPaths
internal import Findings
internal import GenerationRun

/// The report that `segues generate` prints about the files it changed.
struct GenerationText {
  /// The maximum number of changed lines that `--watch` shows.
  private static let mostLines = 24

  let style: TerminalStyle

  /// Returns a line for each file that was written or deleted.
  func changes(_ changes: [FileChange]) -> String {
    changes.map { "\($0.kind.rawValue) \(TerminalText.escaped($0.path))\n" }.joined()
  }

  /// Describes the effect of a save: each file that was written, with its changed lines.
  func saved(_ paths: [String], _ result: GenerationResult) -> String {
    let names = paths.map { TerminalText.escaped(FilePath.name(of: $0)) }.joined(separator: ", ")
    guard !result.changes.isEmpty else {
      return style.dim("\(names): no change in the code") + "\n"
    }
    return result.changes.map(lines).joined()
  }

  private func lines(_ change: FileChange) -> String {
    let lines = change.changedLines
    var text = style.bold("\(change.kind.rawValue) \(TerminalText.escaped(change.path))") + "\n"
    guard change.kind == .updated else { return text }
    for line in lines.prefix(Self.mostLines) {
      let shown = TerminalText.escaped(line)
      text += "  " + (line.hasPrefix("-") ? style.red(shown) : style.green(shown)) + "\n"
    }
    if lines.count > Self.mostLines {
      text += style.dim("  and \(lines.count - Self.mostLines) more lines") + "\n"
    }
    return text
  }
}
