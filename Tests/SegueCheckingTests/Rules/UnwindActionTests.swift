import Findings
import SegueChecking
import Testing

/// Comparisons and casts in methods that get the unwind segues of other controllers.
@Suite struct UnwindActionTests {
  /// The findings in the code of a list, to which two unwind segues of a person return, and which has a segue to it.
  private func findings(_ file: String, _ code: String) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <scene>
        <viewController id="person" customClass="Person">
          <connections>
            <segue destination="exit" kind="unwind" unwindAction="prepareToReturn:" identifier="back"/>
            <segue destination="exit" kind="unwind" unwindAction="done:" identifier="done"/>
          </connections>
        </viewController>
        <exit id="exit"/>
      </scene>
      --- \(file)
      \(code)
      """)
    return ExampleApp(app).check().findings
      .filter { ["compare-unknown-segue", "impossible-cast"].contains($0.rule) }
      .map { "\($0.rule) \($0.location.line)" }
  }

  private func swift(_ code: String) -> [String] {
    findings(
      "List.swift",
      """
      class Person: UIViewController {}
      class Other: UIViewController {}
      class List: UIViewController {
      \(code)
      }
      """)
  }

  @Test func `A method named by unwind segues gets other controllers' segues, whatever its name`() {
    let code = """
      @IBAction func prepareToReturn(_ segue: UIStoryboardSegue) {
        if segue.identifier == "back" { print(segue.destination as! List) }
        if segue.identifier == "bakc" { title = "" }
        print(segue.destination as! Other)
      }
      """
    #expect(swift(code) == ["compare-unknown-segue 6", "impossible-cast 7"])
    let unnamed = code.replacing("prepareToReturn", with: "prepareToLeave")
    #expect(
      swift(unnamed) == [
        "compare-unknown-segue 5", "compare-unknown-segue 6", "impossible-cast 7",
      ])
  }

  @Test func `An Objective-C method named by unwind segues gets other controllers' segues`() {
    let code = """
      @interface Person : UIViewController
      @end
      @interface List : UIViewController
      @end
      @implementation List
      - (IBAction)prepareToReturn:(UIStoryboardSegue *)segue {
        if ([segue.identifier isEqualToString:@"back"]) { self.title = @""; }
        if ([segue.identifier isEqualToString:@"bakc"]) { self.title = @""; }
      }
      @end
      @implementation Person
      @end
      """
    #expect(findings("List.m", code) == ["compare-unknown-segue 8"])
  }

  @Test
  func `A method that only unwind actions call may get a segue that leads to its own controller`() {
    let code = """
      @IBAction func done(_ segue: UIStoryboardSegue) { finish(segue) }
      func finish(_ segue: UIStoryboardSegue) { print(segue.destination as! List) }
      override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        print(segue.destination as! List)
      }
      """
    #expect(swift(code) == ["impossible-cast 7"])
    let uncalled = code.replacing("{ finish(segue) }", with: "{}")
    #expect(swift(uncalled) == ["impossible-cast 5", "impossible-cast 7"])
    let shared = code.replacing("print(segue.destination as! List)\n}", with: "finish(segue)\n}")
    #expect(swift(shared) == ["impossible-cast 5"])
  }

  @Test(arguments: [
    ("if let list = segue.destination as? List { print(list) }", 0),
    ("if let person = segue.destination as? Person { print(person) }", 1),
    ("let list = segue.destination as! List; print(list)", 1),
    (#"if segue.identifier == "done" { print(segue.destination as! List) }"#, 0),
    (#"if segue.identifier == "detail" { print(segue.destination as! List) }"#, 1),
  ])
  func `A cast before an unwind segue may be to a class that has the segue's action`(
    code: String, count: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections><segue destination="person" kind="show" identifier="person"/></connections>
      </viewController>
      <scene>
        <viewController id="person" customClass="Person">
          <connections>
            <segue destination="exit" kind="unwind" unwindAction="done:" identifier="done"/>
            <segue destination="detail" kind="show" identifier="detail"/>
          </connections>
        </viewController>
        <exit id="exit"/>
      </scene>
      <viewController id="detail" customClass="Detail"/>
      --- List.swift
      class List: UIViewController { @IBAction func done(_ segue: UIStoryboardSegue) {} }
      class Detail: UIViewController {}
      class Person: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(code)
        }
      }
      """)
    #expect(ExampleApp(app).check().findings.count { $0.rule == "impossible-cast" } == count)
  }
}
