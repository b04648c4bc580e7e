import Findings
import SegueChecking
import Testing

/// Segues that code performs on another object than itself.
@Suite struct OtherPerformerTests {
  /// The messages and reasons of the rule for code of a class without scenes.
  private func check(_ code: String) -> (findings: [String], undecided: [String]) {
    let result = result(
      """
      protocol Opening: UIViewController {}
      extension List: Opening {}
      class Opener {
        \(code)
      }
      """)
    return (
      result.findings.filter { $0.rule == "perform-unknown-segue" }.map(\.message),
      result.undecided.filter { $0.rule == "perform-unknown-segue" }.map(\.reason)
    )
  }

  /// The check of an app whose list has `showPerson` and whose person has `showList`.
  private func result(_ code: String) -> SegueChecker.Result {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person">
        <connections>
          <segue destination="list" kind="show" identifier="showList"/>
        </connections>
      </viewController>
      --- List.swift
      enum Screen: String { case showPerson, showList }
      class List: UIViewController {}
      class Person: UIViewController {}
      \(code)
      """)
    return ExampleApp(app).check()
  }

  @Test(arguments: [
    "var owner: List?\nfunc open() { owner?.performSegue(withIdentifier: ID, sender: nil) }",
    "weak var owner: (Opening & AnyObject)?\n"
      + "func open() { owner?.performSegue(withIdentifier: ID, sender: nil) }",
    "func open(_ owner: List) { owner.performSegue(withIdentifier: ID, sender: nil) }",
    "let next: Opener, list: List\n"
      + "func open() { next.next.list.performSegue(withIdentifier: ID, sender: nil) }",
    "let list: List\n"
      + "func open(_ other: Opener) { other.list.performSegue(withIdentifier: ID, sender: nil) }",
  ])
  func `The declared class or protocol of a receiver decides which segues there are`(
    _ code: String
  ) {
    let known = check(code.replacing("ID", with: "\"showPerson\""))
    #expect(known.findings.isEmpty && known.undecided.isEmpty)
    let unknown = check(code.replacing("ID", with: "\"showList\""))
    #expect(unknown.findings == ["no scene of List has a segue “showList”; Person has one"])
  }

  @Test(arguments: [
    "func open(_ owner: UIViewController) { owner.performSegue(withIdentifier: ID, sender: nil) }",
    "func open() { owner()?.performSegue(withIdentifier: ID, sender: nil) }",
  ])
  func `A receiver of any class is undecided`(_ code: String) {
    let result = check(code.replacing("ID", with: "\"showList\""))
    #expect(result.findings.isEmpty)
    #expect(result.undecided == ["another object performs the segue"])
  }

  private func opener(_ superclass: String, _ code: String) -> String {
    """
    class Opener\(superclass) {
      let controller: UIViewController
      let screens: [Screen]
      func performSegue(to screen: Screen) {
        controller.performSegue(withIdentifier: screen.rawValue, sender: nil)
      }
      func open() { \(code) }
    }
    """
  }

  @Test(arguments: ["", ": NSObject"])
  func `A segue that an object without scenes performs by its identifier is undecided`(
    _ superclass: String
  ) {
    let result = result(opener(superclass, "performSegue(to: .showPerson)"))
    let rules = ["unperformed-segue", "perform-unknown-segue"]
    #expect(
      result.findings.filter { rules.contains($0.rule) }.map(\.message)
        == ["no code performs the segue “showList” of Person"])
    let undecided = result.undecided.filter { rules.contains($0.rule) }
    #expect(Set(undecided.map(\.rule)) == Set(rules))
    #expect(Set(undecided.map(\.reason)) == ["no scene has the class Opener"])
  }

  @Test(arguments: [
    "performSegue", "other?.performSegue", "made.performSegue", "Opener().performSegue",
    "let local = Opener(); local.performSegue",
  ])
  func `An object with its own method of that name need not perform a segue`(call: String) {
    func check(_ identifier: String) -> (findings: [String], undecided: [String]) {
      self.check(
        """
        var other: Opener?
        let made = Opener()
        func performSegue(withIdentifier identifier: String, sender: Any?) { print(identifier) }
        func open() { \(call)(withIdentifier: "\(identifier)", sender: nil) }
        """)
    }
    #expect(check("opened").findings == [])
    #expect(check("opened").undecided == ["Opener has its own method that performs segues"])
    #expect(
      check("showPersom").findings == ["no segue of the app has the identifier “showPersom”"])
  }

  @Test func `An object without scenes may perform any segue by a computed identifier`() {
    let result = result(opener("", "performSegue(to: screens.randomElement()!)"))
    #expect(result.findings.filter { $0.rule == "unperformed-segue" }.map(\.message) == [])
  }

  @Test func `A class with scenes performs only the segues of these scenes`() {
    let result = result(
      """
      extension List {
        func open() { performSegue(withIdentifier: "showList", sender: nil) }
      }
      """)
    let found = result.findings.filter {
      $0.rule == "unperformed-segue" && $0.message.contains("of Person")
    }
    #expect(found.map(\.message) == ["no code performs the segue “showList” of Person"])
  }
}
