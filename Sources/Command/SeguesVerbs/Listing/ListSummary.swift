internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The last lines of a listing: the counts, and the rule by which scenes count as reached.
struct ListSummary {
  let app: AppFiles
  let listedFiles: Int

  var text: String { totals + Self.rule(of: app) }

  private var totals: String {
    let controllers = app.graph.files.flatMap { app.graph.controllers[$0.path] ?? [] }
    let reached = controllers.filter { app.reachability.controllers.contains($0.id) }.count
    let undecided = controllers.count { app.reachability.undecided.contains($0.id) }
    let outside = controllers.count { app.reachability.reason(for: $0.id) == .noTarget }
    let segues = app.graph.files.reduce(0) { $0 + $1.segues.count }
    let others = app.fileCount - listedFiles
    var text = "\(count(listedFiles, "storyboard")), \(count(controllers.count, "controller")) "
    text += "(\(reached) reached"
    if undecided > 0 { text += ", \(undecided) undecided" }
    if outside > 0 { text += ", \(outside) in no target" }
    text += "), \(count(segues, "segue"))"
    if others > 0 { text += "; \(count(others, "file")) without scenes" }
    return text + "\n"
  }

  /// Returns the rule by which scenes count as reached, and the limits of that rule.
  ///
  /// If there are only xibs, returns only the line about files in no target.
  static func rule(of app: AppFiles) -> String {
    guard app.graph.files.contains(where: { $0.kind == .storyboard }) else {
      return app.unlisted.line
    }
    let rule =
      switch app.reachability.rule {
      case .project:
        "Reached from the storyboards that the project names: \(names(of: app))."
      case .initialControllers:
        "Reached from the initial controller of every storyboard"
          + (app.unlisted.paths.isEmpty ? "" : " in a target")
          + ": no Info.plist, scene manifest or extension names a main storyboard."
      }
    let doubt = app.reachability.undecided.isEmpty ? "" : undecided
    return rule + "\n" + code(of: app) + doubt + app.unlisted.line
  }

  private static func code(of app: AppFiles) -> String {
    guard app.code == nil else { return "A scene that code opens counts as reached, too.\n" }
    let reason =
      app.lacksSources
      ? "The app has no Swift or Objective-C source" : "Source code was not read"
    return reason + ": a scene that only code instantiates counts as not reached.\n"
  }

  private static let undecided =
    "A scene is undecided if code may open it, for example by a computed name.\n"

  private static func names(of app: AppFiles) -> String {
    Set(app.entries.compactMap(\.file)).sorted().map(TerminalText.escaped).joined(separator: ", ")
  }
}
