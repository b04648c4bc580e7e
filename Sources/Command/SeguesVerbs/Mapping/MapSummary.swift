internal import NavigationMap

/// The counts of a map, in words: `2 storyboards, 1 scene, 3 segues`.
struct MapSummary: CustomStringConvertible {
  private let counts: MapCounts

  init(_ map: AppMap) {
    counts = map.counts
  }

  var description: String {
    var words = [count(counts.storyboards, "storyboard")]
    if counts.xibs > 0 { words.append(count(counts.xibs, "xib")) }
    words += [count(counts.scenes, "scene"), count(counts.segues, "segue")]
    return words.joined(separator: ", ")
  }
}
