internal import Files
internal import Findings
internal import NavigationMap
internal import StoryboardDiff

/// The input of `segues map --diff`: a git revision compared with another one or with what is
/// checked out.
struct DifferenceMapping {
  private let files: [ComparedFile]
  private let unchanged: [FileVersion]
  private let title: String

  /// Reads both versions of the app.
  ///
  /// - Throws: A `GitFailure` if git cannot provide the old version.
  init(_ revision: String, paths: [String], excludes: [String], title: String?) throws {
    let comparison = try RevisionComparison(RevisionRange(revision), paths: paths)
    let result = try comparison.read(below: paths, excludes: excludes.map(GlobPattern.init))
    (files, unchanged) = (result.changed, result.unchanged)
    self.title = title ?? "Changes \(revision.contains("..") ? "in" : "since") \(revision)"
  }

  /// The map of the changes.
  var map: AppMap { AppMap(differences: files, unchanged: unchanged, title: title) }

  /// The reasons why files could not be compared.
  var findings: [Finding] { files.flatMap(\.difference.findings) }

  /// Returns the changes as text.
  func text(style: TerminalStyle) -> String {
    let text = DifferenceText(style: style).text(of: files.map(\.difference))
    return text.isEmpty ? "No storyboard changed in meaning.\n" : text
  }

  /// The changes in Markdown for a pull request.
  var markdown: String { DifferenceMarkdown().text(of: files.map(\.difference)) }
}
