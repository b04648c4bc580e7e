import Testing

@testable import CheckRun

struct LastValueTests {
  @Test func `A value is computed again only if the key differs from the last one`() {
    let last = LastValue<String, Int>()
    var made: [Int] = []
    func value(for key: String) -> Int {
      last.value(for: key) {
        made.append(made.count + 1)
        return made.count
      }
    }
    #expect([value(for: "a"), value(for: "a"), value(for: "b"), value(for: "a")] == [1, 1, 2, 3])
    #expect(made == [1, 2, 3])
  }
}
