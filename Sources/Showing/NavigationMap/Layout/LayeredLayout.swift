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
  ///   - links: The links between boxes.
  ///   - starts: The first boxes, in order; if empty, those that nothing leads to.
  ///   - gap: The distance between boxes.
  init(of sizes: [MapSize], links: [BoxLink], starts: [Int], gap: MapSize) {
    self.sizes = sizes
    self.gap = gap
    let layers = Self.layers(count: sizes.count, links: links, starts: starts)
    self.layers = Self.ordered(layers, links: links, count: sizes.count)
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
  private static func layers(count: Int, links: [BoxLink], starts: [Int]) -> [[Int]] {
    var next = [[Int]](repeating: [], count: count)
    var isLedTo = [Bool](repeating: false, count: count)
    for link in links where link.from != link.to {
      next[link.from].append(link.to)
      isLedTo[link.to] = true
    }
    var isVisited = [Bool](repeating: false, count: count)
    var layers: [[Int]] = []
    func visit(from start: Int) {
      guard !isVisited[start] else { return }
      isVisited[start] = true
      var layer = [start]
      var distance = 0
      while !layer.isEmpty {
        if distance == layers.count { layers.append([]) }
        layers[distance] += layer
        var nextLayer: [Int] = []
        for other in layer.flatMap({ next[$0] }) where !isVisited[other] {
          isVisited[other] = true
          nextLayer.append(other)
        }
        layer = nextLayer
        distance += 1
      }
    }
    starts.forEach(visit)
    for box in 0..<count where !isLedTo[box] { visit(from: box) }
    for box in 0..<count { visit(from: box) }
    return layers
  }

  /// Orders each layer by the positions of the boxes that lead to it.
  private static func ordered(
    _ layers: [[Int]], links: [BoxLink], count: Int
  ) -> [[Int]] {
    var position = [Double](repeating: 0, count: count)
    var sources = [[Int]](repeating: [], count: count)
    for link in links { sources[link.to].append(link.from) }
    var ordered = Set<Int>()
    return layers.map { layer in
      let wanted = layer.enumerated().map { offset, box in
        let known = sources[box].filter(ordered.contains)
        let mean =
          known.isEmpty
          ? Double(offset) : known.reduce(0) { $0 + position[$1] } / Double(known.count)
        return (mean: mean, box: box)
      }
      let sorted = wanted.sorted { $0.mean < $1.mean }.map(\.box)
      for (offset, box) in sorted.enumerated() { position[box] = Double(offset) }
      ordered.formUnion(sorted)
      return sorted
    }
  }
}
