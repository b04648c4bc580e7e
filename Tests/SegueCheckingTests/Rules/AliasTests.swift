import Findings
import SegueChecking
import Testing

/// Other names of types.
@Suite(.timeLimit(.minutes(60))) struct AliasTests {
  private func meaning(of name: String, _ aliases: [String]) -> TypeReference {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      \(aliases.map { "typealias \($0)" }.joined(separator: "\n"))
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "person", sender: self) }
      }
      """)
    return LinkedApp(ExampleApp(app).input).code.names
      .reference(to: name, in: [String](), from: nil)
  }

  @Test func `An alias of an alias is the type`() {
    let types = [
      meaning(of: "List", []), meaning(of: "First", ["First = Second", "Second = List"]),
    ]
    guard case .app = types[0] else {
      Issue.record("the class is unknown")
      return
    }
    #expect(types[0] == types[1])
  }

  @Test func `A name with too many aliases of aliases counts as declared elsewhere`() {
    let aliases = (0..<9).flatMap { level in
      Array(repeating: "T\(level) = T\(level + 1)", count: 40)
    }
    #expect(meaning(of: "T0", aliases + ["T0 = List"]) == .external("T0"))
  }

  @Test(arguments: [("label", 0), ("gone", 1)])
  func `A superclass of Objective-C is found by its name for Swift`(outlet: String, count: Int) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><label id="title"/></subviews></view>
        <connections><outlet property="\(outlet)" destination="title"/></connections>
      </viewController>
      --- List.swift
      class List: Base {}
      --- ABBase.h
      NS_SWIFT_NAME(Base)
      @interface ABBase : UIViewController
      @property (weak) IBOutlet UILabel *label;
      @end
      --- ABBase.m
      @implementation ABBase
      @end
      """)
    let result = ExampleApp(app).check()
    #expect(result.findings.filter { $0.severity > .note }.count == count)
    #expect(result.undecided.isEmpty)
  }
}
