internal import Parallel
internal import StoryboardModel

/// Routes arrows from the controls that fire segues to their destinations.
///
/// An arrow leaves its screen on the side that faces the other screen, and ends at the other's
/// nearest side. If it would cross much of its own screen on the way up or down, it goes around on
/// the left or right. Arrows that end on one side are spread along it, and so are those that leave
/// one object. An arrow that is blocked by another screen goes above or below it, or along the gaps
/// between screens if that would still cross some. An arrow to its own screen is a loop.
struct ArrowRouting {
  /// The screens with their captions.
  private let screens: [Rect]
  private let grid: RectGrid
  private let gaps: GapRouting
  private let effort: RoutingEffort
  private let arrows: [RoutedArrow]

  init(screens: [Rect], arrows: [RoutedArrow]) {
    self.screens = screens
    self.arrows = arrows
    grid = RectGrid(screens)
    effort = RoutingEffort(arrows: arrows.count)
    gaps = GapRouting(screens: screens, grid: grid, mostScreens: effort.screens)
  }

  /// The routes of the arrows, in their order.
  var routes: [MapRoute] {
    let sides = arrows.map { side(of: $0) }
    let ends = ends(on: sides)
    let spread = StartSpreading.spread(arrows, sides, ends)
    return ParallelMap.results(of: Array(spread.indices)) { index in
      let arrow = spread[index]
      if let target = arrow.target { return exitRoute(arrow, to: target) }
      if arrow.from == arrow.to { return loop(arrow, end: ends[index]) }
      return route(arrow, sides[index], to: ends[index], number: index)
    }
  }

  // MARK: - Ends

  /// Returns the side of its destination at which an arrow ends.
  private func side(of arrow: RoutedArrow) -> ScreenSide {
    if arrow.from == arrow.to { return .right }
    let from = screens[arrow.from]
    let to = screens[arrow.to]
    if to.minX >= from.maxX { return .left }
    if to.maxX <= from.minX { return .right }
    let isBelow = to.midY >= from.midY
    let crossed = isBelow ? from.maxY - arrow.start.maxY : arrow.start.minY - from.minY
    return sideAround(arrow, crossing: crossed * 0.6) ?? (isBelow ? .top : .bottom)
  }

  /// Returns the side on which an arrow to a screen above or below leaves its own screen, if the
  /// way around is free and the arrow crosses less of its own screen there; otherwise nil.
  private func sideAround(_ arrow: RoutedArrow, crossing most: Double) -> ScreenSide? {
    let (from, to) = (screens[arrow.from], screens[arrow.to])
    guard most > from.height * 0.2 else { return nil }
    let ways = [
      (ScreenSide.right, crossed: from.maxX - arrow.start.maxX, end: to.maxX),
      (ScreenSide.left, crossed: arrow.start.minX - from.minX, end: to.minX),
    ]
    return ways.sorted { $0.crossed < $1.crossed }.first { side, crossed, end in
      let route = around(arrow, side, to: Point(x: end, y: to.midY))
      return crossed < most && blockers(of: route, arrow).isEmpty
    }?.0
  }

  /// Returns the points where arrows end, spread along the sides of their destinations.
  private func ends(on sides: [ScreenSide]) -> [Point] {
    var ends = [Point](repeating: Point(x: 0, y: 0), count: arrows.count)
    let spreadable = arrows.indices.filter { arrows[$0].target == nil }
    let groups = Dictionary(grouping: spreadable) { [arrows[$0].to, sides[$0].rawValue] }
    for group in groups.values { spread(group, sides[group[0]], into: &ends) }
    return ends
  }

