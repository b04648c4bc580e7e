internal import NavigationMap

/// The counts of a map, in words: `2 storyboards, 1 scene, 3 segues`.
struct MapSummary: CustomStringConvertible {
  private let counts: MapCounts

  init(_ map: AppMap) {
    counts = map.counts
  }

  var description: String {
    "\(count(counts.storyboards, "storyboard")), \(count(counts.scenes, "scene")), "
      + count(counts.segues, "segue")
  }
}
