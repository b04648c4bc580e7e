internal import Findings
internal import GenerationRun

/// What `segues generate` says of the files that it changed.
struct GenerationText {
  /// The most lines of a change that a watch shows.
  private static let mostLines = 24

  let style: TerminalStyle

  /// A line for each file that was written or deleted.
  func changes(_ changes: [FileChange]) -> String {
    changes.map { "\($0.kind.rawValue) \(TerminalText.escaped($0.path))\n" }.joined()
  }

  /// What a save led to: the files that were written, each with its lines that changed.
  func saved(_ paths: [String], _ result: GenerationResult) -> String {
    let names = paths.map { TerminalText.escaped(FilePath.name(of: $0)) }.joined(separator: ", ")
    guard !result.changes.isEmpty else {
      return style.dim("\(names): the code stays as it is") + "\n"
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
      text += style.dim("  and \(lines.count - Self.mostLines) lines more") + "\n"
    }
    return text
  }
}