  /// Spreads the ends of arrows to one side of one screen, ordered by where the arrows come from.
  private func spread(_ group: [Int], _ side: ScreenSide, into ends: inout [Point]) {
    let screen = screens[arrows[group[0]].to]
    let wanted = group.map { side.isUpright ? arrows[$0].start.midY : arrows[$0].start.midX }
    let low = side.isUpright ? screen.minY + MapScreen.captionHeight : screen.minX
    let length = side.isUpright ? screen.height - MapScreen.captionHeight : screen.width
    let sorted = zip(wanted, group).sorted { $0 < $1 }
    let margin = min(24, length / 4)
    let gap = min(18, (length - 2 * margin) / Double(max(sorted.count - 1, 1)))
    var places = sorted.map { min(max($0.0, low + margin), low + length - margin) }
    for index in places.indices.dropFirst() {
      places[index] = max(places[index], places[index - 1] + gap)
    }
    // Ends that were pushed beyond the side move back, and push the ends before them.
    var limit = low + length - margin
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - gap
    }
    for ((_, arrow), place) in zip(sorted, places) {
      ends[arrow] =
        switch side {
        case .left: Point(x: screen.minX, y: place)
        case .right: Point(x: screen.maxX, y: place)
        case .top: Point(x: place, y: screen.minY)
        case .bottom: Point(x: place, y: screen.maxY)
        }
    }
  }

  // MARK: - Ways

  /// Returns the direct curve, or a way around the screens that block it.
  private func route(
    _ arrow: RoutedArrow, _ side: ScreenSide, to end: Point, number: Int
  ) -> MapRoute {
    let start = arrow.start
    let (from, to) = (screens[arrow.from], screens[arrow.to])
    if side.isUpright, from.minX < to.maxX, to.minX < from.maxX {
      return around(arrow, side, to: end)
    }
    // A route up or down is a route to the left or right with x and y exchanged.
    let direct =
      side.isUpright
      ? curve(from: start, to: end, side.direction)
      : curve(from: start.transposed, to: end.transposed, side.direction).transposed
    let length = abs(end.x - start.midX) + abs(end.y - start.midY)
    guard length <= effort.distance else { return direct }
    let hits = blockers(of: direct, arrow)
    guard !hits.isEmpty else { return direct }
    let detour = detour(arrow, side, direct, hits)
    guard detour.hits > 0 else { return detour.route }
    return gaps.route(arrow, to: end, side, number: number) ?? detour.route
  }

  /// Returns the curve to a place on the right (direction 1) or on the left (−1).
  private func curve(from object: Rect, to end: Point, _ direction: Double) -> MapRoute {
    let begin = Point(x: direction > 0 ? object.maxX : object.minX, y: object.midY)
    let reach = min(max(abs(end.x - begin.x) * 0.45, 30), 260) * direction
    return curve(
      begin, Point(x: begin.x + reach, y: begin.y), Point(x: end.x - reach, y: end.y), end)
  }

  private func curve(_ start: Point, _ first: Point, _ second: Point, _ end: Point) -> MapRoute {
    MapRoute(start: start, curves: [.init(control1: first, control2: second, end: end)])
  }

  /// Returns the better detour around obstacles: above or below, or left or right of them; the
  /// direct route if no detour crosses fewer screens.
  private func detour(
    _ arrow: RoutedArrow, _ side: ScreenSide, _ direct: MapRoute, _ hits: Set<Int>
  ) -> (hits: Int, route: MapRoute) {
    guard let first = hits.min() else { return (0, direct) }
    let wall = hits.reduce(screens[first]) { $0.union(screens[$1]) }
    let (start, end) = (direct.start, direct.end)
    let ways =
      side.isUpright
      ? ways(around: wall, from: start, to: end, side.direction)
      : ways(
        around: wall.transposed, from: start.transposed, to: end.transposed, side.direction
      ).map { (cost: $0.cost, route: $0.route.transposed) }
    let judged = ways.map { way in
      (hits: blockers(of: way.route, arrow).count, cost: way.cost, route: way.route)
    }
    guard let best = judged.min(by: { ($0.hits, $0.cost) < ($1.hits, $1.cost) }),
      best.hits < hits.count
    else { return (hits.count, direct) }
    return (best.hits, best.route)
  }

  /// Returns the ways above and below an obstacle to a place on the right (direction 1) or on the left (−1).
  private func ways(
    around wall: Rect, from start: Point, to end: Point, _ direction: Double
  ) -> [(cost: Double, route: MapRoute)] {
    // The wall may begin behind the start, or reach beyond the end: a route doesn't turn back.
    let room = 24 * direction
    let (first, last) = direction > 0 ? (wall.minX, wall.maxX) : (wall.maxX, wall.minX)
    let nearX = direction * (first - start.x) < 0 ? start.x + room : first
    let farX = direction * (end.x - last) < 0 ? end.x - room : last
    guard direction * (farX - nearX) > 0 else { return [] }
    return [wall.minY - 26, wall.maxY + 26].map { y in
      let (near, far) = (Point(x: nearX, y: y), Point(x: farX, y: y))
      let into = max(abs(near.x - start.x) * 0.5, 24) * direction
      let out = max(abs(end.x - far.x) * 0.5, 24) * direction
      let route = MapRoute(
        start: start,
        curves: [
          .init(
            control1: Point(x: start.x + into, y: start.y),
            control2: Point(x: near.x - into, y: y), end: near),
          .init(control1: near, control2: far, end: far),
          .init(
            control1: Point(x: far.x + out, y: y), control2: Point(x: end.x - out, y: end.y),
            end: end),
        ])
      return (cost: abs(start.y - y) + abs(end.y - y), route: route)
    }
  }

  /// Returns the screens, other than its own two, that a route crosses.
  private func blockers(of route: MapRoute, _ arrow: RoutedArrow) -> Set<Int> {
    var hits: Set<Int> = []
    for point in route.points(apart: 20) {
      for index in grid.indices(at: point) where index != arrow.from && index != arrow.to {
        hits.insert(index)
      }
    }
    return hits
  }

  /// Returns the route to a screen above or below that leaves its own screen on the side on which
  /// it reaches the other one: both left or both right.
  private func around(_ arrow: RoutedArrow, _ side: ScreenSide, to end: Point) -> MapRoute {
    let isRight = side == .right
    let (from, to) = (screens[arrow.from], screens[arrow.to])
    let begin = Point(x: isRight ? arrow.start.maxX : arrow.start.minX, y: arrow.start.midY)
    let edge = Point(x: isRight ? from.maxX : from.minX, y: begin.y)
    let outermost = isRight ? max(from.maxX, to.maxX) : min(from.minX, to.minX)
    return widestFree([70, 45, 22], arrow) { reach in
      let x = outermost + (isRight ? reach : -reach)
      return MapRoute(
        start: begin,
        curves: [
          .init(control1: begin, control2: edge, end: edge),
          .init(control1: Point(x: x, y: begin.y), control2: Point(x: x, y: end.y), end: end),
        ])
    }
  }

  /// Returns a loop on the right side of a screen.
  private func loop(_ arrow: RoutedArrow, end: Point) -> MapRoute {
    let begin = Point(x: arrow.start.maxX, y: arrow.start.midY)
    let edge = screens[arrow.from].maxX
    let isLevel = abs(end.y - begin.y) < 30
    let target = Point(x: end.x, y: isLevel ? end.y + 34 : end.y)
    return widestFree([70, 45, 22], arrow) { reach in
      curve(begin, Point(x: edge + reach, y: begin.y), Point(x: edge + reach, y: target.y), target)
    }
  }

  /// Returns the widest route that crosses no other screen, or else the narrowest.
  private func widestFree(
    _ reaches: [Double], _ arrow: RoutedArrow, _ way: (Double) -> MapRoute
  ) -> MapRoute {
    for reach in reaches.dropLast() {
      let route = way(reach)
      if blockers(of: route, arrow).isEmpty { return route }
    }
    return way(reaches.last ?? 0)
  }

  /// Returns the route to an exit, at the right end of a screen's caption: around the screen's corner.
  private func exitRoute(_ arrow: RoutedArrow, to target: Rect) -> MapRoute {
    let edge = screens[arrow.to].maxX
    let end = Point(x: target.maxX + 1, y: target.midY)
    // A segue from the screen itself begins near its top: a longer route would add nothing.
    let isScreen = arrow.start.width >= screens[arrow.from].width - 1
    let y = isScreen ? min(arrow.start.minY + 56, arrow.start.midY) : arrow.start.midY
    let begin = Point(x: arrow.start.maxX, y: y)
    let reach = min(max((y - end.y) * 0.35, 34), 90)
    return widestFree([reach, reach / 2, 22], arrow) { reach in
      curve(begin, Point(x: edge + reach, y: y), Point(x: edge + reach, y: end.y), end)
    }
  }
}

extension ScreenSide {
  /// The direction along x or y in which an arrow runs to this side.
  fileprivate var direction: Double { self == .left || self == .top ? 1 : -1 }
}

// Values with x and y exchanged.

extension Point {
  fileprivate var transposed: Point { Point(x: y, y: x) }
}

extension Rect {
  fileprivate var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }
}

extension MapRoute {
  fileprivate var transposed: MapRoute {
    MapRoute(
      start: start.transposed,
      curves: curves.map {
        Curve(
          control1: $0.control1.transposed, control2: $0.control2.transposed,
          end: $0.end.transposed)
      })
  }
}
