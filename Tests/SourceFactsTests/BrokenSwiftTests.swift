import Foundation
import SourceFacts
import SwiftFacts
import Testing

struct BrokenSwiftTests {
  @Test func `Valid code is not broken`() {
    let code = "class List: UIViewController { @IBOutlet weak var a: UILabel! }"
    #expect(!SwiftFacts(code).facts.isBroken)
    #expect(SwiftFacts("").facts == SourceFacts())
  }

  @Test(arguments: ["@available (iOS 13, *)", "@objc (open)", "@ objc"])
  func `Code with a space in an attribute, which Swift 5 allowed, is not broken`(
    attribute: String
  ) {
    let facts = SwiftFacts("class List: UIViewController {\n  \(attribute)\n  func open() {}\n}")
    #expect(!facts.facts.isBroken)
    #expect(facts.type("List")?.members.methods.map(\.name) == ["open"])
  }

  @Test func `Code that lacks a brace is broken, and the code before it is read`() {
    let facts = SwiftFacts("class A { let x = \"a\" }\nclass B {\n  func f() {\n}\n")
    #expect(facts.property("A.x")?.value == .string("a"))
    #expect(facts.type("B") != nil)
    #expect(facts.facts.isBroken)
    #expect(facts.facts.mistake == nil)
  }

  @Test func `Code with an extra brace is broken, and the code after it is read`() {
    let facts = SwiftFacts("class A { } }\nclass B { let x = \"a\" }\n")
    #expect(facts.property("B.x")?.value == .string("a"))
    #expect(facts.facts.isBroken)
  }

  @Test func `Both sides of a merge conflict are read`() {
    let facts = SwiftFacts(
      """
      class A {
      <<<<<<< HEAD
        let x = "a"
      =======
        let y = "b"
      >>>>>>> other
        let z = "c"
      }
      """)
    #expect(facts.property("A.z")?.value == .string("c"))
    #expect(facts.type("A")?.members.properties.map(\.name) == ["x", "y", "z"])
    #expect(facts.property("A.z")?.position == SourcePosition(line: 7, column: 7))
    #expect(facts.facts.isBroken)
    #expect(facts.facts.mistake?.message == "A merge was left unfinished")
    #expect(facts.facts.mistake?.position == SourcePosition(line: 2, column: 1))
  }

  @Test(arguments: [("let x = \"\"\"\n", "\n\"\"\""), ("/*\n", "\n*/")])
  func `A merge conflict in a string or comment is not a mistake`(opening: String, end: String) {
    let conflict = "<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other"
    #expect(!SwiftFacts("\(opening)\(conflict)\(end)\nclass A {}").facts.isBroken)
    let both = SwiftFacts("\(opening)\(conflict)\(end)\n\(conflict)\nclass A {}").facts
    #expect(both.mistake?.position == SourcePosition(line: 8, column: 1))
  }

  @Test func `Code that is cut off anywhere is read without a crash`() {
    let code = """
      @objc(A) class 名前<T>: Base<T>, Kit.B where T: C { // 🙂
        @IBOutlet weak var a: [UILabel]! { didSet { } }
        enum ID: String { @To(List.self, id: "x\\(y)") case a, b = "é" }
        #if os(iOS)
        static func f(_ a: inout Int, b: @escaping () -> Void) -> String? { a ? "\\(self)" : .b }
        #endif
        lazy var x: Row = { let y = z as? W; return y?.v[0] ?? "a" + "b" }()
      }
      """
    for count in 0..<code.count {
      let facts = SwiftFactsReader.facts(of: String(code.prefix(count)))
      #expect(facts.types.count <= 2)
    }
  }

  @Test(
    arguments: [
      "let x = " + String(repeating: "(", count: 10_000),
      "let x = " + String(repeating: "(", count: 10_000) + "a"
        + String(repeating: ")", count: 10_000),
      "let x = " + String(repeating: "[", count: 10_000),
      "let x = " + String(repeating: "{ ", count: 5_000) + String(repeating: "}", count: 5_000),
      "func f() -> String { " + String(repeating: "if a { ", count: 5_000) + "return \"x\"",
      "func f() -> String { if a { return \"x\" }"
        + String(repeating: " else if b { return \"y\" }", count: 3_000) + " }",
      "let x = a" + String(repeating: " + a", count: 10_000),
      "let x = a" + String(repeating: " ? a : b", count: 3_000),
      "let x = a" + String(repeating: ".b", count: 10_000),
      "let x = a" + String(repeating: ".b()", count: 10_000),
      "let x = a" + String(repeating: "!", count: 10_000),
      "let x = " + String(repeating: "try ", count: 3_000) + "a",
      "let x = " + String(repeating: "-", count: 10_000) + "a",
      "let x: " + String(repeating: "A.", count: 10_000) + "B",
      "let x: A" + String(repeating: "?", count: 10_000),
      "let x: " + String(repeating: "A<", count: 5_000),
      String(repeating: "class A { ", count: 5_000), String(repeating: "#if A\n", count: 5_000),
      String(repeating: "}", count: 10_000), String(repeating: "extension A.", count: 3_000),
      "let x = \"" + String(repeating: "\\(\"", count: 3_000),
      "let " + String(repeating: "(", count: 5_000) + "a",
      "let " + String(repeating: "a", count: 10_000) + " = \"x\"", "\u{0}\u{1}\u{FEFF}let \u{7}",
    ])
  func `Excessively deep or long code is read on a small stack`(code: String) async {
    // Worker threads have 512 KB on Apple systems.
    let facts = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: SwiftFactsReader.facts(of: code)) }
      thread.stackSize = 512 * 1_024
      thread.start()
    }
    #expect(facts.types.count <= 5_000)
  }
}
