import FaultPlanting
import SourceFacts
import Testing

/// Code that could keep the parser looking ahead forever is not parsed.
@Suite(.timeLimit(.minutes(60)))
struct SwiftLookaheadTests {
  /// Pieces whose repetition takes time exponential, cubic or quadratic in their number.
  private static let pieces = [
    "[", "([", "[(", "a<[", "@a [", "[@a ", "[inout ", "[any ", "[() -> ", "[A & ", "[A<", "[each ",
    "@A<", "(@A<", "(@A ", "class actor ", "actor func ", "actor init isolated ", "# actor public ",
    "actor try let ", "Array<", "A.B<", "A::B<", "a<(", "x as [", "x as? (",
    "@available(", "@objc(", "@differentiable(", "(@escaping (", "@A(@A<", "() throws(", "async ",
    "nonisolated(", "nonisolated(nonsending) ", "unowned(", "public(", "init(", "subscript(",
    "func f(",
    "macro a(", "precedencegroup {", "for {", "while a {", "switch {", "switch x {", "switch x {\n",
    "switch ; ", "if x {", "else if x {", "default: switch x {", "borrowing ", "consuming ",
    "sending ",
    "@escaping some\n", "switch x { @a ", "#if a\n", "\"\\(", "\"\\(\\(", "#\"\\#(", "`a`<[", "{ [",
  ]

  @Test(arguments: pieces)
  func `A row of tokens that takes the parser exponential time is not parsed`(piece: String) {
    let facts = SwiftFacts("let x = " + String(repeating: piece, count: 1_000)).facts
    #expect(facts.mistake?.message == "The code is nested too deeply to be read")
    #expect(facts.types.isEmpty)
  }

  @Test(arguments: pieces, [5, 12, 20, 30])
  func `A short row of tokens is read or refused at once`(piece: String, count: Int) {
    let clock = ContinuousClock()
    let row = "let x = " + String(repeating: piece, count: count)
    let time = clock.measure { #expect(SwiftFacts(row).facts.types.count <= count) }
    #expect(time < .seconds(30), "\(time)")
  }

  /// After each of them, the parser searches up to the end of the type for the keyword of a
  /// declaration.
  @Test(arguments: ["a(b)\n", "a: b\n", "@a b\n", "public a\n", "a(b), ", "a(b); ", ".a(b, c) "])
  func `Thousands of members without a keyword are not parsed`(piece: String) {
    for type in ["class A", "enum A", "extension A where B: C", "actor A", "protocol A: D"] {
      let facts = SwiftFacts("\(type) {\n" + row(piece, 20_000) + "\n}").facts
      #expect(facts.mistake.map { $0.position.line > 1 || !piece.hasSuffix("\n") } == true)
    }
  }

  @Test(arguments: [
    "enum B { case \(row("c(d: Int), ", 2_000))e }", "enum B {\n\(row("case c(d: Int)\n", 5_000))}",
    "struct B {\n\(row("@C(d) public var e: F = g(h)\n", 5_000))}",
    "class B {\n  func c() {\n\(row("d(e: 1)\n", 5_000))}\n}",
    "extension B {\n  static let c = [\n\(row("D(e: 1),\n", 5_000))]\n}",
    "class B {\n\(row("  override func c(_ d: E) { f(g) }\n", 5_000))}",
    "class B {\n\(row("  var c: D { e(f).g(h).i(j) }\n", 5_000))}",
  ])
  func `Long types that people and generators write are parsed`(text: String) {
    let facts = SwiftFacts(text + "\nclass A {}")
    #expect(!facts.facts.isBroken)
    #expect(facts.type("A") != nil)
  }

  @Test func `The mistake is where parsing would take too long`() {
    let facts = SwiftFacts("class A {}\nlet x = \"[[[[[\" // [[[[[\nlet y =\n  " + row("[", 40))
      .facts
    #expect(facts.mistake?.position.line == 4)
    #expect(facts.types.isEmpty)
  }

  @Test func `Nested interpolations before attributes take little memory`() {
    let facts = SwiftFacts("\"" + row("\\(\\(", 200) + " @IBOutlet").facts
    #expect(facts.isBroken)
  }

  @Test(arguments: [
    "let x: [[[[[Int]]]]] = [[[[[1, 2], [3]]], [[[4]]]]]",
    "let x: [String: [String: [String: [String: [Int]]]]] = [:]",
    "let x = [\"a\": [\"b\": [\"c\": [\"d\": [\"e\": [\"f\": [\"g\": [1]]]]]]]]",
    "func f(_ a: @escaping (@escaping (@escaping (@Sendable () -> Void) -> Void) -> Void) -> Void) {}",
    "let x: A<B<C<D<E<[F<[G]>]>>>>>> = y",
    "@objc @available(iOS 13, *) @discardableResult public final override class func f() async throws {}",
    "if a < b, c < d, e < f, g < h, i < j, k < l, m < n, o < p, q < r, s < t, u < v {}",
    "let x = a(b(c(d(e(f(g(h(i(j(k(l(m(n(o(p(q(r(s(t(1))))))))))))))))))))",
    "let x = a[b[c[d[e[f[g[h[i[j[k[l[m[n[o[p[1]]]]]]]]]]]]]]]]",
    "let x = /[\"(]+\\/[[(]/\nlet y = 1 / 2 / 3",
  ])
  func `Ordinary code is parsed`(line: String) {
    let many = String(repeating: line + "\n", count: 300)
    #expect(SwiftFacts(many + "class A {}").type("A") != nil)
  }

  @Test func `Brackets in strings and comments are not counted`() {
    let text = """
      let a = "((((((((((((((((((((((((" // [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[
      /* {{{{{{{{{{{{{{{{{{{{{{{{{{{{ /* [[[[[[[[[[[[[[[[[[ */ */
      let b = #"[[[[[[[[[[[[[[[[[[[[[[[["\\("[[[[[[[[[[[[[[[[[[[["#
      let c = \"\"\"
        [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[ "((((((((((((((((((("
        \"\"\"

      """
    #expect(SwiftFacts(String(repeating: text, count: 50) + "class A {}").type("A") != nil)
  }

  /// Rows of a few tokens, with others between them now and then, each as long as what a hostile file
  /// may begin with.
  @Test(arguments: 0..<8)
  func `Random tokens are read or refused in bounded time`(seed: UInt64) {
    var random = SeededNumbers(seed: seed &* 0x9E37_79B9 &+ 7)
    let clock = ContinuousClock()
    for _ in 0..<40 {
      let soup = TokenSoup.text(bytes: 500, &random)
      let time = clock.measure { _ = SwiftFacts(soup) }
      #expect(time < .seconds(20), "\(time): \(soup)")
    }
  }
}

private func row(_ piece: String, _ count: Int) -> String {
  String(repeating: piece, count: count)
}
