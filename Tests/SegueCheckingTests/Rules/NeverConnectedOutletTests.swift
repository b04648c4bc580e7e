import Findings
import SegueChecking
import Testing

/// Outlets of `Detail`, whose scene connects none.
@Suite struct NeverConnectedOutletTests {
  private func found(
    _ body: String, outlet: String = "@IBOutlet var header: UILabel!", others: String = ""
  ) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="Detail" initial="YES"/>
      --- Detail.swift
      class Detail: UIViewController {
        \(outlet)
        func show(_ labels: [UILabel]) {
          \(body)
        }
      }
      \(others)
      """)
    return ExampleApp(app).check().findings.filter { $0.rule == "never-connected-outlet" }
      .map { "\($0.severity)" }
  }

  /// The findings about the owner of a xib that code loads for a controller.
  private func foundInXib(
    _ root: String, connections: String, base: String, code: String, load: String
  ) -> [String] {
    let app = RuleExample(
      """
      --- Login.xib
      <customObject id="-2" customClass="Login"><connections>\(connections)</connections></customObject>
      \(root)
      --- Login.swift
      class Login: \(base) {
        @IBOutlet var field: NSTextField?
        \(code)
      }
      class Opener: NSObject {
        func open() { _ = \(load) }
      }
      """)
    return ExampleApp(app).check().findings.filter { $0.rule == "never-connected-outlet" }
      .map { "\($0.severity)" }
  }

  @Test(arguments: [
    ("", "", 1), (#"<outlet property="window" destination="w"/>"#, "", 0),
    (#"<outlet property="panel" destination="w"/>"#, "", 0),
    (#"<outlet property="field" destination="t"/>"#, "", 1),
    ("", "func load() { self.window = NSWindow() }", 0), ("", "override func loadWindow() {}", 0),
  ])
  func `A window controller gets its window from its xib or from code`(
    connections: String, code: String, count: Int
  ) {
    let found = foundInXib(
      #"""
      <window id="w"><view key="contentView"><subviews><textField id="t"/></subviews></view></window>
      """#, connections: connections, base: "NSWindowController", code: code,
      load: #"Login(windowNibName: "Login")"#)
    #expect(found == Array(repeating: "warning", count: count))
  }

  @Test(arguments: [
    ("", "", ["error"]), (#"<outlet property="view" destination="v"/>"#, "", []),
    ("", "override func loadView() { view = NSView() }", []),
  ])
  func `A view controller crashes if its xib doesn't connect its view`(
    connections: String, code: String, severities: [String]
  ) {
    let found = foundInXib(
      #"<view id="v"/>"#, connections: connections, base: "NSViewController", code: code,
      load: #"Login(nibName: "Login", bundle: nil)"#)
    #expect(found == severities)
  }

  @Test(arguments: ["header.text = title", "self.header.text = title", "header!.text = title"])
  func `An outlet that code unwraps is reported`(body: String) {
    #expect(found(body) == ["warning"])
  }

  @Test(arguments: [
    "for header in labels { header.text = title }",
    "labels.forEach { header in header.text = title }",
    "let header: UILabel = labels[0]; header.text = title",
    "for case let header as UILabel in labels { header.text = title }",
  ])
  func `A variable of the same name is not the outlet`(body: String) {
    #expect(found(body) == [])
  }

  @Test(arguments: [
    "header=UILabel(); header.text = title",
    "(header, footer) = (UILabel(), UILabel()); header.text = title",
    #"build(self, \.header); header.text = title"#, "make(&header); header.text = title",
    #"setValue(labels[0], forKey: "header"); header.text = title"#,
  ])
  func `Code may set the outlet`(body: String) {
    #expect(found(body) == [])
  }

  @Test(arguments: [
    "if let header { header.text = title }", "if let it = header { it.text = header.text }",
    "guard header != nil else { return }; header.text = title",
    "if nil == header { return }; header.text = title", "header?.text = header.text",
  ])
  func `Code that compares the outlet with nil knows that it may not be connected`(body: String) {
    #expect(found(body) == [])
  }

  @Test(arguments: [("Detail", [String]()), ("UIViewController", []), ("Row", ["warning"])])
  func `The owner of a xib may be any subclass of its class`(owner: String, expected: [String]) {
    let xib = """
      --- Panel.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)">
        <connections><outlet property="header" destination="l"/></connections>
      </placeholder>
      <label id="l"/>
      --- Row.swift
      class Row: UIView { @IBOutlet var header: UILabel! }
      """
    #expect(found("header.text = title", others: xib) == expected)
  }

  @Test func `Other code may set or have the outlet`() {
    let use = "header.text = title"
    #expect(found(use, others: "func f(_ d: Detail) { d.header=UILabel() }") == [])
    #expect(found(use, others: "class Row: UIView { var header: UILabel! }") == [])
    #expect(found(use, others: "class Row: UIView { var footer: UILabel! }") == ["warning"])
    #expect(found(use, outlet: "@IBOutlet var header: UILabel?") == [])
    #expect(found(use, outlet: "@IBOutlet var header: UILabel! { didSet { setUp() } }") == [])
  }

  // MARK: Code that never runs

  /// Why the findings about the outlet `header` of a list can't happen; nil for each that can.
  private func reasons(
    _ code: String, scene: String = #"initial="YES""#, button: String = ""
  ) -> [String?] {
    ExampleApp.latentReasons(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" \(scene)>
        <view key="view"><subviews><button id="b"><connections>\(button)</connections></button></subviews></view>
      </viewController>
      <viewController id="other" \(scene.isEmpty ? #"initial="YES""# : "")/>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var header: UILabel!
        \(code)
      }
      """)
  }

  @Test func `An outlet of a class whose scenes nothing shows is latent`() {
    let use = "override func viewDidLoad() { header.text = title }"
    #expect(
      reasons(use, scene: "") == [
        "nothing reaches the scenes and xibs of List, and no code creates an object of the class"
      ])
    #expect(reasons(use) == [nil])
  }
}
