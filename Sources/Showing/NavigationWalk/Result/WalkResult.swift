internal import NavigationGraph
package import StoryboardModel

/// The results of walking all files.
package struct WalkResult: Sendable {
  /// A file's scenes and segues, each once, in the order of the file.
  package struct File: Sendable {
    package var path: String
    package var runtime: TargetRuntime
    package var scenes: [SceneWalk]
    package var segues: [SegueWalk]
  }

  package var options: WalkOptions
  /// The files, sorted by path.
  package var files: [File]

  /// The number of times each outcome occurred, in the order of ``WalkOutcome/names``, without
  /// zeros.
  package var counts: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for walk in files.lazy.flatMap(\.segues) { counts[walk.outcome.name, default: 0] += 1 }
    return WalkOutcome.names.compactMap { name in counts[name].map { (name, $0) } }
  }

  /// The width of the windows in which UIKit's scenes were shown; nil if there were none.
  ///
  /// Scenes of tvOS, whose windows are always regular, count only if there are no others.
  package var sizeClass: WalkOptions.SizeClass? {
    let runtimes = files.map(\.runtime).filter(\.runsInUIKit)
    let runtime = runtimes.first { $0 != .tvOS } ?? runtimes.first
    return runtime.map { options.sizeClass(on: $0) }
  }

  /// Whether any segue or scene would throw an exception.
  package var raises: Bool {
    files.contains { file in
      file.segues.contains { $0.outcome.exception != nil }
        || file.scenes.contains { $0.outcome.exception != nil }
    }
  }
}
