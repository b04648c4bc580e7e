import Findings
import SegueChecking
import Testing

/// Functions that cast a destination to several classes.
@Suite struct SeveralCastTests {
  /// The lines of the findings in `List`, from which segues lead to `Person` in a navigation controller and to `Group`.
  private func findings(_ file: String, _ code: String) -> [Int] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="nav" kind="show" identifier="showPerson"/>
          <segue destination="group" kind="show" identifier="showGroup"/>
        </connections>
      </viewController>
      <navigationController id="nav">
        <connections>
          <segue destination="person" kind="relationship" relationship="rootViewController"/>
        </connections>
      </navigationController>
      <viewController id="person" customClass="Person"/>
      <viewController id="group" customClass="Group"/>
      <viewController id="other" customClass="Other" storyboardIdentifier="other"/>
      --- \(file)
      \(code)
      """)
    return ExampleApp(app).check().findings.filter { $0.rule == "impossible-cast" }
      .map(\.location.line)
  }

  /// The findings in lines of `prepare`, counted from 1.
  private func swift(_ lines: String) -> [Int] {
    findings(
      "List.swift",
      """
      class List: UIViewController { override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      \(lines)
      } }
      class Person: UIViewController {}
      class Group: UIViewController {}
      class Other: UIViewController {}
      """
    ).map { $0 - 1 }
  }

  private static let inside =
    "let n = segue.destination as? UINavigationController, let p = n.topViewController as?"

  @Test(arguments: [
    "if let p = segue.destination as? Person { p.title = \"\" } else if \(inside) Person { p.title = \"\" }",
    "if \(inside) Person { p.title = \"\" }\nif let p = segue.destination as? Person { p.title = \"\" }",
    """
    let p = segue.destination as? Person
      ?? (segue.destination as? UINavigationController)?.topViewController as? Person
    p?.title = ""
    """,
    """
    if segue.identifier == "showGroup" {
      guard \(inside) Group else {
        (segue.destination as? Group)?.title = ""
        return
      }
      p.title = ""
    }
    """,
    """
    if segue.identifier == "showGroup" {
      let n = segue.destination as? UINavigationController
      (n?.topViewController as? Group)?.title = ""
      (segue.destination as? Group)?.title = ""
    }
    """,
  ])
  func `A cast that fails is not reported if another one fits instead`(lines: String) {
    #expect(swift(lines) == [])
  }

  @Test(arguments: [
    (
      "(segue.destination as? Other)?.title = \"\"\n(segue.destination as? Group)?.title = \"\"",
      [1]
    ),
    (
      "(segue.destination as? Other)?.title = \"\"\n(segue.destination as! Group).title = \"\"",
      [1, 2]
    ),
    ("(segue.destination as! Person).title = \"\"\nif \(inside) Person { p.title = \"\" }", [1]),
    ("if \(inside) Other { p.title = \"\" }", [1]),
    (
      "(segue.destination as? Other)?.title = \"\"\nlet c = segue.destination as? UIViewController",
      [1]
    ),
    (
      """
      if segue.identifier == "showGroup", let p = segue.destination as? Person { p.title = "" }
      if segue.identifier == "showPerson", \(inside) Person { p.title = "" }
      """, [1]
    ),
  ])
  func `A cast that fails is reported if no other one fits instead`(lines: String, found: [Int]) {
    #expect(swift(lines) == found)
  }

  @Test func `In Objective-C, a cast that fails is reported only if no other one fits instead`() {
    let code = """
      @interface Person : UIViewController
      @end
      @interface Group : UIViewController
      @end
      @interface List : UIViewController
      @end
      @implementation List
      - (void)prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender {
        if ([segue.destinationViewController isKindOfClass:[Person class]]) {
          self.title = @"";
        } else if ([segue.destinationViewController isKindOfClass:[UINavigationController class]]) {
          UINavigationController *n = segue.destinationViewController;
          if ([n.viewControllers.firstObject isKindOfClass:[Person class]]) { self.title = @"a"; }
        }
      }
      @end
      @implementation Person
      @end
      @implementation Group
      @end
      """
    #expect(findings("List.m", code) == [])
    let other = code.replacing(
      "firstObject isKindOfClass:[Person", with: "firstObject isKindOfClass:[Group")
    #expect(findings("List.m", other) == [9, 13])
  }
}
