internal import StoryboardModel

/// Finds rectangles by position, with the help of a grid.
struct RectGrid {
  /// A square of the grid, by its column and row.
  struct Cell: Hashable {
    var x: Int
    var y: Int
  }

  private(set) var rects: [Rect] = []
  private var cells: [Cell: [Int]] = [:]
  private let side: Double
  /// The maximum number of squares for a rectangle; a larger one counts as overlapping too many.
  private static let mostCells = 10_000

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - rects: The initial rectangles.
  ///   - side: The size of a square, which should be similar to that of typical queries.
  init(_ rects: [Rect] = [], side: Double = 400) {
    self.side = side
    for rect in rects { add(rect) }
  }

  mutating func add(_ rect: Rect) {
    let index = rects.count
    rects.append(rect)
    for cell in Cells(rect, side) { cells[cell, default: []].append(index) }
  }

  /// Whether any rectangle of the grid overlaps another one.
  func hasOverlap(with rect: Rect) -> Bool {
    Cells(rect, side).contains { cell in
      cells[cell]?.contains { rects[$0].intersects(rect) } ?? false
    }
  }

  /// Returns the rectangles that contain a point.
  func indices(at point: Point) -> [Int] {
    let cell = Cell(x: Cells.number(point.x, side), y: Cells.number(point.y, side))
    return (cells[cell] ?? []).filter { rects[$0].contains(point) }
  }

  /// Returns the rectangles that overlap another one, in order; nil if they exceed the limit, or it is too large.
  func indices(in rect: Rect, atMost limit: Int) -> [Int]? {
    let near = Cells(rect, side)
    guard near.count <= Self.mostCells else { return nil }
    var found: Set<Int> = []
    for cell in near {
      for index in cells[cell] ?? [] where rects[index].intersects(rect) { found.insert(index) }
      guard found.count <= limit else { return nil }
    }
    return found.sorted()
  }

  /// The squares that a rectangle touches.
  struct Cells: Sequence, IteratorProtocol {
    private let columns: ClosedRange<Int>
    private let rows: ClosedRange<Int>
    private var upcoming: Cell?

    init(_ rect: Rect, _ side: Double) {
      columns = Self.range(rect.minX, rect.maxX, side)
      rows = Self.range(rect.minY, rect.maxY, side)
      upcoming = Cell(x: columns.lowerBound, y: rows.lowerBound)
    }

    var count: Int { columns.count * rows.count }

    mutating func next() -> Cell? {
      guard let cell = upcoming else { return nil }
      if cell.y < rows.upperBound {
        upcoming = Cell(x: cell.x, y: cell.y + 1)
      } else {
        upcoming = cell.x < columns.upperBound ? Cell(x: cell.x + 1, y: rows.lowerBound) : nil
      }
      return cell
    }

    private static func range(_ low: Double, _ high: Double, _ side: Double) -> ClosedRange<Int> {
      number(low, side)...Swift.max(number(low, side), number(high, side))
    }

    /// Returns the column or row of a coordinate.
    static func number(_ value: Double, _ side: Double) -> Int {
      // Pages end long before; everything beyond shares the last square.
      Int((Swift.min(Swift.max(value, -1e9), 1e9) / side).rounded(.down))
    }
  }
}
