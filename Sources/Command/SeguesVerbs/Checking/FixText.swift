internal import CheckRun
internal import FilesAndPaths
internal import Findings

/// The report that `--fix` prints about the files it changed.
struct FixText {
  let style: TerminalStyle

  /// Returns one line for each finding, fixed or not, and a summary.
  func text(of result: Fixer.Result) -> String {
    let done = result.isWritten ? "fixed" : "can be fixed"
    let fixed = result.fixed.map { "\(place($0)): \(done): \(words($0))\n" }
    let skipped = result.skipped.map { finding, reason in
      "\(place(finding)): not fixed: \(TerminalText.escaped(reason)): \(words(finding))\n"
    }
    let files = count(result.files.count, "file")
    return (fixed + skipped).joined()
      + "\(result.isWritten ? "Fixed" : "Would fix") \(count(result.fixed.count, "finding")) in \(files).\n"
  }

  private func place(_ finding: Finding) -> String {
    style.bold(TerminalText.escaped(finding.location.description))
  }

  private func words(_ finding: Finding) -> String {
    "\(TerminalText.escaped(finding.message)) \(style.dim("[\(finding.rule)]"))"
  }
}
