internal import StoryboardModel

/// Arranges storyboards so that together they have about the shape of a window.
///
/// Storyboards that refer to each other form a group. A group is arranged in columns from left to right, or close
/// together if that saves room. Then the groups are packed side by side.
enum ClusterPlacement {
  static let gap = 120.0
  /// The heights of columns to try, as multiples of the height of a window for the whole group.
  private static let heights = [0.5, 0.7, 0.85, 1, 1.2, 1.5, 2]
  /// The share of the columns' window below which the window of corner placement is preferred.
  private static let cornerThreshold = 0.93

  /// Returns non-overlapping positions for storyboards.
  ///
  /// - Parameters:
  ///   - sizes: The storyboards' sizes.
  ///   - links: The references between storyboards.
  ///   - starts: The storyboards in which the app begins, in order.
  /// - Returns: The storyboards' upper left corners.
  static func places(of sizes: [MapSize], links: [BoxLink], starts: [Int]) -> [Point] {
    let groups = groups(of: sizes, links: links, starts: starts)
    let arrangements = groups.map { arrangement(of: $0, sizes) }
    let corners = BoxPacking.places(of: arrangements.map(\.size), gap: gap)
    var result = [Point](repeating: Point(x: 0, y: 0), count: sizes.count)
    for (group, (arrangement, corner)) in zip(groups, zip(arrangements, corners)) {
      for (storyboard, place) in zip(group.storyboards, arrangement.places) {
        result[storyboard] = Point(x: corner.x + place.x, y: corner.y + place.y)
      }
    }
    return result
  }

  // MARK: - Groups

  /// Connected storyboards, their links and their starts, all as numbers among the storyboards of the app.
  private struct Group {
    var storyboards: [Int]
    var links: [BoxLink] = []
    var starts: [Int] = []
  }

  /// Groups connected storyboards: the groups with a start first, then those with the largest height.
  private static func groups(of sizes: [MapSize], links: [BoxLink], starts: [Int]) -> [Group] {
    var groups = connected(count: sizes.count, links).map { Group(storyboards: $0) }
    var groupOf = [Int](repeating: 0, count: sizes.count)
    for (index, group) in groups.enumerated() {
      for storyboard in group.storyboards { groupOf[storyboard] = index }
    }
    // Both ends of a link are in the same group.
    for link in links { groups[groupOf[link.from]].links.append(link) }
    for start in starts { groups[groupOf[start]].starts.append(start) }
    func rank(_ group: Group) -> (Int, Double, Int) {
      let height = group.storyboards.reduce(0) { $0 + sizes[$1].height }
      return (group.starts.isEmpty ? 1 : 0, -height, group.storyboards[0])
    }
    return groups.map { (rank: rank($0), group: $0) }.sorted { $0.rank < $1.rank }.map(\.group)
  }

  /// Returns the sets of storyboards that links connect in either direction, each in ascending order.
  private static func connected(count: Int, _ links: [BoxLink]) -> [[Int]] {
    var neighbors = [[Int]](repeating: [], count: count)
    for link in links {
      neighbors[link.from].append(link.to)
      neighbors[link.to].append(link.from)
    }
    var seen = [Bool](repeating: false, count: count)
    return (0..<count).compactMap { first in
      guard !seen[first] else { return nil }
      seen[first] = true
      var found = [first]
      var next = 0
      while next < found.count {
        for other in neighbors[found[next]] where !seen[other] {
          seen[other] = true
          found.append(other)
        }
        next += 1
      }
      return found.sorted()
    }
  }

  // MARK: - One group

  /// The upper left corners of a group's storyboards, relative to the group's.
  private struct Arrangement {
    let places: [Point]
    /// The size of the whole group.
    let size: MapSize

    init(_ places: [Point], of sizes: [MapSize]) {
      self.places = places
      size = BoxPacking.size(of: places, sizes)
    }

    var windowWidth: Double { BoxPacking.windowWidth(for: size) }
  }

  /// Returns the columns that fit into the smallest window, or corner placement if its window is smaller still.
  private static func arrangement(of group: Group, _ allSizes: [MapSize]) -> Arrangement {
    let sizes = group.storyboards.map { allSizes[$0] }
    let links = group.links.among(group.storyboards)
    let layout = LayeredLayout(
      of: sizes, links: links,
      starts: group.starts.compactMap { group.storyboards.firstIndex(of: $0) },
      gap: MapSize(width: gap * 1.5, height: gap))
    let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let windowHeight = (area / BoxPacking.windowRatio).squareRoot()
    let columns = heights.map {
      Arrangement(layout.places(columnHeight: windowHeight * $0), of: sizes)
    }
    let best = columns.min { $0.windowWidth < $1.windowWidth } ?? columns[0]
    guard sizes.count <= CornerPlacement.limit else { return best }
    var placement = CornerPlacement(of: sizes, links: links, gap: gap)
    let corners = Arrangement(placement.places(in: layout.layers.flatMap(\.self)), of: sizes)
    return corners.windowWidth < best.windowWidth * cornerThreshold ? corners : best
  }
}
