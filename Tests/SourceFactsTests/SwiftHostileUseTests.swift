import Foundation
import SourceFacts
import SwiftFacts
import Testing

private func repeated(_ text: String, _ count: Int) -> String {
  String(repeating: text, count: count)
}

private func numbered(_ count: Int, _ text: (Int) -> String) -> String {
  (1...count).map(text).joined()
}

struct SwiftHostileUseTests {
  @Test(arguments: [
    "class A { func prepare(for segue: UIStoryboardSegue) { if segue.identifier == \"a",
    "func prepare(for segue: UIStoryboardSegue) { switch segue.identifier { case",
    "performSegue(withIdentifier: , sender:", "performSegue(", "if let = segue.identifier {",
    "override func prepare(for segue: UIStoryboardSegue { _ = segue as! }", "as! as! segue is",
    "func prepare(for segue: UIStoryboardSegue) { guard case (let a, let a = segue else",
    "class A { func f(s: UIStoryboardSegue) { s == == s; !s; s ? s : ; s.is(A) = } }",
    "func f(s: UIStoryboardSegue) { switch (s, s) { case (a): s; case (.b, c, d): s as! D } }",
    "\u{0}\u{1}performSegue(withIdentifier: \"\u{1F4A5}\u{202E}\n\", sender: nil)",
  ])
  func `Broken code is read without a crash`(text: String) {
    let facts = SwiftFactsReader.facts(of: text)
    #expect(facts == SwiftFactsReader.facts(of: text))
  }

  @Test func `The code before a mistake is read`() {
    let uses = Uses(
      #"class A { func a() { performSegue(withIdentifier: "a", sender: nil) } func b( { ) }"#)
    #expect(uses.calls == [#"performSegue(withIdentifier: "a", sender: nil)"#])
  }

  @Test func `An identifier can have ten thousand characters`() {
    let identifier = String(repeating: "x", count: 10_000)
    let uses = Uses(run: #"performSegue(withIdentifier: "\#(identifier)", sender: nil)"#)
    #expect(uses.facts.calls.first?.call.arguments.first?.value == .string(identifier))
  }

  /// Code that is longer than any real code; each has 1,000 comparisons.
  enum Long: CaseIterable {
    case elseIfs, cases, alternatives, returns, constants

    var lines: String {
      switch self {
      case .elseIfs: numbered(1_000) { "if segue.identifier == b\($0) { } else " } + "{ }"
      case .cases:
        "switch segue.identifier { " + numbered(1_000) { "case b\($0): break\n" }
          + "default: break }"
      case .alternatives:
        "if ready" + numbered(1_000) { " || segue.identifier == b\($0)" } + " { }"
      case .returns: numbered(1_000) { "if segue.identifier == b\($0) { return }\n" }
      case .constants:
        numbered(1_000) { "let a\($0) = a\($0 - 1)\n" }
          + "_ = [" + numbered(1_000) { "segue.identifier == a\($0)," } + "]"
      }
    }
  }

  @Test(arguments: Long.allCases)
  func `A thousand comparisons are found`(long: Long) {
    #expect(Uses(prepare: long.lines).facts.comparisons.count == 1_000)
  }

  /// Code that is nested deeper than any real code.
  enum Deep: CaseIterable {
    case members, calls, closures, parentheses, loops, constants, elseIfs

    var lines: String {
      switch self {
      case .members: "segue" + repeated(".a", 3_000) + " as! B"
      case .calls: "x" + repeated(".segue(1)", 400)
      case .closures: repeated("{ ", 150) + "performSegue(x)" + repeated(" }", 150)
      case .parentheses:
        "_ = " + repeated("(", 150) + "segue.identifier == a" + repeated(")", 150)
      case .loops:
        "var t = segue.destination\n" + repeated("while let n = t as? N { t = n.top\n", 60)
          + repeated("}", 60) + "_ = t as! B"
      case .constants: numbered(300) { "let a\($0) = a\($0 - 1)\n" } + "performSegue(a300)"
      case .elseIfs: numbered(3_000) { "if segue.identifier == b\($0) { } else " } + "{ }"
      }
    }
  }

  @Test(arguments: Deep.allCases)
  func `Deep code is read on a small stack`(deep: Deep) async {
    #expect(await onSmallStack { _ = Uses(prepare: deep.lines).facts })
  }

  /// Runs work on a thread with the stack size of Foundation's threads.
  private func onSmallStack(_ work: @escaping @Sendable () -> Void) async -> Bool {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        work()
        continuation.resume(returning: true)
      }
      thread.stackSize = 512 * 1_024
      thread.start()
    }
  }
}
