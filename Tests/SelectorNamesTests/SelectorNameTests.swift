import SelectorNames
import Testing

@Suite struct SelectorNameTests {
  @Test(
    arguments: [
      ("config", ["coder"], "configWithCoder:"),
      ("showPep", [nil], "showPep:"),
      ("unwind", [nil], "unwind:"),
      ("unwind", ["segue"], "unwindWithSegue:"),
      ("unwind", ["from"], "unwindFrom:"),
      ("unwindTo", ["list"], "unwindToList:"),
      ("make", ["coder", "sender", nil], "makeWithCoder:sender::"),
      ("done", [], "done"),
    ] as [(String, [String?], String)])
  func `A method's selector is the one that the compiler derives`(
    base: String, labels: [String?], selector: String
  ) {
    #expect(SelectorName.derived(base: base, labels: labels) == selector)
  }
}
