internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import NavigationMap
internal import SeguesConfiguration
internal import StoryboardDiff
internal import StoryboardModel

/// The input of `segues map --diff`: a git revision compared with another one or with what is checked out.
struct DifferenceMapping {
  private let files: [ComparedFile]
  private let unchanged: [ParsedFile]
  private let title: String
  /// The images and named colors as they are now.
  private let assets: MapAssets

  /// Reads both versions of what changed, and for a drawing also the other storyboards.
  ///
  /// - Throws: A `GitFailure` if git cannot provide the old version, or a `ConfigurationError`.
  init(_ revision: String, of app: MapOptions, draws: Bool, showsImages: Bool) throws {
    let excludes = app.excludes.map(GlobPattern.init)
    let filter = try Configuration.reading(app.config, above: app.paths).filesWithoutLinks
    let result = try RevisionComparison(RevisionRange(revision), paths: app.paths)
      .compare(below: app.paths, excludes: excludes, readsOthers: draws) { path in
        if !app.xibs, FilePath.pathExtension(of: path) == "xib" { return false }
        return filter?.includes(path) ?? true
      }
    (files, unchanged) = (result.changed, result.unchanged)
    let changes = "changes \(revision.contains("..") ? "in" : "since") \(revision)"
    guard draws else {
      (assets, title) = (MapAssets(), changes)
      return
    }
    let found = FileDiscovery(excludes: excludes, findsImages: showsImages)
      .files(below: app.paths)
    assets = showsImages ? Self.assets(of: files, unchanged, in: found) : MapAssets()
    title = app.title ?? "\(AppName(paths: app.paths, projects: found.projects)): \(changes)"
  }

  private static func assets(
    of files: [ComparedFile], _ unchanged: [ParsedFile], in found: DiscoveredFiles
  ) -> MapAssets {
    func file(_ version: ParsedFile?, at path: String) -> InterfaceFile? {
      var file = version?.file
      file?.path = path
      return file
    }
    let versions = files.flatMap { compared in
      [compared.old, compared.new].compactMap { file($0, at: compared.path) }
    }
    let others = unchanged.compactMap { file($0, at: $0.path) }
    return AssetReading(versions, undrawn: others, in: found).assets
  }

  /// The map of the changes.
  var map: AppMap {
    AppMap(differences: files, unchanged: unchanged, assets: assets, title: title)
  }

  /// Whether there is nothing to draw.
  var isEmpty: Bool { !files.contains { $0.difference.isOnMap } }

  /// The line for files without a difference.
  var omission: String { DifferenceText.omission(of: files.map(\.difference)) }

  /// The reasons why files could not be compared.
  var findings: [Finding] { files.flatMap(\.difference.findings) }

  func text(style: TerminalStyle) -> String {
    let text = DifferenceText(style: style).text(of: files.map(\.difference))
    return text.isEmpty ? omission : text
  }

  /// The changes in Markdown for a pull request.
  var markdown: String { DifferenceMarkdown().text(of: files.map(\.difference)) }
}
