import Findings
import SegueChecking
import Testing

/// Objects without a class, or with a missing one, and the only class of the app that has their members.
@Suite struct FittingClassTests {
  /// The errors about a scene with two outlets and an action, in a file of the module Shop.
  private func errors(
    scene: String = "", code: String, more storyboard: String = "", module: String? = "Shop"
  ) -> [Finding] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="person" initial="YES"\(scene)>
        <view key="view" id="v"><subviews>
          <label id="l"/>
          <button id="b">
            <connections>
              <action selector="call:" destination="person" eventType="touchUpInside" id="a"/>
            </connections>
          </button>
        </subviews></view>
        <connections>
          <outlet property="nameLabel" destination="l" id="o1"/>
          <outlet property="cityLabel" destination="l" id="o2"/>
        </connections>
      </viewController>
      \(storyboard)
      --- Person.swift
      \(code)
      """)
    var input = ExampleApp(app).input
    if let module {
      var membership = FileMembership()
      membership.modules = [module]
      membership.targets = [module]
      input.memberships["Main.storyboard"] = membership
      for index in input.sources.indices { input.sources[index].membership = membership }
    }
    return SegueChecker.check(input).findings.filter { $0.severity == .error }
  }

  private let person = """
    class Person: UIViewController {
      @IBOutlet var nameLabel: UILabel!
      @IBOutlet var cityLabel: UILabel!
      @IBAction func call(_ sender: Any?) {}
    }
    """

  private let choice = "set the scene's class to Person"

  @Test func `The only class with all outlets and actions is suggested and chosen`() {
    let found = errors(code: person)
    #expect(found.map(\.rule) == ["unknown-action", "unknown-outlet", "unknown-outlet"])
    #expect(found.allSatisfy { $0.help == choice })
    // One edit for all, so that a fix of one fixes the others too.
    let edits = Set(found.map(\.edits))
    #expect(edits.count == 1)
    #expect(edits.first?.map(\.expected) == [" id=\"person\""])
    #expect(
      edits.first?.map(\.replacement) == [
        " id=\"person\" customClass=\"Person\" customModule=\"Shop\" customModuleProvider=\"target\""
      ])
  }

  @Test func `A missing class is replaced by the only one that fits`() {
    let found = errors(scene: " customClass=\"Contact\"", code: person)
    #expect(found.map(\.help) == [choice])
    #expect(found.first?.edits.map(\.expected) == [" customClass=\"Contact\""])
    #expect(
      found.first?.edits.map(\.replacement) == [
        " customClass=\"Person\" customModule=\"Shop\" customModuleProvider=\"target\""
      ])
  }

  @Test func `A class is not chosen in a file whose module is unknown`() {
    let found = errors(code: person, module: nil)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.help == choice && $0.edits.isEmpty })
  }

  @Test(arguments: [
    // Two classes fit.
    "class Employee: Person {}",
    // Only the table controller has the members.
    "class Other: UITableViewController {}",
  ])
  func `No class is suggested if several fit, or one of another kind`(other: String) {
    let code =
      other.contains("Table")
      ? person.replacing("UIViewController", with: "UITableViewController") : person
    let found = errors(code: code + "\n" + other)
    #expect(found.count == 3)
    #expect(
      found.allSatisfy {
        $0.help
          == "set a class that declares it in the Identity inspector, or delete the connection"
          && $0.edits.isEmpty
      })
  }

  @Test func `A class with only some of the members is not suggested`() {
    let code = person.replacing("@IBAction func call(_ sender: Any?) {}", with: "")
    #expect(errors(code: code).allSatisfy { $0.help != choice && $0.edits.isEmpty })
  }

  @Test func `A class that another scene has is suggested if all its outlets are connected`() {
    let other = #"<viewController customClass="Person" storyboardIdentifier="other"/>"#
    let found = errors(code: person, more: other)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.help == choice && $0.edits.isEmpty })
    let more = person + "\nextension Person { @IBOutlet var ageLabel: UILabel! { nil } }"
    #expect(errors(code: more, more: other).allSatisfy { $0.help != choice })
  }
}
