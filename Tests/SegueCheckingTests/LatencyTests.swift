import Findings
import SegueChecking
import Testing

/// Findings that cannot happen today.
@Suite struct LatencyTests {
  /// Why the errors and warnings about files of an app are latent; nil for each that can happen.
  private func reasons(_ text: String) -> [String?] { ExampleApp.latentReasons(text) }

  private func scene(_ attributes: String) -> String {
    """
    <viewController \(attributes) customClass="Person">
      <view key="view" id="v"/>
      <connections><outlet property="gone" destination="v"/></connections>
    </viewController>
    """
  }

  private let person = "class Person: UIViewController {}"

  private func reasonsOfSecondScene(_ attributes: String, code: String = "") -> [String?] {
    reasons(
      """
      --- Main.storyboard
      <viewController initial="YES" id="list"/>
      \(scene(attributes))
      --- Person.swift
      \(person)
      \(code)
      """)
  }

  @Test func `A finding in a scene that nothing shows is latent`() {
    let shown = "no segue leads to the scene, and no code shows it"
    #expect(reasonsOfSecondScene(#"id="person""#) == [shown])
    for code in ["", #"// instantiateViewController(withIdentifier: "person")"#] {
      #expect(
        reasonsOfSecondScene(#"id="person" storyboardIdentifier="person""#, code: code) == [shown])
    }
  }

  @Test(arguments: [
    #"func show() { storyboard?.instantiateViewController(withIdentifier: "person") }"#,
    "func show() { storyboard?.instantiateViewController(withIdentifier: Names.load().first!) }",
    #"let name = "person""#,
  ])
  func `A scene that code shows, or may show by a computed identifier, is not latent`(code: String)
  {
    let code = "extension Person { \(code) }"
    #expect(
      reasonsOfSecondScene(#"id="person" storyboardIdentifier="person""#, code: code) == [nil])
  }

  @Test func `The initial scene of a storyboard is not latent if a string has the name`() {
    func reasons(_ code: String) -> [String?] {
      self.reasons(
        """
        --- Main.storyboard
        <viewController initial="YES"/>
        --- People.storyboard
        \(scene(#"initial="YES""#))
        --- Info.plist
        <key>UIMainStoryboardFile</key><string>Main</string>
        --- Person.swift
        \(person)
        \(code)
        """)
    }
    #expect(reasons("") == ["no segue leads to the scene, and no code shows it"])
    #expect(reasons(#"let shown = Kit.open(storyboard: "People")"#) == [nil])
  }

  @Test func `A scene that a segue leads to is not latent`() {
    #expect(
      reasons(
        """
        --- Main.storyboard
        <viewController initial="YES" id="list">
          <button><connections><segue kind="show" destination="person"/></connections></button>
        </viewController>
        \(scene(#"id="person""#))
        --- Person.swift
        \(person)
        """) == [nil])
  }

  private func reasonsOfLaunchScreen(code: String = "", main: String = "Main") -> [String?] {
    reasons(
      """
      --- Info.plist
      <key>UIMainStoryboardFile</key><string>\(main)</string>
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      --- Launch.storyboard
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" launchScreen="YES" initialViewController="first"><scenes>
        <scene sceneID="s"><objects>
          <viewController id="first" sceneMemberID="viewController">
            <view key="view" id="v"><subviews><button id="b"><connections>
              <action selector="gone:" destination="first" eventType="touchUpInside" id="a"/>
            </connections></button></subviews></view>
            <connections><outlet property="gone" destination="v" id="o"/></connections>
          </viewController>
        </objects></scene>
      </scenes></document>
      --- List.swift
      class List: UIViewController {
        \(code)
      }
      """)
  }

  @Test func `A finding in a storyboard that is only the launch screen is latent`() {
    let reason = "the storyboard is only the launch screen, where no code of the app runs"
    #expect(reasonsOfLaunchScreen() == [reason, reason])
    let code = """
      func open() {
        UIStoryboard(name: "Launch", bundle: nil).instantiateInitialViewController()
      }
      """
    #expect(reasonsOfLaunchScreen(code: code) == [nil, nil])
    #expect(reasonsOfLaunchScreen(main: "Launch") == [nil, nil])
  }

  private func reasonsOfXib(_ code: String, named name: String = "PersonCell") -> [String?] {
    reasons(
      """
      --- \(name).xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="c" customClass="Cell">
        <connections><outlet property="gone" destination="c"/></connections>
      </tableViewCell>
      --- Cell.swift
      class Cell: UITableViewCell {}
      \(code)
      """)
  }

  @Test func `A finding in a xib that no code loads is latent`() {
    #expect(reasonsOfXib("") == ["no code loads the xib"])
  }

  @Test(arguments: [
    #"let nib = UINib(nibName: "PersonCell", bundle: nil)"#,
    "func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: nil) }",
    "class PersonCell: UIViewController {}",
    "class PersonCellController: UIViewController {}",
  ])
  func `A xib that code loads, or may load, is not latent`(code: String) {
    #expect(reasonsOfXib(code) == [nil])
  }

  @Test(arguments: ["Person-Cell", "Person Cell"])
  func `A xib whose name is not a word is not latent if a string has the name`(name: String) {
    let code = "let cell = Kit.view(named: \"\(name)\")"
    #expect(reasonsOfXib(code, named: name) == [nil])
    #expect(reasonsOfXib("", named: name) == ["no code loads the xib"])
  }

  // MARK: Xibs that other code may load

  private func reasonsOfHeader(_ code: String, inherits: String = "UICollectionReusableView")
    -> [String?]
  {
    reasons(
      """
      --- Header.xib
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <collectionReusableView id="c" customClass="Header">
        <connections><outlet property="gone" destination="c"/></connections>
      </collectionReusableView>
      --- Header.swift
      class Header: \(inherits) {}
      class List: UICollectionViewController {
        \(code)
      }
      """)
  }

  @Test(arguments: [
    #"let nib = UINib(nibName: "Other", bundle: nil)"#,
    "let nib = OtherCell.nib",
    "}\nclass Banner: NibView {",
    "let mask: UIView.AutoresizingMask = [.flexibleWidth]",
    """
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    """,
    "override func awakeFromNib() { super.awakeFromNib() }",
    "func make() { List(nibName: nil, bundle: nil) }",
    #"func make() { collectionView.register(Header.self, forCellWithReuseIdentifier: "h") }"#,
    "func use(_ view: UIView) { (view as? Header)?.isHidden = true }",
  ])
  func `A xib is latent even if code loads other xibs or mentions its class`(code: String) {
    #expect(reasonsOfHeader(code) == ["no code loads the xib"])
  }

  @Test(arguments: [
    #"let nib = UINib(nibName: "Header", bundle: nil)"#,
    #"let nib = UINib(nibName: "Head" + "er", bundle: nil)"#,
    "func nib(_ name: String) -> UINib { UINib(nibName: name, bundle: nil) }",
    "let nib = Header.nib",
    "static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }",
    "let header = Header.make()",
    "let header: Header = .loadedFromNib()",
    #"let view = UIView.fromXib("He" + "ader")"#,
    #"let name = "Header""#,
  ])
  func `A xib that code may load by its class or a computed name is not latent`(code: String) {
    #expect(reasonsOfHeader(code) == [nil])
  }

  @Test func `A xib of a class that may load it itself is not latent`() {
    let code = #"let nib = UINib(nibName: "Other", bundle: nil)"#
    #expect(reasonsOfHeader(code, inherits: "UICollectionReusableView, NibLoading") == [nil])
    #expect(reasonsOfHeader(code, inherits: "UICollectionReusableView, Loading") == [nil])
  }

  // MARK: Prototypes

  private func reasonsOfPrototype(
    _ code: String, section: String = "prototypes", inherits: String = "UITableViewController"
  ) -> [String?] {
    let cell = """
      <tableViewCell reuseIdentifier="PersonRow" customClass="Row">
        <subviews><view id="v" customClass="Gone"/></subviews>
        <connections><outlet property="gone" destination="v"/></connections>
      </tableViewCell>
      """
    return reasons(
      """
      --- Main.storyboard
      <tableViewController initial="YES" customClass="List">
        <tableView key="view">
          <\(section)>\(section == "sections" ? "<tableViewSection><cells>" : "")
          \(cell)
          \(section == "sections" ? "</cells></tableViewSection>" : "")</\(section)>
        </tableView>
      </tableViewController>
      --- List.swift
      class Row: UITableViewCell {}
      class List: \(inherits) {
        \(code)
      }
      """)
  }

  private func dequeue(_ identifier: String) -> String {
    "func cell() { tableView.dequeueReusableCell(withIdentifier: \(identifier)) }"
  }

  @Test func `Findings in a prototype that no code dequeues are latent`() {
    let unused = "no code dequeues the prototype"
    #expect(reasonsOfPrototype("") == [unused, unused])
    #expect(reasonsOfPrototype(dequeue("\"Other\"")) == [unused, unused])
  }

  @Test(arguments: [
    "\"PersonRow\"", "Names.row", "identifier(of: 1)",
  ])
  func `A prototype that code dequeues, or may dequeue, is not latent`(identifier: String) {
    #expect(reasonsOfPrototype(dequeue(identifier)) == [nil, nil])
  }

  @Test func `A prototype that a library may dequeue by a written identifier is not latent`() {
    #expect(reasonsOfPrototype("let rows = Rows(cells: \"PersonRow\")") == [nil, nil])
    #expect(reasonsOfPrototype("}\nclass PersonRow: Row {") == [nil, nil])
  }

  @Test func `A prototype that the superclass of a library may dequeue is not latent`() {
    #expect(reasonsOfPrototype("", inherits: "PagedController") == [nil, nil])
  }

  @Test func `A static cell is not latent, because it appears without code`() {
    #expect(reasonsOfPrototype("", section: "sections") == [nil, nil])
  }

  // MARK: Segues that nothing performs

  private func reasonsBehindSegue(
    _ attributes: String, trigger: String = "manual", code: String = ""
  ) -> [String?] {
    let segue = #"<segue kind="show" destination="person" \#(attributes)/>"#
    let connections = "<connections>\(segue)</connections>"
    return reasons(
      """
      --- Main.storyboard
      <viewController initial="YES" id="list" customClass="List">
        \(trigger == "manual" ? connections : "<button>\(connections)</button>")
      </viewController>
      \(scene(#"id="person""#))
      --- Person.swift
      \(person)
      class List: UIViewController {
        \(code)
      }
      """)
  }

  @Test func `A scene behind a segue that no code performs is latent`() {
    let named = #"identifier="showPerson""#
    let unperformed =
      "every way to the scene takes a segue that no code performs, and no code shows the scene"
    #expect(reasonsBehindSegue(named) == [unperformed])
    #expect(reasonsBehindSegue(named, trigger: "button") == [nil])
    #expect(reasonsBehindSegue(named, code: #"// performSegue("showPerson")"#) == [unperformed])
    let computed = "func open() { performSegue(withIdentifier: Names.load().first!, sender: nil) }"
    #expect(reasonsBehindSegue("", code: computed) == [unperformed])
    #expect(reasonsBehindSegue("", trigger: "button") == [nil])
  }

  @Test(arguments: [
    #"func open() { performSegue(withIdentifier: "showPerson", sender: nil) }"#,
    "func open() { performSegue(withIdentifier: Names.load().first!, sender: nil) }",
    #"let segue = "showPerson""#,
  ])
  func `A scene behind a segue that code may perform is not latent`(code: String) {
    #expect(reasonsBehindSegue(#"identifier="showPerson""#, code: code) == [nil])
  }

  // MARK: Missing sources

  @Test(arguments: [
    ([String](), "A", true, true), (["Gone"], "A", true, false), (["Gone"], "B", true, true),
    (["Gone"], "B", false, false), (["Gone", "Kit"], "B", true, false),
  ])
  func `Nothing is latent if the target misses a source that may reach it`(
    missing: [String], target: String, isOfApps: Bool, isLatent: Bool
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" id="list"/>
      \(scene(#"id="person" storyboardIdentifier="person""#))
      --- Person.swift
      class Person: UIViewController {
        private func open() { performSegue(withIdentifier: "gone", sender: nil) }
      }
      """)
    var input = ExampleApp(app).input
    input.missingSources = Set(missing)
    // Another target may link the library that misses `Kit`.
    input.targetsOfMissingSources = ["Gone": [target]]
    input.setMemberships { membership, _ in
      membership.targets = ["A"]
      membership.isOfApps = isOfApps
    }
    let rules = ["unknown-outlet", "perform-unknown-segue"]
    let found = SegueChecker.check(input).findings.filter { rules.contains($0.rule) }
    #expect(found.count == 2)
    #expect(found.allSatisfy { ($0.latent != nil) == isLatent })
  }

  @Test(arguments: [
    ("", "", true), (#"storyboardIdentifier="person""#, "", false),
    ("", #"<segue kind="show" destination="person" identifier="person"/>"#, false),
  ])
  func `A scene that no code can name is latent even if a source is missing`(
    identifier: String, segue: String, isLatent: Bool
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES" id="list"><connections>\(segue)</connections></viewController>
      \(scene("id=\"person\" \(identifier)"))
      --- Person.swift
      \(person)
      """)
    var input = ExampleApp(app).input
    input.missingSources = ["Gone"]
    let found = SegueChecker.check(input).findings.filter { $0.rule == "unknown-outlet" }
    #expect(found.map { $0.latent != nil } == [isLatent])
  }
}
