internal import StoryboardModel

/// Places labels next to arrows, where they cover no screens or other labels.
struct LabelPlacement {
  private static let font = Font(size: 14)
  private static let height = 21.0
  private static let longest = 220.0
  private static let padding = 5.0

  private var taken: RectGrid

  /// - Parameter obstacles: The areas that labels must not cover: screens with their captions,
  ///   titles.
  init(avoiding obstacles: [Rect]) {
    // Squares are small, so that few labels share one even in crowded places.
    taken = RectGrid(obstacles, side: 100)
  }

  /// Returns a label near an arrow's middle; nil if there is no room for it.
  mutating func label(_ text: String, along route: MapRoute) -> MapLabel? {
    let name = ReadableText.name(text)
    let shown = Self.font.line(name, width: Self.longest)
    let width = (Self.font.width(of: shown) + 2 * Self.padding).rounded(.up)
    let points = route.points(perCurve: 20)
    let middle = points.count / 2
    // Try places from the middle outwards, first on the line, then next to it.
    let order = points.indices.sorted { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
    for offset in [0.0, -14, 14, -28, 28] {
      for index in order.dropLast(2) {
        let point = points[index]
        let (x, y) = (point.x - width / 2, point.y - Self.height / 2 + offset)
        if let label = label(shown, x, y, width) { return label }
      }
    }
    let center = points[middle]
    for ring in 1...30 {
      let reach = Double(ring) * 20
      for (dx, dy) in [(0.0, -1.0), (0, 1), (1, 0), (-1, 0), (1, -1), (1, 1), (-1, -1), (-1, 1)] {
        let (x, y) = (center.x + dx * reach - width / 2, center.y + dy * reach - Self.height / 2)
        if let label = label(shown, x, y, width) { return label }
      }
    }
    return nil
  }

  /// Returns a label at a place; nil if the place is taken.
  private mutating func label(
    _ text: String, _ x: Double, _ y: Double, _ width: Double
  ) -> MapLabel? {
    let frame = Rect(x: x.rounded(), y: y.rounded(), width: width, height: Self.height)
    guard frame.minX >= 0, frame.minY >= 0, !taken.hasOverlap(with: frame) else { return nil }
    taken.add(frame)
    return MapLabel(text: text, frame: frame)
  }
}
