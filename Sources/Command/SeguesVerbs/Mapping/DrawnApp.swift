internal import AppProject
internal import CheckRun
internal import FilesAndPaths
internal import Findings
internal import GenerationRun
internal import NavigationGraph
internal import NavigationMap
internal import SegueChecking
internal import SeguesConfiguration
internal import StoryboardParsing

/// An app's map, and what is wrong with its files.
struct DrawnApp {
  var name: AppName
  var map: AppMap
  /// The storyboards and xibs that no target contains.
  var unlisted: FilesInNoTarget
  /// The findings from reading the app.
  var findings: [Finding]
  /// The findings about files that the map may lack.
  var missing: [Finding]
}

extension MapOptions {
  /// Reads an app's storyboards, including how they look, checks the app, and draws it.
  ///
  /// - Parameter showsViews: Whether the result shows views, which a graph or data doesn't.
  /// - Returns: The map, and the findings from drawing it.
  /// - Throws: An error if nothing can be drawn.
  func draw(showsViews: Bool = true) throws -> DrawnApp {
    let configuration = try Configuration.reading(config, above: paths)
    let showsImages = showsViews && images
    let files = try input.discover(configuration.files, findsImages: showsImages)
    let checked = try check ? checkResult(configuration) : nil
    let app = AppFiles(reading: files, scope: .complete, linked: checked?.app)
    var layers = MapLayers(reachability: app.reachability)
    layers.roles = app.storyboardRoles
    if showsImages { layers.assets = AssetReading(app.graph.files, in: files).assets }
    if let checked {
      layers.findings = checked.report.findings
      layers.performances = checked.app.map { SeguePerformances($0).bySegue } ?? [:]
      layers.code = app.code ?? CodeNavigation()
    }
    let name = AppName(paths: paths, projects: files.projects)
    return DrawnApp(
      name: name,
      map: AppMap(
        app.graph, layers: layers, title: title ?? name.description,
        showsXibs: showsViews && xibs),
      unlisted: app.unlisted, findings: app.findings,
      missing: app.findings.filter { $0.rule == RuleName.unsupportedFormat.rawValue }
        + files.problems.filter(\.hidesFiles).map(\.finding))
  }

  /// Checks the app as `segues check` does, severities, comments and baseline included.
  private func checkResult(_ configuration: Configuration) throws -> ReportRun.Result {
    var request = CheckRequest(paths: paths, excludes: excludes, filter: configuration.files)
    request.keepsApp = true
    return try ReportRun(ReportRequest(request, configuration: configuration)).run()
  }
}
