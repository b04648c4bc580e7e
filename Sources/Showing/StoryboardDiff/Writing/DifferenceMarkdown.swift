internal import FilesAndPaths
internal import Findings

/// Writes differences as Markdown for a pull request: a heading and a list of changes for each
/// file.
///
/// All text from files is formatted as code, so that no service reads it as markup, a mention or a
/// link.
package struct DifferenceMarkdown: Sendable {
  /// The number of lines from which a file's list is folded.
  private static let longList = 20
  /// The maximum width of a value or name.
  private static let widest = 120
  private let showsAll: Bool

  /// - Parameter showsAll: Whether to include changes without meaning for the app.
  package init(showsAll: Bool = false) {
    self.showsAll = showsAll
  }

  /// Returns a section for each file with a difference, or a sentence that there is none.
  package func text(of files: [FileDifference]) -> String {
    let reported = ReportedFile.all(of: files, showsAll: showsAll)
    guard !reported.isEmpty else { return "No storyboard changed in meaning.\n" }
    var text = ""
    if reported.count > 1, let summary = DifferenceSummary(files: files).text {
      text += "\(count(reported.count, "storyboard")) changed. \(summary).\n\n"
    }
    return text + reported.map(section).joined(separator: "\n")
  }

  private func section(_ reported: ReportedFile) -> String {
    var text = reported.title(heading: { "### \($0)" }, code) + "\n\n"
    for finding in reported.file.findings {
      text += "- :warning: \(code(finding.location.description)) \(code(finding.message))\n"
    }
    let lines =
      reported.sections.flatMap(lines)
      + reported.repeated.map {
        "- **changed** \($0.count) times: \(detail($0.detail)) (\($0.examples(code)))"
      }
    if let summary = DifferenceSummary(files: [reported.file]).text { text += "\(summary).\n\n" }
    if lines.count > Self.longList {
      text += "<details><summary>\(lines.count) lines</summary>\n\n"
      text += lines.joined(separator: "\n") + "\n\n</details>\n"
    } else if !lines.isEmpty {
      text += lines.joined(separator: "\n") + "\n"
    }
    if let omission = reported.omission { text += "\n<sub>Left out: \(omission).</sub>\n" }
    return text
  }

  private func lines(_ section: ReportedFile.Section) -> [String] {
    guard let scene = section.scene else {
      return section.own.flatMap(\.details).map { "- **changed** \(detail($0))" }
        + section.changes.flatMap { lines($0, of: section, indentation: "") }
    }
    var line = "- **\((scene.state.action ?? .changed).rawValue)** "
    line += code(scene.name)
    if let contents = section.own.compactMap({ ChangeWords.contents($0.contents) }).first {
      line += " with \(contents)"
    }
    return [line] + section.own.flatMap(\.details).map { "  - \(detail($0))" }
      + section.changes.flatMap { lines($0, of: section, indentation: "  ") }
  }

  private func lines(
    _ change: Change, of section: ReportedFile.Section, indentation: String
  ) -> [String] {
    let kind = ChangeWords.kind(change.subject).map { "\($0) " } ?? ""
    var line = "\(indentation)- **\(change.action.rawValue)** \(kind)\(code(change.name))"
    if let contents = ChangeWords.contents(change.contents) { line += " with \(contents)" }
    if change.action != .changed {
      if let from = section.origin(of: change) { line += " from \(code(from))" }
      return [line]
    }
    if change.details.count == 1, let only = change.details.first {
      return ["\(line): \(detail(only))"]
    }
    return [line] + change.details.map { "\(indentation)  - \(detail($0))" }
  }

  private func detail(_ detail: ChangeDetail) -> String {
    let old = detail.old.map(code) ?? ChangeWords.nothing
    let new = detail.new.map(code) ?? ChangeWords.nothing
    return "\(code(detail.property)): \(old) → \(new)"
  }

  private func code(_ text: String) -> String { MarkdownText.code(text, columns: Self.widest) }
}
