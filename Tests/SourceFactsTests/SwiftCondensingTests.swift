import Foundation
import SourceFacts
import SwiftFacts
import TestSupport
import Testing

/// The facts of a file are the same whether all of it is parsed, or only the parts that facts are read from.
struct SwiftCondensingTests {
  @Test(arguments: ["Sources", "Tests", "Examples"])
  func `Sources have the same facts without the parts that are left out`(folder: String) throws {
    let path = PackageFolder.path + "/" + folder
    let files = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
    let sources = files.filter { $0.hasSuffix(".swift") }
    #expect(sources.count > 5)
    for source in sources {
      let text = try String(contentsOfFile: path + "/" + source, encoding: .utf8)
      expectSame(text, source)
    }
  }

  @Test(arguments: [
    // Braces and quotes that are part of something else.
    "class A { func f() { g(\"}\") } ; let x = \"a\" }",
    "class A { func f() { g(\"\\(h(\"}\") { \"{\" })\") } ; let x = \"a\" }",
    "class A { func f() { g(#\"\\(}\"# + ##\"\"#}\"##) } ; let x = \"a\" }",
    "class A { func f() { g(#\"\"\"#) } ; let x = \"a\" }",
    "class A {\n  func f() { g(\"\"\"\n    } \" \"\" \\(h(\"}\"))\n    \"\"\") }\n  let x = \"a\"\n}",
    "class A { func f() { /* } /* } */ } */ } // }\n let x = \"a\" }",
    "class A { func f() { let y = /}\"/ } ; let x = \"a\" }",
    "class A { func f() { let y = #/}\"/# } ; let x = \"a\" }",
    "class A { func f() { a(b / c, \"}\" / d) } ; let x = \"a\" }",
    "class A { func `class`() { `}` } ; let x = \"a\" }",
    "let `var {` = \"a\"\nfunc f() { }",
    // Mistakes from which the parser recovers.
    "enum case {\n  static let x = \"a\"\n}\nclass B { func f() { g() } }",
    "class A { func f() { g() } ; let x = \"a\"",
    "class { func f() { g() } ; let x = \"a\" }",
    "class A { func f( { g() } ; let x = \"a\" }",
    // Keywords with several meanings.
    "class A { class func f() { } ; class var x: String { \"a\" } ; class B { let y = \"b\" } }",
    "class A { var actor: String { \"a\" } ; func actor(class: Int) { } }\nactor B { let y = \"b\" }",
    "import class Kit.A\nf { let x = \"a\" }\nclass B { let y = \"b\" }",
    "var a: protocol<B, C>? { if b { return \"x\" } ; return \"y\" }\nprotocol B { var c: Int { get set } }",
    "struct A { let x = B.init { \"a\" } ; init() { c() } ; subscript(a: Int) -> String { get { \"a\" } } }",
    "@A(class: 1) func f() { g() }\n@B({ \"x\" }) class C { let y = \"b\" }",
    "#if A\nclass B { func f() { g() }\n #else\n let x = \"a\"\n #endif\n}",
    "precedencegroup A { higherThan: B }\nfunc / (a: A, b: A) -> String { \"a\" }\nlet x = \"b\"",
    // Values.
    "class A { var x: String { get { \"a\" } set { g() } } ; var y = \"b\" { didSet { h() } } }",
    "class A { lazy var x: B = { let b = B(); c(b); return b }() ; let y = z.map { w($0) } }",
    "class A { func f() -> Bool { g() } ; func h() -> String? { for i in j { k() } ; return \"a\" } }",
    "class A { func f() -> [B] { g() } ; func h() -> [B]? { k() } ; var a, b: Int { c() } }",
    "class A { var x: (Int) -> String { { _ in \"a\" } } ; let y: () -> Void = { z() } }",
    "let a = \"\\(b { c })\", d = \"e\"\nvar f: String { d }",
    "class A { let x: B = if let c = d, case .e = c { \"a\" } else if var f = c { \"b\" } else { g } }",
    "class A { let x: B = if c { \"a\" } else { \"b\" }\n  let y: Int = { h() }()\n  func f() { g() } }",
    "class A { let x: B = if(c) { \"a\" } else { \"b\" } ; let y: B = switch(c) { default: \"d\" } }",
    "class A { let x: B = // c\n { \"a\" }()\n let y: B = /* if */ if c { \"a\" } else { \"b\" } }",
    // Navigation.
    "class A { func prepare(for s: UIStoryboardSegue) { if s.identifier == \"a\" { _ = s.destination as? B } } }",
    "class A { override func shouldPerformSegue(withIdentifier i: String) -> Bool { i == \"a\" } }",
    "class A { @IBSegueAction func f(_ c: NSCoder, _ s: Any?, i: String?) -> B? { i == \"a\" ? B(coder: c) : nil } }",
    "let a = storyboard.instantiateViewController(identifier: \"a\") { coder in B(coder: coder) }",
    "class A { static let x = NSLocalizedString(\"a)\", value: b([1]), comment: \"\") ; let y = \"b\" }",
    "let x = NSLocalizedString(f(\"a\" /* ) */)) + \"b\"; let y = NSLocalizedString(make(controller: 1), comment: \"\")",
    "class A { func f() -> String { NSLocalizedString(\"a\", comment: \"\") } ; let y = NSLocalizedString() }",
    "class A { func f() { run { present(controller: \"a\") as? B } } ; func g() { run { h() } } }",
    "if a { performSegue(withIdentifier: \"a\", sender: nil) } else { b() }\nclass B {}",
    "class A { func f() { g() } // performSegue(withIdentifier: \"a\")\n /// A controller.\n func h() { k() } }",
    // Positions after parts that are left out.
    "/* a\n b */ class A {\r\n  // c\r\n  func f() { /* } */ }\r\n  /* d */ let x = \"a\" // e\r\n}",
    "class A { let x = [1 /* a */, 2 // b\n, f({ g() })] ; func h(\n  // c\n  a: Int) -> String { \"a\" } }",
    "// 名前 🙂\nclass 名前 { /* é */ func f() { g(\"é\") } ; let x = \"🙂\" }",
  ])
  func `Code has the same facts without the parts that are left out`(code: String) {
    expectSame(code, code)
    #expect(!SwiftFactsReader.facts(of: code).types.isEmpty || !code.contains("class"))
  }

