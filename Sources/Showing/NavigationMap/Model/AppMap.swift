package import StoryboardDiff
package import StoryboardModel

/// All storyboards of an app on one page, from which every format of `segues map` is written.
///
/// Depends only on the files and the layers: the same input gives exactly the same map. Positions
/// are in points, `y` grows downwards, and nothing is left of or above the origin.
package struct AppMap: Sendable {
  /// The page's title.
  package var title: String
  package var size = MapSize(width: 0, height: 0)
  /// The storyboards, sorted by path.
  package var clusters: [MapCluster] = []
  /// The scenes of all files, in the order of the files and of their scenes.
  package var screens: [MapScreen] = []
  /// The segues of all storyboards, in the same order; each storyboard's are followed by the ways
  /// that only code takes from its scenes.
  package var segues: [MapSegue] = []
  /// The links from storyboard references to their destinations.
  package var links: [MapLink] = []
  package var counts = MapCounts()
  /// The pictures and colors that the drawings use.
  package var assets: MapAssets
  /// The differences, if two versions are drawn.
  package var difference: MapDifference?

  /// The screens of each cluster, in the order of both.
  var screensByCluster: [[MapScreen]] {
    var result = [[MapScreen]](repeating: [], count: clusters.count)
    for screen in screens { result[screen.cluster].append(screen) }
    return result
  }

  /// Whether all scenes that the app starts with are on a watch, although it has scenes elsewhere.
  var startsOnlyOnWatch: Bool {
    func isOnWatch(_ screen: MapScreen) -> Bool { clusters[screen.cluster].runtime == .watchOS }
    let entries = screens.filter(\.isEntry)
    return !entries.isEmpty && entries.allSatisfy(isOnWatch)
      && screens.contains { screen in
        screen.role == .scene && clusters[screen.cluster].role == nil && !isOnWatch(screen)
      }
  }
}

/// One storyboard's part of the page, or that of a folder's xibs.
package struct MapCluster: Sendable {
  /// The file's name without extension, with as many folders before it as needed to be unique.
  ///
  /// All characters are valid in a URL: `Main`, `Admin/Main`.
  package var key: String
  /// The file's name without extension, and a folder if several files have that name.
  package var title: String
  /// The file's path, as it was found; for xibs their folder's.
  package var path: String
  /// The purpose for which the system opens it; nil if only segues and code do.
  package var role: StoryboardRole?
  /// Whether it contains the xibs of a folder.
  package var isXibs = false
  package var runtime: TargetRuntime
  /// The frame on the page, including the title.
  package var frame: Rect
  /// The changes outside of its scenes without noise, if two versions are drawn.
  package var changes: [Change] = []
  /// The file's old path, if it was moved.
  package var oldPath: String?
}

/// The counts of storyboards, screens, segues and views on a map.
package struct MapCounts: Hashable, Sendable {
  package var storyboards = 0
  /// Xibs whose views or windows are drawn.
  package var xibs = 0
  /// Scenes with a controller.
  package var scenes = 0
  package var references = 0
  /// All segues, including relationships and embeds.
  package var segues = 0
  /// Views that the drawings show.
  package var views = 0
  /// Views without a usable frame in the file, which got a plausible one.
  package var unpositionedViews = 0
  /// Scenes without a position on the canvas.
  package var unpositionedScenes = 0
  /// Scenes that were moved because they overlapped.
  package var movedScenes = 0
}
