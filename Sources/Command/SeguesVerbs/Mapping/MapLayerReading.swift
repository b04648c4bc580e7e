internal import AppProject
internal import CheckRun
internal import Findings
internal import NavigationGraph
internal import NavigationMap
internal import SegueChecking
internal import SeguesConfiguration

/// The results of checking an app, for its map.
struct MapLayerReading {
  var findings: [Finding]
  var performances: [SegueLink.ID: SeguePerformance]
  var app: LinkedApp?

  /// Checks an app as `segues check` does, severities, comments and baseline included.
  init(_ check: CheckRequest, _ configuration: Configuration) throws {
    var check = check
    check.keepsApp = true
    let result = try ReportRun(ReportRequest(check, configuration: configuration)).run()
    findings = result.report.findings
    let performers = result.app.map { SeguePerformers($0).bySegue } ?? [:]
    app = result.app
    performances = performers.mapValues(SeguePerformance.init)
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
