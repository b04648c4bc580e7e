internal import StoryboardModel

extension MapRoute {
  /// Returns points along the route, including its two ends.
  func points(perCurve count: Int) -> [Point] { points { _, _ in count } }

  /// Returns points along the route, each no farther than a distance from the next.
  func points(apart distance: Double) -> [Point] {
    points { curve, from in
      let ways = zip(
        [from, curve.control1, curve.control2], [curve.control1, curve.control2, curve.end])
      // A curve is not longer than the path along its control points.
      let length = ways.reduce(0) { $0 + abs($1.0.x - $1.1.x) + abs($1.0.y - $1.1.y) }
      return max(Int(min(length, 1e6) / distance), 12)
    }
  }

  /// Returns points along the route, as many on a curve as a closure says for the curve and its start.
  private func points(_ count: (Curve, Point) -> Int) -> [Point] {
    var points = [start]
    var from = start
    for curve in curves {
      let count = count(curve, from)
      for step in 1...count {
        points.append(curve.point(at: Double(step) / Double(count), from: from))
      }
      from = curve.end
    }
    return points
  }
}

extension MapRoute.Curve {
  func point(at t: Double, from start: Point) -> Point {
    let s = 1 - t
    let a = s * s * s
    let b = 3 * s * s * t
    let c = 3 * s * t * t
    let d = t * t * t
    return Point(
      x: a * start.x + b * control1.x + c * control2.x + d * end.x,
      y: a * start.y + b * control1.y + c * control2.y + d * end.y)
  }
}
