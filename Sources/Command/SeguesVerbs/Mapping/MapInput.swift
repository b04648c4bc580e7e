internal import AppProject
internal import CheckRun
internal import Files
internal import Findings
internal import GenerationRun
internal import NavigationGraph
internal import NavigationMap
internal import SeguesConfiguration
internal import StoryboardParsing

/// Reads an app for its map: its storyboards, including how they look, and the results of a check.
struct MapInput {
  var paths: [String]
  var excludes: [String]
  /// The path of the configuration, instead of the nearest one.
  var config: String?
  /// Whether to check the app.
  var checks: Bool
  /// Whether to show images and named colors of asset catalogs.
  var showsImages: Bool
  /// Whether to draw xibs.
  var showsXibs: Bool

  /// An app's map, and what is wrong with its files.
  struct Result {
    var name: AppName
    var map: AppMap
    /// The storyboards and xibs that no target contains.
    var unlisted: FilesInNoTarget
    /// The findings from reading the app.
    var findings: [Finding]
    /// The findings about files that the map may lack.
    var missing: [Finding]
  }

  func read(title: String?) throws -> Result {
    let configuration = try Configuration.reading(config, above: paths)
    let filter = configuration.files
    let discovery = FileDiscovery(
      excludes: excludes.map(GlobPattern.init), findsImages: showsImages)
    var files = discovery.files(below: paths)
    guard files.missingPaths.isEmpty else { throw InputFailure.noSuchPaths(files.missingPaths) }
    let isFiltered = !files.interfaceFiles.isEmpty
    if let filter { files.keepOnly(filter) }
    guard !files.interfaceFiles.isEmpty || !files.problems.isEmpty else {
      throw InputFailure.nothingFound(paths, isFiltered: isFiltered)
    }
    var app = AppFiles(reading: files, scope: .complete)
    var layers = MapLayers(reachability: app.reachability)
    layers.roles = app.storyboardRoles
    if showsImages { layers.assets = AssetReading(app.graph.files, in: files).assets }
    if checks {
      var check = CheckRequest(paths: paths)
      check.excludes = excludes
      check.filter = filter
      let reading = try MapLayerReading(check, configuration)
      layers.findings = reading.findings
      layers.performances = reading.performances
      if let linked = reading.app { app.add(linked) }
      layers.code = app.code ?? CodeNavigation()
      layers.reachability = app.reachability
    }
    let name = AppName(paths: paths, projects: files.projects)
    return Result(
      name: name,
      map: AppMap(
        app.graph, layers: layers, title: title ?? name.description, showsXibs: showsXibs),
      unlisted: app.unlisted, findings: app.findings,
      missing: app.findings.filter { $0.rule == RuleName.unsupportedFormat.rawValue }
        + files.problems.filter(\.hidesFiles).map(\.finding))
  }
}
