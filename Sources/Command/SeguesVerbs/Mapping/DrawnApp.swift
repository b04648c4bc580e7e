internal import AppProject
internal import CheckRun
internal import Files
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
  /// - Throws: An error if nothing can be drawn.
  func draw(showsViews: Bool = true) throws -> DrawnApp {
    let configuration = try Configuration.reading(config, above: paths)
    let showsImages = showsViews && images
    let files = try input.discover(configuration.files, findsImages: showsImages)
    var app = AppFiles(reading: files, scope: .complete)
    var layers = MapLayers(reachability: app.reachability)
    layers.roles = app.storyboardRoles
    if showsImages { layers.assets = AssetReading(app.graph.files, in: files).assets }
    if check {
      // As `segues check` does, severities, comments and baseline included.
      var request = CheckRequest(paths: paths, excludes: excludes, filter: configuration.files)
      request.keepsApp = true
      let checked = try ReportRun(ReportRequest(request, configuration: configuration)).run()
      layers.findings = checked.report.findings
      if let linked = checked.app {
        layers.performances = SeguePerformers(linked).bySegue.mapValues(SeguePerformance.init)
        app.add(linked)
      }
      layers.code = app.code ?? CodeNavigation()
      layers.reachability = app.reachability
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
}

extension SeguePerformance {
  fileprivate init(_ performer: SeguePerformer) {
    self =
      switch performer {
      case .string: .string
      case .constant: .constant
      case .typed: .typed
      case .control: .control
      case .never: .never
      case .undecided: .undecided
      }
  }
}
