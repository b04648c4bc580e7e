internal import StoryboardModel

/// Removes empty space: any strip without scenes, across the whole canvas, shrinks to a visible gap.
///
/// Scenes keep their order, and nearby ones keep their distance, because whole halves of the canvas move.
enum GapCutting {
  /// Returns the rectangles' new positions, in their order.
  static func cut(_ rects: [Rect], leaving gap: MapSize) -> [Rect] {
    let x = shifts(rects.map { ($0.minX, $0.maxX) }, gap.width)
    let y = shifts(rects.map { ($0.minY, $0.maxY) }, gap.height)
    return rects.indices.map { rects[$0].moved(x: -x[$0], y: -y[$0]) }
  }

  private static func shifts(_ spans: [(low: Double, high: Double)], _ gap: Double) -> [Double] {
    var shifts = [Double](repeating: 0, count: spans.count)
    var end = -Double.infinity
    var shift = 0.0
    for index in spans.indices.sorted(by: { spans[$0].low < spans[$1].low }) {
      if end.isFinite { shift += max(spans[index].low - end - gap, 0) }
      shifts[index] = shift
      end = max(end, spans[index].high)
    }
    return shifts
  }
}
