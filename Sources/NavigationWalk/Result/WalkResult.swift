internal import NavigationGraph
package import StoryboardModel

/// What a walk through all files found.
package struct WalkResult: Sendable {
  /// One file's scenes and segues, in its order: each once.
  package struct File: Sendable {
    package var path: String
    package var runtime: TargetRuntime
    package var scenes: [SceneWalk]
    package var segues: [SegueWalk]
  }

  package var options: WalkOptions
  /// Sorted by path.
  package var files: [File]

  /// How often each outcome occurred, in the order of ``WalkOutcome/names``, those at zero left
  /// out.
  package var counts: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for walk in files.lazy.flatMap(\.segues) { counts[walk.outcome.name, default: 0] += 1 }
    return WalkOutcome.names.compactMap { name in counts[name].map { (name, $0) } }
  }

  /// Whether UIKit would raise anywhere.
  package var raises: Bool {
    files.contains { file in
      file.segues.contains { if case .raised = $0.outcome { true } else { false } }
        || file.scenes.contains { if case .raised = $0.outcome { true } else { false } }
    }
  }
}