  @Test(arguments: [
    "func f() { \(String(repeating: "[", count: 5_000))\(String(repeating: "]", count: 5_000)) }",
    "class B { init() { \(String(repeating: "{", count: 5_000) + String(repeating: "}", count: 5_000)) } }",
  ])
  func `Code that no fact can be read from is not parsed`(code: String) {
    let text = "\(code)\nclass A { let x = \"a\" }"
    // The parser reads nothing that is nested as deeply.
    #expect(SwiftFactsReader.facts(of: text, parsingAll: true).types.isEmpty)
    let facts = SwiftFactsReader.facts(of: text)
    #expect(!facts.isBroken)
    #expect(facts.types.last?.path == ["A"])
    #expect(facts.types.last?.position == SourcePosition(line: 2, column: 7))
  }

  @Test(arguments: [
    "func f() { g( }\nclass A { let x = \"a\" }", "func f() { g(\"a }\nclass A { let x = \"a\" }",
    "func f() { /* }\nclass A { let x = \"a\" }", "func f() { g() } }\nclass A { let x = \"a\" }",
    "func f() { g(\"\\(a\") }\nclass A { let x = \"a\" }", "func f() { `a }\nclass A {",
    "func f() { (} )\nclass A { }", "func f() {", "class A { func f() { \"\"\"a\"\"\" } }",
  ])
  func `Code with unbalanced brackets is parsed as a whole`(code: String) {
    #expect(
      SwiftFactsReader.facts(of: code) == SwiftFactsReader.facts(of: code, parsingAll: true))
  }

  private func expectSame(_ text: String, _ name: String) {
    let whole = SwiftFactsReader.facts(of: text, parsingAll: true)
    #expect(SwiftFactsReader.facts(of: text) == whole, "\(name)")
  }
}
