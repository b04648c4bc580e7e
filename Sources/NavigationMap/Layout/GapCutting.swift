internal import StoryboardModel

/// Takes room out where nothing is: of a strip without any scene, as high or as wide as the canvas,
/// no more is left than it takes to see that there is one.
///
/// Scenes keep their order, and what is near stays as near: whole halves of the canvas move.
enum GapCutting {
  /// The rectangles' new places, in their order.
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
