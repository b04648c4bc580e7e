internal import StoryboardModel

/// Arranges boxes so that together they have about the shape of a window.
enum BoxPacking {
  /// The width of a usual window divided by its height.
  static let windowRatio = 1.8
  /// The number of widths that are tried, from 0.8 to 2 times the ideal one.
  private static let tries = 16
  /// The length by which rounding may make edges differ.
  private static let tolerance = 0.5

  /// Returns the width of the smallest window of the usual shape that shows an area of a size.
  static func windowWidth(for size: MapSize) -> Double {
    max(size.width, size.height * windowRatio)
  }

  /// Returns non-overlapping positions for boxes: in their order, each as high as possible, and
  /// then as far to the left as possible.
  static func places(of sizes: [MapSize], gap: Double) -> [Point] {
    let widest = sizes.map(\.width).max() ?? 0
    let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let ideal = (area * windowRatio).squareRoot()
    var best: (width: Double, places: [Point])?
    for number in 0..<tries {
      let room = max(widest, ideal * (0.8 + 0.08 * Double(number)))
      let places = Self.places(of: sizes, gap: gap, room: room)
      let width = windowWidth(for: size(of: places, sizes))
      if width < best?.width ?? .infinity { best = (width, places) }
    }
    return best?.places ?? []
  }

  /// Returns the size of placed boxes together.
  static func size(of places: [Point], _ sizes: [MapSize]) -> MapSize {
    var all = MapSize(width: 0, height: 0)
    for (place, size) in zip(places, sizes) {
      all.width = max(all.width, place.x + size.width)
      all.height = max(all.height, place.y + size.height)
    }
    return all
  }

  /// A part of the lower edge of all placed boxes.
  private struct Step {
    var x: Double
    var width: Double
    var y: Double
  }

  private static func places(of sizes: [MapSize], gap: Double, room: Double) -> [Point] {
    // The gap to the right of the last box doesn't count.
    var edge = [Step(x: 0, width: room + gap, y: 0)]
    return sizes.map { size in
      let width = size.width + gap
      var best = (y: Double.infinity, index: 0)
      for index in edge.indices {
        guard edge[index].x + width <= room + gap + tolerance else { break }
        let y = top(of: edge, from: index, width: width)
        if y < best.y { best = (y, index) }
      }
      let place = Point(x: edge[best.index].x, y: best.y.isFinite ? best.y : 0)
      lower(&edge, at: best.index, width: width, to: place.y + size.height + gap)
      return place
    }
  }

  /// Returns the highest place for a box whose left edge is that of a step.
  private static func top(of edge: [Step], from index: Int, width: Double) -> Double {
    var y = 0.0
    let end = edge[index].x + width
    for step in edge[index...] {
      guard step.x < end - tolerance else { break }
      y = max(y, step.y)
    }
    return y
  }

  /// Lowers the edge to the bottom of a new box.
  private static func lower(_ edge: inout [Step], at index: Int, width: Double, to y: Double) {
    let start = edge[index].x
    let end = start + width
    var last = index
    while last < edge.count, edge[last].x + edge[last].width <= end + tolerance { last += 1 }
    var steps = [Step(x: start, width: width, y: y)]
    if last < edge.count, edge[last].x < end {
      let rest = edge[last].x + edge[last].width - end
      steps.append(Step(x: end, width: rest, y: edge[last].y))
      last += 1
    }
    edge.replaceSubrange(index..<last, with: steps)
    // A row of boxes of the same height is one step, or a long row would take quadratic time.
    if index > 0, edge[index - 1].y == y {
      edge[index - 1].width += width
      edge.remove(at: index)
    }
  }
}
