internal import StoryboardModel

/// Arranges storyboards so that together they have about the shape of a window.
///
/// Storyboards that refer to each other form a group, from left to right, or close together if that
/// saves room. Groups are side by side.
enum ClusterPlacement {
  static let gap = 120.0
  /// The heights of columns to try, as multiples of the height of a window for the whole group.
  private static let heights = [0.5, 0.7, 0.85, 1, 1.2, 1.5, 2]
  /// The share of the columns' window below which the window of corner placement is preferred.
  private static let cornerThreshold = 0.93

  /// Returns non-overlapping positions for storyboards.
  ///
  /// - Parameters:
  ///   - sizes: Their sizes.
  ///   - edges: The references between them.
  ///   - starts: Those in which the app begins, in order.
  /// - Returns: Their upper left corners.
  static func places(of sizes: [MapSize], edges: [(from: Int, to: Int)], starts: [Int]) -> [Point] {
    let groups = groups(count: sizes.count, edges: edges, starts: starts, sizes: sizes)
    var inner: [[Point]] = []
    var boxes: [MapSize] = []
    var groupOf = [Int](repeating: 0, count: sizes.count)
    for (index, group) in groups.enumerated() { for cluster in group { groupOf[cluster] = index } }
    // Both ends of an edge are in the same group.
    let edgesOf = Dictionary(grouping: edges) { groupOf[$0.from] }
    let startsOf = Dictionary(grouping: starts) { groupOf[$0] }
    for (index, group) in groups.enumerated() {
      let number = Dictionary(uniqueKeysWithValues: group.enumerated().map { ($1, $0) })
      let area = group.reduce(0) { $0 + (sizes[$1].width + gap) * (sizes[$1].height + gap) }
      let own = group.map { sizes[$0] }
      let edges = (edgesOf[index] ?? []).compactMap { edge -> (from: Int, to: Int)? in
        guard let from = number[edge.from], let to = number[edge.to] else { return nil }
        return (from, to)
      }
      let layout = LayeredLayout(
        of: own, edges: edges, starts: (startsOf[index] ?? []).compactMap { number[$0] },
        gap: MapSize(width: gap * 1.5, height: gap))
      let ways = heights.map { height in
        let places = layout.places(
          columnHeight: (area / BoxPacking.windowRatio).squareRoot() * height)
        return (places: places, size: BoxPacking.size(of: places, own))
      }
      var best = ways.min {
        BoxPacking.windowWidth(for: $0.size) < BoxPacking.windowWidth(for: $1.size)
      }
      if let columns = best?.size, group.count <= CornerPlacement.limit {
        var corners = CornerPlacement(of: own, edges: edges, gap: gap)
        let places = corners.places(in: layout.layers.flatMap(\.self))
        let size = BoxPacking.size(of: places, own)
        let limit = BoxPacking.windowWidth(for: columns) * cornerThreshold
        if BoxPacking.windowWidth(for: size) < limit { best = (places, size) }
      }
      inner.append(best?.places ?? [])
      boxes.append(best?.size ?? MapSize(width: 0, height: 0))
    }
    let outer = BoxPacking.places(of: boxes, gap: gap)
    var result = [Point](repeating: Point(x: 0, y: 0), count: sizes.count)
    for ((group, places), corner) in zip(zip(groups, inner), outer) {
      for (cluster, place) in zip(group, places) {
        result[cluster] = Point(x: corner.x + place.x, y: corner.y + place.y)
      }
    }
    return result
  }

  /// Groups connected storyboards: the group with a start first, then the largest.
  private static func groups(
    count: Int, edges: [(from: Int, to: Int)], starts: [Int], sizes: [MapSize]
  ) -> [[Int]] {
    var next = [[Int]](repeating: [], count: count)
    for edge in edges {
      next[edge.from].append(edge.to)
      next[edge.to].append(edge.from)
    }
    var seen = [Bool](repeating: false, count: count)
    var groups: [[Int]] = []
    for first in 0..<count where !seen[first] {
      var pending = [first]
      var group: [Int] = []
      seen[first] = true
      while let cluster = pending.popLast() {
        group.append(cluster)
        for other in next[cluster] where !seen[other] {
          seen[other] = true
          pending.append(other)
        }
      }
      groups.append(group.sorted())
    }
    let first = Set(starts)
    func rank(_ group: [Int]) -> (Int, Double, Int) {
      (
        group.contains(where: first.contains) ? 0 : 1,
        -group.reduce(0) { $0 + sizes[$1].height }, group.first ?? 0
      )
    }
    return groups.map { (rank: rank($0), group: $0) }.sorted { $0.rank < $1.rank }.map(\.group)
  }
}
