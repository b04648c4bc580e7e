internal import FilesAndPaths

/// The last lines of a check: the numbers of findings for each rule and altogether, of undecided
/// places, and of what was read.
struct ReportSummary: Sendable {
  let style: TerminalStyle
  /// The terminal's width; nil if there is none.
  let columns: Int?

  /// Returns the summary.
  ///
  /// With `isVerbose`, it begins with a line for each undecided place and each file that was left out, with the reason.
  func text(of report: CheckReport, isVerbose: Bool) -> String {
    let listed = report.undecided.map(line) + report.leftOut.map(line)
    let table = RuleTable(report).text(style: style, width: columns)
    let parts = [isVerbose ? listed.joined() : "", table]
    return parts.filter { !$0.isEmpty }.map { "\($0)\n" }.joined()
      + found(report, isVerbose: isVerbose) + withheld(report.withheld)
      + leftOut(report, isVerbose: isVerbose) + read(report.counts)
  }

  private func line(_ file: LeftOutFile) -> String {
    "\(style.bold(TerminalText.escaped(file.path))): left out: \(file.reason.text)\n"
  }

  private func line(_ undecided: Undecided) -> String {
    let place = TerminalText.escaped(undecided.location.description)
    let reason = TerminalText.escaped(undecided.reason)
    return "\(style.bold(place)): undecided: \(reason) "
      + "\(style.dim("[\(TerminalText.escaped(undecided.rule))]"))\n"
  }

  private func found(_ report: CheckReport, isVerbose: Bool) -> String {
    let (errors, warnings, notes) = (
      report.count(.error), report.count(.warning), report.count(.note)
    )
    var text = "\(count(errors, "error")), \(count(warnings, "warning")), "
    text += count(notes, "note")
    text = errors > 0 ? style.red(text) : report.fails ? style.yellow(text) : style.green(text)
    text += "; \(report.undecided.count) undecided"
    let isHidden = !report.undecided.isEmpty && !isVerbose
    return text + (isHidden ? ": --verbose lists them with reasons.\n" : ".\n")
  }

  private func withheld(_ counts: WithheldCounts) -> String {
    let parts = [
      (counts.baseline, "in the baseline"), (counts.disabled, "disabled by comments"),
      (counts.unchanged, "older than the change"), (counts.latent, "latent"),
    ]
    .filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
    return parts.isEmpty ? "" : "Findings not reported: \(parts.joined(separator: ", ")).\n"
  }

  private func leftOut(_ report: CheckReport, isVerbose: Bool) -> String {
    let parts = LeftOutFile.Reason.allCases.map { (report.count($0), $0) }.filter { $0.0 > 0 }
      .map { "\($0) \($1.counted(many: $0 != 1))" }
    guard !parts.isEmpty else { return "" }
    return "Left out: \(parts.joined(separator: ", "))"
      + (isVerbose ? ".\n" : ": --verbose lists them.\n")
  }

  private func read(_ counts: ReadCounts) -> String {
    let inside = "\(count(counts.scenes, "scene")), \(count(counts.segues, "segue"))"
    return "Read \(count(counts.storyboards, "storyboard")) (\(inside)), "
      + "\(count(counts.xibs, "xib")), \(count(counts.swiftFiles, "Swift file")), "
      + "\(count(counts.objectiveCFiles, "Objective-C file")).\n"
  }
}

extension LeftOutFile.Reason {
  fileprivate var text: String {
    switch self {
    case .noTarget: "no target contains the file"
    case .link: "links to folders are not followed"
    case .excluded: "--exclude or .segues.yml excludes it"
    case .tooLarge: "the file is too large"
    }
  }

  /// Returns the words after a count.
  fileprivate func counted(many: Bool) -> String {
    switch self {
    case .noTarget: many ? "files in no target" : "file in no target"
    case .link: many ? "links to folders" : "link to a folder"
    case .excluded: many ? "excluded files or folders" : "excluded file or folder"
    case .tooLarge: many ? "files that are too large" : "file that is too large"
    }
  }
}
