package import StoryboardModel

/// Moves rectangles apart, as little as keeps their order.
///
/// What is guaranteed, for any rectangles:
/// - No two of the result overlap. Where a pair had to be separated, `gap` is between them.
/// - Where nothing overlapped, nothing moves.
/// - Order stays: one whose centre was left of another's, or level with it, is not right of it
///   afterwards, and so from top to bottom.
/// - Each pair is separated across or down, whichever takes less. For the pairs that are separated
///   across, no other places would have a smaller largest shift across; and so for those down.
///
/// Where so many overlap that this would take long, as thousands in one place do, all of them are put
/// into rows instead: still none overlap, but only their order from top to bottom is kept.
package enum OverlapRemoval {
  /// How many overlapping pairs are separated for each rectangle, and how many in any case, before the
  /// rectangles are put into rows.
  private static let effort = (each: 64, least: 20_000)

  /// The rectangles' new places, in their order.
  package static func separated(_ rects: [Rect], gap: Double) -> [Rect] {
    var across = Axis(
      rects.map { Span(center: $0.midX, length: $0.width) }, then: rects.map(\.midY))
    var down = Axis(rects.map { Span(center: $0.midY, length: $0.height) }, then: rects.map(\.midX))
    var result = rects
    var effort = effort.each * rects.count + effort.least
    // Each round adds a pair to one of the axes, where it stays apart: there are only so many.
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

  /// The pairs that overlap by more than what rounding does; no more than a number of them.
  private static func overlapping(_ rects: [Rect], atMost limit: Int) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    rects.forEachOverlap(slack: slack) { first, second in
      pairs.append((first, second))
      return pairs.count < limit
    }
    return pairs
  }

  /// Rows from top to bottom, each from left to right, which begin where the rectangles do.
  private static func inRows(_ rects: [Rect], gap: Double) -> [Rect] {
    let order = rects.indices.sorted {
      (rects[$0].midY, rects[$0].midX, $0) < (rects[$1].midY, rects[$1].midX, $1)
    }
    let places = ShelfPacking.places(
      of: order.map { MapSize(width: rects[$0].width, height: rects[$0].height) }, gap: gap)
    let left = rects.lazy.map(\.minX).min() ?? 0
    let top = rects.lazy.map(\.minY).min() ?? 0
    var result = rects
    for (index, place) in zip(order, places) {
      result[index].x = left + place.x
      result[index].y = top + place.y
    }
    return result
  }

  private static let slack = 0.001

  private struct Span {
    var center: Double
    var length: Double
  }

  /// One direction: who comes before whom, and which pairs have to be apart in it.
  private struct Axis {
    private let spans: [Span]
    /// The rectangles from first to last.
    private let order: [Int]
    /// Where in the order each one is.
    private let rank: [Int]
    /// For each one, by its place in the order, those before it that it has to be apart from.
    private var before: [[Int]]
    private var after: [[Int]]

    init(_ spans: [Span], then other: [Double]) {
      self.spans = spans
      let order = spans.indices.sorted {
        (spans[$0].center, other[$0], $0) < (spans[$1].center, other[$1], $1)
      }
      var rank = [Int](repeating: 0, count: spans.count)
      for (place, index) in order.enumerated() { rank[index] = place }
      self.order = order
      self.rank = rank
      before = [[Int]](repeating: [], count: spans.count)
      after = before
    }

    /// How much a pair would have to move apart from where it was.
    func need(_ first: Int, _ second: Int, gap: Double) -> Double {
      (spans[first].length + spans[second].length) / 2 + gap
        - abs(spans[first].center - spans[second].center)
    }

    mutating func separate(_ first: Int, _ second: Int) {
      let (low, high) = rank[first] < rank[second] ? (first, second) : (second, first)
      before[rank[high]].append(rank[low])
      after[rank[low]].append(rank[high])
    }

    /// The new centres: half way between pushing everything forward and pulling everything back.
    ///
    /// Both keep order and distances, and so does what is half way between them.
    func solved(gap: Double) -> [Double] {
      let count = order.count
      var forward = order.map { spans[$0].center }
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
      (spans[order[low]].length + spans[order[high]].length) / 2 + gap
    }
  }
}
