import SourceFacts
import Testing

/// Local constants that name others several times, so that their values would grow without end.
@Suite(.timeLimit(.minutes(60))) struct LargeValueTests {
  /// Constants `a1`, `a2`, …, each of which names the one before it twenty times.
  private func constants(_ count: Int, from first: String, _ value: (String) -> String) -> String {
    let rest = (1...count).map { number in
      "let a\(number) = "
        + value(Array(repeating: "a\(number - 1)", count: 20).joined(separator: ", "))
    }
    return (["let a0 = \(first)"] + rest).joined(separator: "\n")
  }

  private func sum(_ values: String) -> String { values.replacing(",", with: " +") }

  /// The identifier of a segue that is performed by a constant's name.
  private func identifier(_ name: String, _ constants: String) -> Expression? {
    let uses = Uses(run: "\(constants)\nperformSegue(withIdentifier: \(name), sender: nil)")
    return uses.facts.calls.last?.call.arguments.first?.value
  }

  @Test func `A string of some thousand characters is known, and a longer one is not`() {
    let constants = constants(3, from: "\"0123456789\"", sum)
    #expect(
      identifier("a2", constants) == .string(String(repeating: "0123456789", count: 400)))
    guard case .unknown? = identifier("a3", constants) else {
      Issue.record("it is known")
      return
    }
  }

  @Test func `A sum of some hundred parts is unknown`() {
    let constants = constants(2, from: "Names.first", sum)
    #expect(
      identifier("a1", constants)
        == .concatenation(Array(repeating: .name(["Names", "first"]), count: 20)))
    guard case .unknown? = identifier("a2", constants) else {
      Issue.record("it is known")
      return
    }
  }

  @Test func `A call whose arguments have some hundred parts is unknown`() {
    let constants = constants(2, from: "Names.first") { "make(\($0))" }
    guard case .call? = identifier("a1", constants) else {
      Issue.record("it is unknown")
      return
    }
    #expect(identifier("a2", constants) == .unknown("a2"))
  }

  @Test func `A constant with a long literal has its value`() {
    let text = String(repeating: "x", count: 10_000)
    #expect(identifier("a", "let a = \"\(text)\"") == .string(text))
  }

  @Test func `Twenty constants, each of which names the one before it twenty times, are read`() {
    let constants = constants(20, from: "Names.first") { "make(\($0))" }
    #expect(identifier("a20", constants) != nil)
  }
}
