import Findings
import SegueChecking
import Testing

/// Comparisons with the identifier of a segue that does not exist.
@Suite struct ComparisonTests {
  /// The findings about comparisons in an app whose list has the segue `showPerson`.
  private func findings(_ code: String, isWhole: Bool = true) -> [Finding] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="showPerson"/>
        </connections>
      </viewController>
      <viewController id="person"/>
      --- List.swift
      \(code)
      """)
    var input = ExampleApp(app).input
    input.isWhole = isWhole
    return SegueChecker.check(input).findings.filter { $0.rule == "compare-unknown-segue" }
  }

  @Test(arguments: [
    #"if segue.identifier == "gone" { title = "" }"#,
    #"title = segue.identifier == "gone" ? "" : nil"#,
    #"isEditing = segue.identifier == "gone""#,
  ])
  func `The consequence does not claim that the comparison has a branch`(_ code: String) {
    let found = findings(
      """
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          \(code)
        }
      }
      """)
    #expect(
      found.map(\.why) == [
        "the segue's identifier never has this value, so code for that segue never runs"
      ])
  }

  @Test(arguments: [("NSObject", 0), ("UIViewController", 1)])
  func `A comparison in an object that isn't a controller is undecided`(
    superclass: String, count: Int
  ) {
    let found = findings(
      """
      class List: UIViewController {}
      class Helper: \(superclass) {
        func prepare(for segue: UIStoryboardSegue, row: Int) {
          if segue.identifier == "showPerson" { title = "" }
        }
      }
      """)
    #expect(found.count == count)
  }

  @Test(arguments: [true, false])
  func `A part of an app doesn't say whether a controller has a scene`(isWhole: Bool) {
    let found = findings(
      """
      class List: UIViewController {}
      class Other: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showPerson" { title = "" }
        }
      }
      """, isWhole: isWhole)
    #expect(found.count == (isWhole ? 1 : 0))
  }

  @Test func `A case for no segue is reported neither as missing nor in comparisons`() {
    func rules(_ name: String) -> [String] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController id="list" customClass="List" initial="YES">
          <connections>
            <segue destination="person" kind="show" identifier="showPerson"/>
          </connections>
        </viewController>
        <viewController id="person" customClass="Person"/>
        --- List.swift
        class List: UIViewController {
          enum SegueIdentifier: String { case showPerson, \(name) }
          func open() { performSegue(withIdentifier: SegueIdentifier.showPerson.rawValue, sender: nil) }
          override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
            if segue.identifier == "\(name)" { title = "" }
          }
        }
        class Person: UIViewController {}
        """)
      return ExampleApp(app).check().findings.map(\.rule).sorted()
    }
    #expect(rules("none") == [])
    #expect(rules("noSegue") == [])
    #expect(rules("showGroup") == ["compare-unknown-segue", "enum-case-without-segue"])
  }

  @Test func `A case of a SegueSource has the identifier that its attribute states`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <connections>
          <segue destination="person" kind="show" identifier="Show Person"/>
        </connections>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- List.swift
      @SegueSource class List: UIViewController {
        enum Segue { @Untyped(id: "Show Person") case person }
        func open() { performSegue(.person) }
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == SegueID.person.identifier { print(segue.destination as! Other) }
        }
      }
      class Person: UIViewController {}
      class Other: UIViewController {}
      """)
    let result = ExampleApp(app).check()
    #expect(result.findings.map(\.rule) == ["impossible-cast"])
    #expect(result.undecided.map(\.rule) == [])
  }
}
