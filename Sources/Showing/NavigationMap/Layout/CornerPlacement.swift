internal import StoryboardModel

/// Arranges boxes one by one, each in a free corner next to the boxes before it.
///
/// This leaves fewer gaps than columns do, if one box is much larger than the others.
struct CornerPlacement {
  /// The most boxes to place, because the time grows with the fourth power of their number.
  static let limit = 40
  /// The weight of the distance from linked boxes, compared with the width of the window.
  private static let weightOfDistance = 0.3
  /// The extra distance of a box that is to the left of a box that leads to it.
  private static let penaltyForLeft = 1500.0

  private let sizes: [MapSize]
  private let gap: Double
  /// The boxes that lead to each box.
  private let sources: [Set<Int>]
  private var placed: [(box: Int, frame: Rect)] = []

  /// - Parameters:
  ///   - sizes: The boxes' sizes.
  ///   - links: The links between boxes.
  ///   - gap: The distance between boxes.
  init(of sizes: [MapSize], links: [BoxLink], gap: Double) {
    self.sizes = sizes
    self.gap = gap
    var sources = [Set<Int>](repeating: [], count: sizes.count)
    for link in links where link.from != link.to { sources[link.to].insert(link.from) }
    self.sources = sources
  }

  /// Returns non-overlapping positions for the boxes.
  ///
  /// - Parameter order: The boxes in the order in which they are placed.
  /// - Returns: The boxes' upper left corners.
  mutating func places(in order: [Int]) -> [Point] {
    var places = [Point](repeating: Point(x: 0, y: 0), count: sizes.count)
    placed = []
    for box in order {
      let candidates = freeFrames(for: box).map { (frame: $0, cost: cost(of: $0, box)) }
      guard let best = candidates.min(by: { $0.cost < $1.cost })?.frame else { continue }
      places[box] = Point(x: best.x, y: best.y)
      placed.append((box, best))
    }
    return places
  }

  /// Returns the free places for a box that are in line with the edges of the others.
  private func freeFrames(for box: Int) -> [Rect] {
    let size = sizes[box]
    let columns = Set(placed.flatMap { [$0.frame.x, $0.frame.maxX + gap] } + [0]).sorted()
    let rows = Set(placed.flatMap { [$0.frame.y, $0.frame.maxY + gap] } + [0]).sorted()
    return columns.flatMap { x in
      rows.map { Rect(x: x, y: $0, width: size.width, height: size.height) }
    }
    .filter { frame in
      // A pixel of the gap may be lost to rounding.
      !placed.contains { frame.overlaps($0.frame, slack: 1 - gap) }
    }
  }

  /// Returns the width of a window for this box and all placed ones, plus the weighted distance from the
  /// boxes that it is linked to.
  private func cost(of frame: Rect, _ box: Int) -> Double {
    var all = MapSize(width: frame.maxX, height: frame.maxY)
    var distance = 0.0
    var links = 0.0
    for (other, otherFrame) in placed {
      all.width = max(all.width, otherFrame.maxX)
      all.height = max(all.height, otherFrame.maxY)
      let leadsHere = sources[box].contains(other)
      guard leadsHere || sources[other].contains(box) else { continue }
      links += 1
      distance += max(0, frame.x - otherFrame.maxX, otherFrame.x - frame.maxX)
      distance += max(0, frame.y - otherFrame.maxY, otherFrame.y - frame.maxY)
      if leadsHere, frame.maxX <= otherFrame.x { distance += Self.penaltyForLeft }
    }
    return BoxPacking.windowWidth(for: all) + Self.weightOfDistance * distance / max(links, 1)
  }
}
