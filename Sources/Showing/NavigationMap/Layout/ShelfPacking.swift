internal import StoryboardModel

/// Arranges boxes in rows, in their order.
enum ShelfPacking {
  /// Returns non-overlapping positions for boxes.
  static func places(of sizes: [MapSize], gap: Double) -> [Point] {
    let area = sizes.reduce(0) { $0 + ($1.width + gap) * ($1.height + gap) }
    let widest = sizes.map(\.width).max() ?? 0
    let room = max(widest, (area * 1.7).squareRoot())
    var places: [Point] = []
    var x = 0.0
    var y = 0.0
    var height = 0.0
    for size in sizes {
      if x > 0, x + size.width > room {
        y += height + gap
        x = 0
        height = 0
      }
      places.append(Point(x: x, y: y))
      x += size.width + gap
      height = max(height, size.height)
    }
    return places
  }
}
