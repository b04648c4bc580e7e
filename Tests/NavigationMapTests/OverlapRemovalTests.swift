import FaultPlanting
import NavigationMap
import StoryboardModel
import Testing

/// The guarantees of ``OverlapRemoval``, on many random arrangements.
struct OverlapRemovalTests {
  private static func rects(seed: UInt64) -> [Rect] {
    var numbers = SeededNumbers(seed: seed)
    let count = Int.random(in: 0...24, using: &numbers)
    // The denser, the more overlaps; some at the same position, like copies.
    let area = Double.random(in: 1...3000, using: &numbers)
    return (0..<count).map { _ in
      Rect(
        x: Double.random(in: -area...area, using: &numbers).rounded(),
        y: Double.random(in: -area...area, using: &numbers).rounded(),
        width: Double.random(in: 40...1024, using: &numbers).rounded(),
        height: Double.random(in: 40...900, using: &numbers).rounded())
    }
  }

  private static func overlap(_ first: Rect, _ second: Rect) -> Bool {
    first.x + first.width > second.x + 0.01 && second.x + second.width > first.x + 0.01
      && first.y + first.height > second.y + 0.01 && second.y + second.height > first.y + 0.01
  }

  private static func center(_ rect: Rect) -> (x: Double, y: Double) {
    (rect.x + rect.width / 2, rect.y + rect.height / 2)
  }

  @Test(arguments: 1...300 as ClosedRange<UInt64>)
  func `Nothing overlaps afterwards, and sizes and order are kept`(
    seed: UInt64
  ) {
    let before = Self.rects(seed: seed)
    let after = OverlapRemoval.separated(before, gap: 20)
    #expect(after.map(\.width) == before.map(\.width))
    #expect(after.map(\.height) == before.map(\.height))
    for first in before.indices {
      for second in before.indices where first != second {
        #expect(!Self.overlap(after[first], after[second]))
        let (old, other) = (Self.center(before[first]), Self.center(before[second]))
        let (new, newOther) = (Self.center(after[first]), Self.center(after[second]))
        if old.x < other.x { #expect(new.x <= newOther.x + 0.001) }
        if old.y < other.y { #expect(new.y <= newOther.y + 0.001) }
      }
    }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>)
  func `Separate rectangles stay where they are`(seed: UInt64) {
    let apart = OverlapRemoval.separated(Self.rects(seed: seed), gap: 20)
    #expect(OverlapRemoval.separated(apart, gap: 20) == apart)
  }

  @Test func `Two overlapping rectangles share the shift, in the shorter direction`() {
    let after = OverlapRemoval.separated(
      [
        Rect(x: 0, y: 0, width: 100, height: 400), Rect(x: 80, y: 10, width: 100, height: 400),
      ], gap: 10)
    #expect(after[0] == Rect(x: -15, y: 0, width: 100, height: 400))
    #expect(after[1] == Rect(x: 95, y: 10, width: 100, height: 400))
  }

  @Test func `Copies at one position are separated, in the order of the file`() {
    let rect = Rect(x: 5, y: 5, width: 100, height: 400)
    let after = OverlapRemoval.separated([rect, rect, rect], gap: 10)
    #expect(after.map(\.x) == [-105, 5, 115])
    #expect(after.map(\.y) == [5, 5, 5])
  }

  @Test func `In a chain of three, no shift is larger than half the missing distance`() {
    let after = OverlapRemoval.separated(
      (0..<3).map { Rect(x: Double($0) * 60, y: 0, width: 100, height: 600) }, gap: 0)
    #expect(after.map(\.x) == [-40, 60, 160])
  }
}
