internal import StoryboardModel

extension [Rect] {
  /// Calls a function once for each pair of overlapping rectangles, with their indexes, in no particular order.
  ///
  /// The rectangles are put on a grid whose squares have their average size, so that only neighbors are compared.
  ///
  /// - Parameters:
  ///   - slack: The overlap that doesn't count.
  ///   - body: Receives two indexes, and returns whether to continue.
  func forEachOverlap(slack: Double = 0, _ body: (Int, Int) -> Bool) {
    guard count > 1 else { return }
    let side = Swift.max(reduce(0) { $0 + Swift.max($1.width, $1.height) } / Double(count), 1)
    var cells: [RectGrid.Cell: [Int]] = [:]
    for (index, rect) in enumerated() {
      for cell in RectGrid.Cells(rect, side) {
        for other in cells[cell, default: []] {
          guard rect.overlaps(self[other], slack: slack) else { continue }
          // Two rectangles that share several squares are compared only in the first of these squares.
          let left = Swift.max(rect.minX, self[other].minX)
          let top = Swift.max(rect.minY, self[other].minY)
          guard RectGrid.Cells.number(left, side) == cell.x,
            RectGrid.Cells.number(top, side) == cell.y
          else { continue }
          guard body(other, index) else { return }
        }
        cells[cell, default: []].append(index)
      }
    }
  }
}

extension Rect {
  /// Whether two rectangles overlap by more than the slack; if it is -8, whether the gap between them is less than 8.
  func overlaps(_ other: Rect, slack: Double) -> Bool {
    other.minX < maxX - slack && minX < other.maxX - slack && other.minY < maxY - slack
      && minY < other.maxY - slack
  }
}
