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
      ("unwind", ["to_list"], "unwindTo_list:"),
      ("unwind_to", ["list"], "unwind_toList:"),
      ("unwind", ["ToList"], "unwindToList:"),
      ("open", ["état"], "openWithétat:"),
      ("open", ["forÉtat"], "openWithForÉtat:"),
    ] as [(String, [String?], String)])
  func `A method's selector is the one that the compiler derives`(
    base: String, labels: [String?], selector: String
  ) {
    #expect(SelectorName.derived(base: base, labels: labels) == selector)
  }
}
