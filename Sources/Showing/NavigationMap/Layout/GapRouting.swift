internal import StoryboardModel

/// Routes arrows along the gaps between screens, if a curve would cross some of them.
struct GapRouting {
  /// The screens with their captions.
  let screens: [Rect]
  let grid: RectGrid
  /// The maximum number of screens to search among: with more, a route helps no reader.
  let mostScreens: Int

  /// Finds a route for an arrow.
  ///
  /// - Parameters:
  ///   - arrow: The arrow.
  ///   - end: The point where it ends.
  ///   - side: The side of its destination with that end.
  ///   - number: The arrow's number, by which arrows in the same gap run side by side.
  /// - Returns: Nil if none is found.
  func route(_ arrow: RoutedArrow, to end: Point, _ side: ScreenSide, number: Int) -> MapRoute? {
    let distance = 10 + Double(number % 4) * 4
    // Where the first try finds no route, the second leads closer to the screens, and the third searches a larger area.
    let tries: [(reach: Double, distance: Double)] = [(200, distance), (200, 6), (1500, distance)]
    let (from, to) = (screens[arrow.from], screens[arrow.to])
    for (reach, distance) in tries {
      let surroundings = from.union(to).inset(-reach, -reach)
      guard let near = grid.indices(in: surroundings, atMost: mostScreens) else { return nil }
      let exits = exits(of: arrow, distance)
      let last = lastPoint(before: end, on: side, of: to, distance)
      let search = GapSearch(
        between: near.map { screens[$0] }, through: exits.map(\.entrance.point) + [last],
        distance: distance)
      let way = search.route(from: exits.map(\.entrance), to: last, isLevel: side.isUpright)
      guard let way, let first = way.first else { continue }
      let start = exits.first { $0.entrance.point == first }?.start ?? first
      return MapRoute(along: [start] + way + [end])
    }
    return nil
  }

  private typealias Exit = (start: Point, entrance: GapSearch.Entrance)

  /// Returns the four straight lines from a control out of its screen.
  private func exits(of arrow: RoutedArrow, _ distance: Double) -> [Exit] {
    let (start, screen) = (arrow.start, screens[arrow.from])
    func exit(_ x: Double, _ y: Double, to endX: Double, _ endY: Double) -> Exit {
      let cost = abs(endX - x) + abs(endY - y)
      let entrance = GapSearch.Entrance(
        point: Point(x: endX, y: endY), isLevel: y == endY, cost: cost)
      return (Point(x: x, y: y), entrance)
    }
    return [
      exit(start.maxX, start.midY, to: screen.maxX + distance, start.midY),
      exit(start.minX, start.midY, to: screen.minX - distance, start.midY),
      exit(start.midX, start.maxY, to: start.midX, screen.maxY + distance),
      exit(start.midX, start.minY, to: start.midX, screen.minY - distance),
    ]
  }

  /// Returns the last point outside of the destination, straight before the end.
  private func lastPoint(
    before end: Point, on side: ScreenSide, of screen: Rect, _ distance: Double
  ) -> Point {
    switch side {
    case .left: Point(x: screen.minX - distance, y: end.y)
    case .right: Point(x: screen.maxX + distance, y: end.y)
    case .top: Point(x: end.x, y: screen.minY - distance)
    case .bottom: Point(x: end.x, y: screen.maxY + distance)
    }
  }
}

extension MapRoute {
  private static let radius = 22.0

  /// Creates a route along straight lines, with rounded corners.
  init(along points: [Point]) {
    let corners = Self.corners(points)
    self.init(start: corners.first ?? Point(x: 0, y: 0), curves: [])
    var at = start
    func line(to point: Point) {
      guard at.distance(to: point) > 0.5 else { return }
      curves.append(
        Curve(
          control1: at.between(point, 1.0 / 3), control2: at.between(point, 2.0 / 3), end: point))
      at = point
    }
    for place in corners.indices.dropFirst().dropLast() {
      let (before, corner, after) = (corners[place - 1], corners[place], corners[place + 1])
      let (come, go) = (corner.distance(to: before), corner.distance(to: after))
      let radius = min(Self.radius, come / 2, go / 2)
      line(to: corner.between(before, radius / come))
      let end = corner.between(after, radius / go)
      curves.append(
        Curve(control1: at.between(corner, 0.55), control2: end.between(corner, 0.55), end: end))
      at = end
    }
    if let last = corners.last { line(to: last) }
  }

  /// Returns the first and last point, and the points in between at which the route turns.
  private static func corners(_ points: [Point]) -> [Point] {
    var corners: [Point] = []
    for point in points where point != corners.last {
      if corners.count >= 2, areInLine(corners.suffix(2) + [point]) { corners.removeLast() }
      corners.append(point)
    }
    return corners
  }

  /// Whether points are on one vertical or horizontal line.
  private static func areInLine(_ points: [Point]) -> Bool {
    points.allSatisfy { $0.x == points[0].x } || points.allSatisfy { $0.y == points[0].y }
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
  }

  /// Returns the point at a fraction of the distance to another.
  fileprivate func between(_ other: Point, _ part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}
