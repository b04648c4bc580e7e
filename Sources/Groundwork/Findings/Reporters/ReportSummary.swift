internal import Files

/// The last lines of a check: how much was found, could not be decided, and was read.
package struct ReportSummary: Sendable {
  private let style: TerminalStyle

  package init(style: TerminalStyle = .plain) {
    self.style = style
  }

  /// Returns the summary; with `isVerbose`, also a line for each undecided place with the reason.
  package func text(of report: CheckReport, isVerbose: Bool) -> String {
    (isVerbose ? report.undecided.map(line).joined() : "")
      + found(report, isVerbose: isVerbose) + withheld(report.withheld) + read(report.counts)
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
    var text = "\(Self.count(errors, "error")), \(Self.count(warnings, "warning")), "
    text += Self.count(notes, "note")
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
    return parts.isEmpty ? "" : "Not reported: \(parts.joined(separator: ", ")).\n"
  }

  private func read(_ counts: ReadCounts) -> String {
    let inside = "\(Self.count(counts.scenes, "scene")), \(Self.count(counts.segues, "segue"))"
    return "Read \(Self.count(counts.storyboards, "storyboard")) (\(inside)), "
      + "\(Self.count(counts.xibs, "xib")), \(Self.count(counts.swiftFiles, "Swift file")), "
      + "\(Self.count(counts.objectiveCFiles, "Objective-C file")).\n"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
