internal import StoryboardModel

/// Translates positions on a storyboard's canvas into those on the map.
///
/// Scenes on the map are moved apart, and wide gaps between them are cut. A position between two
/// scenes stays between them.
struct CanvasInterpolation {
  /// The longest distance beyond the outermost scenes.
  private static let farthest = 480.0

  /// The coordinates of scenes on the canvas (`from`) and on the map (`to`), ascending.
  private let across: [(from: Double, to: Double)]
  private let down: [(from: Double, to: Double)]

  /// - Parameter scenes: The centers of scenes on the canvas and on the map.
  init(_ scenes: [(canvas: Point, map: Point)]) {
    across = scenes.map { ($0.canvas.x, $0.map.x) }.sorted { $0 < $1 }
    down = scenes.map { ($0.canvas.y, $0.map.y) }.sorted { $0 < $1 }
  }

  /// Returns the position on the map of a point on the canvas.
  func position(_ point: Point) -> Point {
    Point(x: Self.value(point.x, on: across), y: Self.value(point.y, on: down))
  }

  private static func value(_ value: Double, on axis: [(from: Double, to: Double)]) -> Double {
    guard let first = axis.first, let last = axis.last else { return value }
    if value <= first.from { return first.to - min(first.from - value, farthest) }
    if value >= last.from { return last.to + min(value - last.from, farthest) }
    let next = axis.firstIndex { $0.from >= value } ?? axis.endIndex - 1
    let (before, after) = (axis[max(next - 1, 0)], axis[next])
    guard after.from > before.from else { return after.to }
    let part = (value - before.from) / (after.from - before.from)
    return before.to + (after.to - before.to) * part
  }
}
