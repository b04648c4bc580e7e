internal import StoryboardModel

/// Arranges boxes in columns by their distance from the starts: each box is to the right of those
/// that lead to it.
struct LayeredLayout {
  private let sizes: [MapSize]
  private let gap: MapSize
  /// The boxes by their distance from the starts.
  let layers: [[Int]]

  /// - Parameters:
  ///   - sizes: The boxes' sizes.
  ///   - edges: The links between boxes, by their numbers.
  ///   - starts: The first boxes, in order; if empty, those that nothing leads to.
  ///   - gap: The distance between boxes.
  init(of sizes: [MapSize], edges: [(from: Int, to: Int)], starts: [Int], gap: MapSize) {
    self.sizes = sizes
    self.gap = gap
    layers = Self.ordered(
      Self.layers(count: sizes.count, edges: edges, starts: starts), edges: edges,
      count: sizes.count)
  }

  /// Returns non-overlapping positions for the boxes.
  ///
  /// - Parameter columnHeight: The height above which a column is split.
  /// - Returns: The boxes' upper left corners, starting at the origin.
  func places(columnHeight: Double) -> [Point] {
    var places = [Point](repeating: Point(x: 0, y: 0), count: sizes.count)
    var x = 0.0
    for layer in layers {
      var column: [Int] = []
      var height = 0.0
      func finish() {
        var y = 0.0
        for box in column {
          places[box] = Point(x: x, y: y)
          y += sizes[box].height + gap.height
        }
        x += (column.map { sizes[$0].width }.max() ?? 0) + gap.width
        column = []
        height = 0
      }
      for box in layer {
        if !column.isEmpty, height + sizes[box].height > columnHeight { finish() }
        column.append(box)
        height += sizes[box].height + gap.height
      }
      finish()
    }
    return places
  }

  /// Groups the boxes by their distance from the starts; unreachable ones start again on the left.
  private static func layers(count: Int, edges: [(from: Int, to: Int)], starts: [Int]) -> [[Int]] {
    var next = [[Int]](repeating: [], count: count)
    var isLedTo = [Bool](repeating: false, count: count)
    for edge in edges where edge.from != edge.to {
      next[edge.from].append(edge.to)
      isLedTo[edge.to] = true
    }
    var distance = [Int?](repeating: nil, count: count)
    var layers: [[Int]] = []
    func visit(from start: Int) {
      guard distance[start] == nil else { return }
      distance[start] = 0
      var pending = [start]
      var index = 0
      while index < pending.count {
        let box = pending[index]
        index += 1
        let depth = distance[box] ?? 0
        while layers.count <= depth { layers.append([]) }
        layers[depth].append(box)
        for other in next[box] where distance[other] == nil {
          distance[other] = depth + 1
          pending.append(other)
        }
      }
    }
    starts.forEach(visit)
    for box in 0..<count where !isLedTo[box] { visit(from: box) }
    for box in 0..<count { visit(from: box) }
    return layers
  }

  /// Orders each layer by the positions of the boxes that lead to it.
  private static func ordered(
    _ layers: [[Int]], edges: [(from: Int, to: Int)], count: Int
  ) -> [[Int]] {
    var position = [Double](repeating: 0, count: count)
    var sources = [[Int]](repeating: [], count: count)
    for edge in edges { sources[edge.to].append(edge.from) }
    var done = Set<Int>()
    return layers.map { layer in
      let wanted = layer.enumerated().map { offset, box in
        let known = sources[box].filter(done.contains)
        let mean =
          known.isEmpty
          ? Double(offset) : known.reduce(0) { $0 + position[$1] } / Double(known.count)
        return (mean: mean, box: box)
      }
      let sorted = wanted.sorted { $0.mean < $1.mean }.map(\.box)
      for (offset, box) in sorted.enumerated() { position[box] = Double(offset) }
      done.formUnion(sorted)
      return sorted
    }
  }
}
