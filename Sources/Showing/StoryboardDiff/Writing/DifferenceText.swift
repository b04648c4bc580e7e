internal import FilesAndPaths
package import Findings

/// Writes differences for a terminal: `+` for added, `-` for removed, `~` for changed.
package struct DifferenceText: Sendable {
  /// The maximum width of a value or name.
  private static let widest = 100
  private let style: TerminalStyle
  private let showsAll: Bool

  /// - Parameters:
  ///   - style: Color, or none.
  ///   - showsAll: Whether to include changes without meaning for the app.
  package init(style: TerminalStyle = .plain, showsAll: Bool = false) {
    self.style = style
    self.showsAll = showsAll
  }

  /// Returns a paragraph for each file with a difference, and a line of counts; empty if there is
  /// none.
  package func text(of files: [FileDifference]) -> String {
    let reported = ReportedFile.all(of: files, showsAll: showsAll)
    guard !reported.isEmpty else { return "" }
    var text = reported.map(paragraph).joined(separator: "\n")
    if let summary = DifferenceSummary(files: files).text { text += "\n\(summary)\n" }
    return text
  }

  /// Returns a line for files without a difference: that there is none, and what was left out.
  package static func omission(of files: [FileDifference]) -> String {
    let moved = files.map(\.oldLocations.count).reduce(0, +)
    // Omitted canvas settings include these positions, which get their own part of the sentence.
    var counts: [Noise: Int] = [.canvas: -moved]
    for file in files {
      for (noise, number) in ReportedFile(file, showsAll: false).omitted {
        counts[noise, default: 0] += number
      }
    }
    var parts = moved > 0 ? ["\(count(moved, "scene")) moved on the canvas"] : []
    for noise in Noise.allCases {
      if let number = counts[noise], number > 0 { parts.append(noise.text(number)) }
    }
    let omitted = parts.isEmpty ? "" : " Left out: \(parts.joined(separator: ", "))."
    return "No storyboard changed in meaning.\(omitted)\n"
  }

  /// Returns the paragraph of one file, without the line of counts.
  package func text(of file: FileDifference) -> String {
    paragraph(ReportedFile(file, showsAll: showsAll))
  }

  private func paragraph(_ reported: ReportedFile) -> String {
    var text = reported.title(heading: style.bold) { TerminalText.escaped($0) } + "\n"
    for finding in reported.file.findings {
      text += "  \(escaped(finding.location.description)): \(escaped(finding.message))\n"
    }
    for section in reported.sections { text += self.section(section) }
    for repeated in reported.repeated {
      let examples = repeated.examples { TerminalText.escaped($0, columns: 40) }
      text += "  \(style.yellow("~")) \(repeated.count) times \(detail(repeated.detail))"
      text += style.dim(" (\(examples))") + "\n"
    }
    if let omission = reported.omission {
      text += style.dim("  left out: \(omission)") + "\n"
    }
    return text
  }

  private func section(_ section: ReportedFile.Section) -> String {
    guard let scene = section.scene else {
      return section.own.flatMap(\.details).map { "  \(style.yellow("~")) \(detail($0))\n" }
        .joined() + section.changes.map { change($0, of: section, indentation: "  ") }.joined()
    }
    var text = "  \(sign(scene.state.action ?? .changed)) \(style.bold(escaped(scene.name)))"
    let contents = section.own.compactMap { ChangeWords.contents($0.contents) }.first
    if let contents { text += ": \(contents)" }
    if let own = section.own.first { text += style.dim(" [\(ChangeWords.lines(own))]") }
    text += "\n"
    for detail in section.own.flatMap(\.details) { text += "      \(self.detail(detail))\n" }
    return text + section.changes.map { change($0, of: section, indentation: "    ") }.joined()
  }

  private func change(
    _ change: Change, of section: ReportedFile.Section, indentation: String
  ) -> String {
    let kind = ChangeWords.kind(change.subject).map { "\($0) " } ?? ""
    var text = "\(indentation)\(sign(change.action)) \(kind)\(escaped(change.name))"
    if let contents = ChangeWords.contents(change.contents) { text += ", with \(contents)" }
    let lines = style.dim(" [\(ChangeWords.lines(change))]")
    if change.action != .changed {
      if let from = section.origin(of: change) { text += ", from \(escaped(from))" }
      return text + lines + "\n"
    }
    if change.details.count == 1, let only = change.details.first {
      return text + ": \(detail(only))" + lines + "\n"
    }
    return text + lines + "\n"
      + change.details.map { "\(indentation)    \(detail($0))\n" }.joined()
  }

  private func detail(_ detail: ChangeDetail) -> String {
    let old = detail.old.map { style.red(value($0)) } ?? style.dim(ChangeWords.nothing)
    let new = detail.new.map { style.green(value($0)) } ?? style.dim(ChangeWords.nothing)
    return "\(escaped(detail.property)): \(old) → \(new)"
  }

  /// A value, in quotation marks only if it could be overlooked without them.
  private func value(_ value: String) -> String {
    let isPlain =
      !value.isEmpty && value.first != " " && value.last != " "
      && value != ChangeWords.nothing
    return isPlain ? escaped(value) : "“\(escaped(value))”"
  }

  private func escaped(_ text: String) -> String {
    TerminalText.escaped(text, columns: Self.widest)
  }

  private func sign(_ action: Change.Action) -> String {
    switch action {
    case .added: style.green("+")
    case .removed: style.red("-")
    case .changed: style.yellow("~")
    }
  }
}
