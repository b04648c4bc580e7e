import SourceFacts
import Testing

@Suite struct SourcePositionTests {
  @Test func `Positions are ordered by line, then by column`() {
    let places = [(2, 1), (1, 9), (1, 2)].map { SourcePosition(line: $0.0, column: $0.1) }
    #expect(places.sorted().map(\.column) == [2, 9, 1])
  }
}
