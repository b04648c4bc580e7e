package import StoryboardModel

/// Moves rectangles apart, as little as possible without changing their order.
///
/// Guarantees, for any rectangles:
/// - No two results overlap. If a pair had to be separated, there is `gap` between them.
/// - If nothing overlapped, nothing moves.
/// - The order is kept: if a center was left of another, or level with it, it is not to the right
///   of it afterwards; the same from top to bottom.
/// - Each pair is separated horizontally or vertically, whichever is shorter. Among all solutions
///   for the horizontally separated pairs, the largest horizontal shift is minimal; the same
///   vertically.
///
/// If too many overlap to do that quickly, as thousands in one place do, all of them are put into
/// rows instead: they still don't overlap, but only their vertical order is kept.
package enum OverlapRemoval {
  /// The number of overlapping pairs to separate before giving up, as a number for each rectangle and a base.
  private static let effort = (perRect: 64, base: 20_000)

  /// Returns the rectangles' new positions, in their order.
  package static func separated(_ rects: [Rect], gap: Double) -> [Rect] {
    var across = Axis(rects.map(\.midX), lengths: rects.map(\.width), then: rects.map(\.midY))
    var down = Axis(rects.map(\.midY), lengths: rects.map(\.height), then: rects.map(\.midX))
    var result = rects
    var effort = effort.perRect * rects.count + effort.base
    // Ends, because each round adds a pair to one of the axes, where it stays separated.
    while true {
      let pairs = overlapping(result, atMost: effort)
      if pairs.isEmpty { return result }
      effort -= pairs.count + rects.count
      guard effort > 0 else { return inRows(rects, gap: gap) }
      for (first, second) in pairs {
        let x = across.need(first, second, gap: gap)
        let y = down.need(first, second, gap: gap)
        if x <= y { across.separate(first, second) } else { down.separate(first, second) }
      }
      let xs = across.solved(gap: gap)
      let ys = down.solved(gap: gap)
      for index in rects.indices {
        result[index].x = xs[index] - rects[index].width / 2
        result[index].y = ys[index] - rects[index].height / 2
      }
    }
  }

  /// Returns the pairs that overlap by more than rounding errors, up to a limit.
  private static func overlapping(_ rects: [Rect], atMost limit: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    rects.forEachOverlap(slack: slack) { first, second in
      pairs.append((first, second))
      return pairs.count < limit
    }
    return pairs
  }

  /// Returns positions in rows of equal cells, from top to bottom and from left to right, starting
  /// where the rectangles do.
  private static func inRows(_ rects: [Rect], gap: Double) -> [Rect] {
    let order = rects.indices.sorted {
      (rects[$0].midY, rects[$0].midX, $0) < (rects[$1].midY, rects[$1].midX, $1)
    }
    let columns = Int(Double(rects.count).squareRoot().rounded(.up))
    let width = (rects.lazy.map(\.width).max() ?? 0) + gap
    let height = (rects.lazy.map(\.height).max() ?? 0) + gap
    let left = rects.lazy.map(\.minX).min() ?? 0
    let top = rects.lazy.map(\.minY).min() ?? 0
    var result = rects
    for (place, index) in order.enumerated() {
      result[index].x = left + Double(place % columns) * width
      result[index].y = top + Double(place / columns) * height
    }
    return result
  }

  private static let slack = 0.001

  /// One direction: the order of the rectangles, and the pairs that must be separated in it.
  private struct Axis {
    private let centers: [Double]
    private let lengths: [Double]
    /// The rectangles' indexes in their order.
    private let order: [Int]
    /// The position of each rectangle in the order.
    private let rank: [Int]
    /// For each position in the order, the earlier ones that must be separated from it.
    private var before: [[Int]]
    private var after: [[Int]]

    init(_ centers: [Double], lengths: [Double], then other: [Double]) {
      self.centers = centers
      self.lengths = lengths
      order = centers.indices.sorted {
        (centers[$0], other[$0], $0) < (centers[$1], other[$1], $1)
      }
      var rank = [Int](repeating: 0, count: centers.count)
      for (place, index) in order.enumerated() { rank[index] = place }
      self.rank = rank
      before = [[Int]](repeating: [], count: centers.count)
      after = before
    }

    /// Returns how far a pair would have to move apart to have the gap between them.
    func need(_ first: Int, _ second: Int, gap: Double) -> Double {
      (lengths[first] + lengths[second]) / 2 + gap - abs(centers[first] - centers[second])
    }

    mutating func separate(_ first: Int, _ second: Int) {
      let (low, high) = rank[first] < rank[second] ? (first, second) : (second, first)
      before[rank[high]].append(rank[low])
      after[rank[low]].append(rank[high])
    }

    /// Returns the new centers: halfway between pushing everything forward and pulling everything back.
    ///
    /// Both keep the order and the distances, and so does the middle between them.
    func solved(gap: Double) -> [Double] {
      let count = order.count
      var forward = order.map { centers[$0] }
      var back = forward
      for place in 0..<count {
        if place > 0 { forward[place] = max(forward[place], forward[place - 1]) }
        for other in before[place] {
          forward[place] = max(forward[place], forward[other] + distance(other, place, gap))
        }
      }
      for place in stride(from: count - 1, through: 0, by: -1) {
        if place < count - 1 { back[place] = min(back[place], back[place + 1]) }
        for other in after[place] {
          back[place] = min(back[place], back[other] - distance(place, other, gap))
        }
      }
      var result = [Double](repeating: 0, count: count)
      for place in 0..<count { result[order[place]] = (forward[place] + back[place]) / 2 }
      return result
    }

    private func distance(_ low: Int, _ high: Int, _ gap: Double) -> Double {
      (lengths[order[low]] + lengths[order[high]]) / 2 + gap
    }
  }
}
