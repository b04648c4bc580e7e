internal import Findings
internal import NavigationGraph
internal import NavigationWalk

/// The last lines of a walk's report.
struct WalkSummary {
  let app: AppFiles
  let result: WalkResult
  let style: TerminalStyle

  var text: String {
    let total = result.files.reduce(0) { $0 + $1.segues.count }
    let parts = result.counts.map { "\($0.count) \(Self.words[$0.name] ?? $0.name)" }
    var text = count(total, "segue")
    text += parts.isEmpty ? "\n" : ": \(parts.joined(separator: ", "))\n"
    text += "\(scenes)\(windowText).\n"
    return text + ListSummary.rule(of: app) + verdict
  }

  private static let words = [
    "broughtToFront": "that bring an open window to the front", "column": "shown in a column",
    "contained": "created with a container", "declared": "read, not run",
    "custom": "by custom classes", "nothing": "without effect", "notWalked": "not walked",
    "opened": "shown in a new window", "raised": "that would throw an exception",
  ]

  private var scenes: String {
    let scenes = result.files.flatMap(\.scenes)
    let created = scenes.count { $0.outcome == .made }
    let unreachable = scenes.filter { $0.outcome == .unreachable }
    let undecided = unreachable.count { app.reachability.undecided.contains($0.controller) }
    let outside = unreachable.count {
      app.reachability.reason(for: $0.controller) == .noTarget
    }
    let unreached = unreachable.count - undecided - outside
    let refused = scenes.count { if case .notWalked = $0.outcome { true } else { false } }
    return count(created, "scene") + " created"
      + (unreached > 0 ? ", \(unreached) not reached" : "")
      + (undecided > 0 ? ", \(undecided) undecided" : "")
      + (outside > 0 ? ", \(outside) in no target" : "")
      + (refused > 0 ? ", \(refused) not walked" : "")
  }

  /// The size class and window of UIKit's scenes; empty if there are no such scenes.
  private var windowText: String {
    guard let size = result.sizeClass?.rawValue else { return "" }
    let isMixed = result.files.contains {
      $0.runtime.runsInUIKit && result.options.sizeClass(on: $0.runtime) != result.sizeClass
    }
    let tvOSNote = isMixed ? " (tvOS: regular)" : ""
    return result.options.hasWindow
      ? ", in a \(size) window\(tvOSNote)" : ", \(size)\(tvOSNote), without a window"
  }

  private var verdict: String {
    guard result.raises else { return style.green("Nothing throws an exception.") + "\n" }
    let segues = result.files.flatMap(\.segues).count { $0.outcome.exception != nil }
    let scenes = result.files.flatMap(\.scenes).count { $0.outcome.exception != nil }
    let parts = [(segues, "segue"), (scenes, "scene")].filter { $0.0 > 0 }
      .map { count($0.0, $0.1) }
    return style.red("\(parts.joined(separator: " and ")) would throw an exception.") + "\n"
  }
}
