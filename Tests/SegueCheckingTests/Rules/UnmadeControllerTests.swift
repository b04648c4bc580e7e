import Findings
import RuleExamples
import SegueChecking
import StoryboardModel
import Testing

@Suite struct UnmadeControllerTests {
  private let app = RuleExample(
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    --- List.swift
    class List: UIViewController {}
    class Detail: UIViewController { @IBOutlet var label: UILabel! }
    """)

  private func unmade(missing: Set<String>) -> [String] {
    var input = ExampleApp(app).input
    input.unreadInterfaces = missing
    return SegueChecker.check(input).findings.filter { $0.rule == "unmade-controller" }
      .map { "\($0.location)" }
  }

  @Test func `A controller may be in a storyboard or xib that the checkout lacks`() {
    #expect(unmade(missing: []) == ["List.swift:2:7"])
    #expect(unmade(missing: ["Other.storyboard"]) == [])
    #expect(unmade(missing: ["Detail.xib"]) == [])
  }

  @Test(arguments: [
    ("let detail: Detail = .init()", 0), ("typealias Page = Detail\nlet page = Page()", 0),
    ("var detail: Detail?", 1), ("var detail: Detail! = .init()", 0),
    ("lazy var detail: Detail = { .init() }()", 0), ("let detail = Page(of: Detail\n  .init())", 0),
  ])
  func `Code may create a controller by the type of a variable, or by an alias`(
    code: String, count: Int
  ) {
    let files = app.files + [ExampleFile(name: "Other.swift", text: code, marks: [])]
    let found = ExampleApp(files).check().findings.filter { $0.rule == "unmade-controller" }
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("static func make() -> Self { Self() }", "Detail.make()", 0),
    ("class func make() -> UIViewController { self.init() }", "Detail.make()", 0),
    ("static let shared = { Self() }()", "Detail.shared", 0),
    ("static func make() -> Self { Self() }", "0", 1),
    ("static let storyboardName = \"Other\"", "Detail.storyboardName", 1),
  ])
  func `A class may create its own objects if code uses its static members`(
    member: String, use: String, count: Int
  ) {
    let own = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController { var other: Any { \(use) } }
      --- Detail.swift
      class Detail: UIViewController {
        @IBOutlet var label: UILabel!
        \(member)
      }
      """)
    let found = ExampleApp(own).check().findings.filter { $0.rule == "unmade-controller" }
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("@IBAction func Detail(_ sender: Any) {}", 1), ("func Detail() { open(Detail()) }", 0),
  ])
  func `A method with the name of a controller does not create it`(method: String, count: Int) {
    let code = "class Menu: UIView { \(method) }"
    let files = app.files + [ExampleFile(name: "Menu.swift", text: code, marks: [])]
    let found = ExampleApp(files).check().findings.filter { $0.rule == "unmade-controller" }
    #expect(found.count == count)
  }

  @Test(arguments: [
    ("$(PRODUCT_MODULE_NAME).Detail", 0), ("Detail", 0), ("App.MasterDetail", 1), ("List", 1),
  ])
  func `The system may create a controller that a property list names`(name: String, count: Int) {
    let text = "<key>NSExtensionPrincipalClass</key><string>\(name)</string>"
    let list = ExampleFile(name: "Info.plist", text: "<dict>\(text)</dict>", marks: [])
    let found = ExampleApp(app.files + [list]).check().findings.filter {
      $0.rule == "unmade-controller"
    }
    #expect(found.count == count)
  }

  @Test func `A compiled xib is of a library, whose code does not know the app's controllers`() {
    #expect(unmade(missing: ["Player.nib"]) == ["List.swift:2:7"])
  }
}
