internal import StoryboardModel

/// Finds which of many rectangles are somewhere, by the squares of a grid that they touch.
struct RectGrid {
  private struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private(set) var rects: [Rect] = []
  private var cells: [Cell: [Int]] = [:]
  private static let side = 400.0

  init(_ rects: [Rect] = []) {
    for rect in rects { add(rect) }
  }

  mutating func add(_ rect: Rect) {
    let index = rects.count
    rects.append(rect)
    Self.forEachCell(of: rect) { cells[$0, default: []].append(index) }
  }

  /// Whether one of them overlaps a rectangle.
  func hasOverlap(with rect: Rect) -> Bool {
    var found = false
    Self.forEachCell(of: rect) { cell in
      if !found, let here = cells[cell] {
        found = here.contains { rects[$0].intersects(rect) }
      }
    }
    return found
  }

  /// Those that contain a point.
  func indices(at point: Point) -> [Int] {
    let cell = Cell(x: Self.cell(point.x), y: Self.cell(point.y))
    return (cells[cell] ?? []).filter { rects[$0].contains(point) }
  }

  /// Those that overlap a rectangle, in their order.
  func indices(in rect: Rect) -> [Int] {
    var found: Set<Int> = []
    Self.forEachCell(of: rect) { cell in
      for index in cells[cell] ?? [] where rects[index].intersects(rect) { found.insert(index) }
    }
    return found.sorted()
  }

  private static func forEachCell(of rect: Rect, _ body: (Cell) -> Void) {
    for x in cell(rect.minX)...cell(rect.maxX) {
      for y in cell(rect.minY)...cell(rect.maxY) { body(Cell(x: x, y: y)) }
    }
  }

  private static func cell(_ value: Double) -> Int {
    // Pages end long before; what is beyond shares the last square.
    Int((min(max(value, -1e7), 1e7) / side).rounded(.down))
  }
}
