internal import Files
internal import StoryboardModel

/// Finds the route through the gaps between screens that best balances length and corners.
///
/// Routes run along lines next to the screens' edges and through the arrow's ends. An A* search
/// follows these lines, and turns if that saves more than a corner costs. Its time grows with the
/// number of crossings, so it is only used if a plain curve doesn't work.
struct GapSearch {
  /// A possible first point of a route, outside of all screens.
  struct Entrance {
    var point: Point
    /// Whether the route comes to the point horizontally.
    var isLevel: Bool
    /// The length of the route before the point.
    var cost: Double
  }

  /// The minimum distance to a screen.
  private static let clearance = 5.0
  /// The cost of a corner, in points of length.
  private static let corner = 90.0

  private let xs: [Double]
  private let ys: [Double]
  /// Whether a screen is between a crossing and the next one to the right, or the next one below.
  private var isShutAcross: [Bool]
  private var isShutDown: [Bool]

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - screens: The obstacles.
  ///   - points: The ends of routes.
  ///   - distance: The distance between the lines and the screens' edges.
  init(between screens: [Rect], through points: [Point], distance: Double) {
    xs = Set(
      screens.flatMap { [$0.minX - distance, $0.maxX + distance] } + points.map(\.x)
    ).sorted()
    ys = Set(
      screens.flatMap { [$0.minY - distance, $0.maxY + distance] } + points.map(\.y)
    ).sorted()
    isShutAcross = Array(repeating: false, count: xs.count * ys.count)
    isShutDown = isShutAcross
    for screen in screens {
      let wall = screen.inset(-Self.clearance, -Self.clearance)
      // The lines that cross the wall.
      let columns = Self.range(in: xs, from: wall.minX, to: wall.maxX)
      let rows = Self.range(in: ys, from: wall.minY, to: wall.maxY)
      // A gap is shut if it begins before the wall's end and ends after its beginning.
      for row in rows {
        for column in max(columns.lowerBound - 1, 0)..<columns.upperBound {
          isShutAcross[row * xs.count + column] = true
        }
      }
      for column in columns {
        for row in max(rows.lowerBound - 1, 0)..<rows.upperBound {
          isShutDown[row * xs.count + column] = true
        }
      }
    }
  }

  /// Finds the best route.
  ///
  /// - Parameters:
  ///   - entrances: Its possible starts.
  ///   - end: Its end.
  ///   - isLevel: Whether the part after the end is horizontal.
  /// - Returns: The crossings along it, including both ends; nil if there is none.
  func route(from entrances: [Entrance], to end: Point, isLevel: Bool) -> [Point]? {
    guard let goal = crossing(at: end) else { return nil }
    // A crossing is two nodes: one reached horizontally, one reached vertically.
    var costs = [Double](repeating: .infinity, count: xs.count * ys.count * 2)
    var before = [Int32](repeating: -1, count: costs.count)
    var queue = MinimumQueue()
    func estimate(_ crossing: Int) -> Double {
      abs(xs[crossing % xs.count] - end.x) + abs(ys[crossing / xs.count] - end.y)
    }
    for entrance in entrances {
      guard let start = crossing(at: entrance.point) else { continue }
      let place = start * 2 + (entrance.isLevel ? 0 : 1)
      guard entrance.cost < costs[place] else { continue }
      costs[place] = entrance.cost
      queue.insert(place, cost: entrance.cost + estimate(start))
    }
    while let (place, cost) = queue.removeLeast() {
      let at = place / 2
      let own = costs[place]
      // Skip it if a shorter route has reached it since.
      guard cost <= own + estimate(at) + 0.001 else { continue }
      if at == goal, (place % 2 == 0) == isLevel { return crossings(to: place, before) }
      func step(to next: Int, _ length: Double) {
        guard own + length < costs[next] else { return }
        costs[next] = own + length
        before[next] = Int32(place)
        queue.insert(next, cost: own + length + estimate(next / 2))
      }
      step(to: place ^ 1, Self.corner)
      let (column, row) = (at % xs.count, at / xs.count)
      if place % 2 == 0 {
        if column + 1 < xs.count, !isShutAcross[at] {
          step(to: place + 2, xs[column + 1] - xs[column])
        }
        if column > 0, !isShutAcross[at - 1] { step(to: place - 2, xs[column] - xs[column - 1]) }
      } else {
        let rowLength = xs.count * 2
        if row + 1 < ys.count, !isShutDown[at] {
          step(to: place + rowLength, ys[row + 1] - ys[row])
        }
        if row > 0, !isShutDown[at - xs.count] {
          step(to: place - rowLength, ys[row] - ys[row - 1])
        }
      }
    }
    return nil
  }

  private func crossings(to last: Int, _ before: [Int32]) -> [Point] {
    var points: [Point] = []
    var place = last
    while place >= 0 {
      let point = Point(x: xs[place / 2 % xs.count], y: ys[place / 2 / xs.count])
      if points.last != point { points.append(point) }
      place = Int(before[place])
    }
    return points.reversed()
  }

  private func crossing(at point: Point) -> Int? {
    guard let column = Self.place(of: point.x, in: xs), let row = Self.place(of: point.y, in: ys)
    else { return nil }
    return row * xs.count + column
  }

  // MARK: - Lines

  private static func range(in values: [Double], from low: Double, to high: Double) -> Range<Int> {
    let first = values.sortedIndex { $0 <= low }
    return first..<max(first, values.sortedIndex { $0 < high })
  }

  private static func place(of value: Double, in values: [Double]) -> Int? {
    let place = values.sortedIndex { $0 < value }
    return place < values.count && values[place] == value ? place : nil
  }
}
