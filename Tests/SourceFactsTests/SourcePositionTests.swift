import SourceFacts
import Testing

@Suite struct SourcePositionTests {
  @Test func `Places are in the order of lines, then of columns`() {
    let places = [(2, 1), (1, 9), (1, 2)].map { SourcePosition(line: $0.0, column: $0.1) }
    #expect(places.sorted().map(\.column) == [2, 9, 1])
  }
}
