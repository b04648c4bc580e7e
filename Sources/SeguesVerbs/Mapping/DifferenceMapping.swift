internal import AppProject
internal import Findings
internal import NavigationMap
internal import StoryboardDiff

/// What `segues map --diff` shows: a revision of git against another, or against what is checked out.
struct DifferenceMapping {
  private let files: [ComparedFile]
  private let title: String

  /// Reads both versions of what changed.
  ///
  /// - Throws: A `GitFailure`, where git cannot say what was before.
  init(_ revision: String, paths: [String], excludes: [String], title: String?) throws {
    let comparison = try RevisionComparison(RevisionRange(revision), paths: paths)
    files = try comparison.compare(below: paths, excludes: excludes.map(GlobPattern.init))
    self.title = title ?? "Changes since \(revision)"
  }

  /// The picture of what changed.
  var map: AppMap { AppMap(differences: files, title: title) }

  /// Why files could not be compared.
  var findings: [Finding] { files.flatMap(\.difference.findings) }

  /// The same in words.
  func text(style: TerminalStyle) -> String {
    let text = DifferenceText(style: style).text(of: files.map(\.difference))
    return text.isEmpty ? "No storyboard changed in meaning.\n" : text
  }

  /// The same in words for a pull request.
  var markdown: String { DifferenceMarkdown().text(of: files.map(\.difference)) }
}
