internal import FilesAndPaths
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

  /// The vertical and the horizontal lines.
  private let xs: [Double]
  private let ys: [Double]
  /// Whether a screen is between a crossing and the next one to the right.
  private var isShutAcross: [Bool]
  /// Whether a screen is between a crossing and the next one below.
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
    guard let goal = crossing(at: end).map({ Self.node(at: $0, isLevel: isLevel) }) else {
      return nil
    }
    var costs = [Double](repeating: .infinity, count: xs.count * ys.count * 2)
    var previous = [Int32](repeating: -1, count: costs.count)
    var queue = MinimumQueue()
    func estimate(_ node: Int) -> Double {
      let point = point(at: node)
      return abs(point.x - end.x) + abs(point.y - end.y)
    }
    for entrance in entrances {
      guard let start = crossing(at: entrance.point) else { continue }
      let node = Self.node(at: start, isLevel: entrance.isLevel)
      guard entrance.cost < costs[node] else { continue }
      costs[node] = entrance.cost
      queue.insert(node, cost: entrance.cost + estimate(node))
    }
    while let (node, cost) = queue.removeLeast() {
      let costSoFar = costs[node]
      // Skip the node if a shorter route has reached it since.
      guard cost <= costSoFar + estimate(node) + 0.001 else { continue }
      if node == goal { return crossings(to: node, previous) }
      forEachStep(from: node) { next, length in
        guard costSoFar + length < costs[next] else { return }
        costs[next] = costSoFar + length
        previous[next] = Int32(node)
        queue.insert(next, cost: costSoFar + length + estimate(next))
      }
    }
    return nil
  }

  /// Calls a function with each node that is one step away, and with the cost of the step: a corner, or the next
  /// crossing in either direction.
  private func forEachStep(from node: Int, _ body: (_ next: Int, _ cost: Double) -> Void) {
    // The other node of the same crossing.
    body(node ^ 1, Self.corner)
    let crossing = node / 2
    let (column, row) = (crossing % xs.count, crossing / xs.count)
    if node % 2 == 0 {
      if column + 1 < xs.count, !isShutAcross[crossing] {
        body(node + 2, xs[column + 1] - xs[column])
      }
      if column > 0, !isShutAcross[crossing - 1] { body(node - 2, xs[column] - xs[column - 1]) }
    } else {
      let rowLength = xs.count * 2
      if row + 1 < ys.count, !isShutDown[crossing] {
        body(node + rowLength, ys[row + 1] - ys[row])
      }
      if row > 0, !isShutDown[crossing - xs.count] {
        body(node - rowLength, ys[row] - ys[row - 1])
      }
    }
  }

  private func crossings(to last: Int, _ previous: [Int32]) -> [Point] {
    var points: [Point] = []
    var node = last
    while node >= 0 {
      let point = point(at: node)
      if points.last != point { points.append(point) }
      node = Int(previous[node])
    }
    return points.reversed()
  }

  // MARK: - Nodes

  /// Returns one of the two nodes of a crossing: the even one is reached horizontally, the odd one vertically.
  private static func node(at crossing: Int, isLevel: Bool) -> Int {
    crossing * 2 + (isLevel ? 0 : 1)
  }

  private func point(at node: Int) -> Point {
    Point(x: xs[node / 2 % xs.count], y: ys[node / 2 / xs.count])
  }

  /// Returns the number of a crossing, row by row from the upper left.
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
