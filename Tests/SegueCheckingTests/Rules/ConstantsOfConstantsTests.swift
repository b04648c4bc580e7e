import Findings
import SegueChecking
import Testing

/// Identifiers in constants that refer to other constants.
@Suite(.timeLimit(.minutes(60))) struct ConstantsOfConstantsTests {
  /// The findings and undecided places of a class that performs a segue by a constant.
  private func outcome(_ declarations: String, performing identifier: String) -> SegueChecker.Result
  {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="person"/>
        </connections>
      </viewController>
      <viewController id="person"/>
      --- List.swift
      class List: UIViewController {
        \(declarations)
        func open() { performSegue(withIdentifier: \(identifier), sender: self) }
      }
      """)
    return ExampleApp(app).check()
  }

  @Test func `A constant is followed through others`() {
    let found = outcome(
      """
      static let first = "pe" + second
        static let second = "r" + third
        static let third = "s" + fourth
        static let fourth = "on"
      """, performing: "List.first")
    #expect(found.findings.filter { $0.rule == "perform-unknown-segue" } == [])
    #expect(found.undecided.isEmpty)
  }

  @Test(arguments: ["self.", ""])
  func `Constants that name too many others are undecided`(_ owner: String) {
    let levels = (0..<8).map { level in
      "static let a\(level) = \(Array(repeating: "a\(level + 1)", count: 20).joined(separator: " + "))"
    }
    let found = outcome(
      (levels + ["static let a8 = \"x\""]).joined(separator: "\n  "),
      performing: "\(owner)a0")
    #expect(found.undecided.contains { $0.reason.contains("too many others") })
  }

  @Test func `Constants that choose between too many others are undecided`() {
    let levels = (0..<8).flatMap { level in
      ["a", "b", "c", "d"].map { name in
        let next = level + 1
        return "static let \(name)\(level) = x ? a\(next) : y ? b\(next) : z ? c\(next) : d\(next)"
      }
    }
    let found = outcome(levels.joined(separator: "\n  "), performing: "List.a0")
    #expect(found.undecided.contains { $0.reason.contains("too many others") })
  }

  @Test(arguments: [(6, false), (7, true)])
  func `A text with more than 64 possible values is undecided`(parts: Int, isUndecided: Bool) {
    let found = outcome(
      #"static let a = x ? "1" : "2""#,
      performing: Array(repeating: "List.a", count: parts).joined(separator: " + "))
    #expect(found.undecided.map(\.rule).contains("perform-unknown-segue") == isUndecided)
  }

  @Test func `A function that calls itself is undecided`() {
    let found = outcome(
      "class func name() -> String { return self.name() }", performing: "name()")
    #expect(found.findings.filter { $0.rule == "perform-unknown-segue" } == [])
    #expect(found.undecided.contains { $0.reason.contains("defined by itself") })
  }
}
