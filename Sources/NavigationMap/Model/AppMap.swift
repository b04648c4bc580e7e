package import StoryboardModel

/// All storyboards of an app on one page: what every form of `segues map` is written from.
///
/// A function of the files and the layers alone: the same input gives the same map, to the point.
/// Places are in points, `y` grows downwards, and nothing lies left of or above the origin.
package struct AppMap: Sendable {
  /// What the page is called.
  package var title: String
  package var size: MapSize
  /// The storyboards, sorted by path.
  package var clusters: [MapCluster]
  /// The scenes of all files, in the order of the files and of their scenes.
  package var screens: [MapScreen]
  /// The segues of all storyboards, in the same order.
  package var segues: [MapSegue]
  /// What storyboard references stand for.
  package var links: [MapLink]
  package var counts: MapCounts
  /// What changed, where two versions are drawn; nil where it is one.
  package var difference: MapDifference?

  /// The screens of each cluster, in the order of both.
  var screensByCluster: [[MapScreen]] {
    var result = [[MapScreen]](repeating: [], count: clusters.count)
    for screen in screens where result.indices.contains(screen.cluster) {
      result[screen.cluster].append(screen)
    }
    return result
  }
}

/// How wide and high something is, in points.
package struct MapSize: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}

/// One storyboard's part of the page.
package struct MapCluster: Sendable {
  /// The file's name without extension, with as many folders before it as tell it from others, in
  /// the letters that a URL takes: `Main`, `Admin/Main`.
  package var key: String
  /// The file's name without extension.
  package var title: String
  /// The file's path, as it was found.
  package var path: String
  package var runtime: TargetRuntime
  /// What the cluster takes of the page, its title included.
  package var frame: Rect
}

/// How much of what is on a map.
package struct MapCounts: Hashable, Sendable {
  package var storyboards = 0
  /// Scenes with a controller.
  package var scenes = 0
  package var references = 0
  /// Every segue, relationships and embeds included.
  package var segues = 0
  /// Views that the drawings show.
  package var views = 0
  /// Views whose file gives no usable frame, and which were given a plausible place.
  package var placedViews = 0
  /// Scenes whose file gives no place on the canvas.
  package var placedScenes = 0
  /// Scenes that were moved because they overlapped.
  package var movedScenes = 0
}
