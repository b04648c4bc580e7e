import FaultPlanting
import Testing

/// Places that are left out because of how code uses what is changed there.
@Suite struct LeftOutByUseTests: LeavingOut {
  private func files(_ storyboard: String, _ code: String) -> [String: String] {
    ["App/Main.storyboard": storyboard, "App/A.swift": code]
  }

  @Test func `An identifier that is a class's name, of which nobody makes one, is left out`() {
    let storyboard = document(
      """
      <viewController storyboardIdentifier="Person" id="p" customClass="Person" \
      sceneMemberID="viewController"/>
      """)
    let code = """
      extension UIViewController {
        static func load() -> Self {
          UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: self)) as! Self
        }
      }
      class Person: UIViewController {}
      func show(_ other: UIViewController) {
        (other as? Person)?.title = "?"
        present(Group.load())
      }
      """
    check("scene-identifier", leavesOut: "nothing names it", in: files(storyboard, code))
    let makes = code + "\nfunc person() -> UIViewController { Person.load() }"
    #expect(SmallApp.sites("scene-identifier", files(storyboard, makes))?.plants.count == 1)
  }

  @Test func `An override of an action is left out`() {
    let storyboard = document(
      """
      <viewController id="b" customClass="B" sceneMemberID="viewController"><view key="view" id="v">
      <subviews><button id="u"><connections>
      <action selector="close:" destination="b" eventType="touchUpInside" id="c"/>
      </connections></button></subviews></view></viewController>
      """)
    let code = """
      class A { @IBAction func close(_ sender: Any) {} }
      class B: A { @IBAction override func close(_ sender: Any) {} }
      """
    check(
      "action-in-code", leavesOut: "another class still answers", plants: 1,
      in: files(storyboard, code))
  }

  @Test func `A default that every type says otherwise is left out`() {
    let code = """
      protocol Loading { static var storyboardName: String { get } }
      extension Loading {
        static var storyboardName: String { "Main" }
        static func load() -> UIStoryboard { UIStoryboard(name: storyboardName, bundle: nil) }
      }
      class A: Loading { static var storyboardName: String { "Other" } }
      """
    check(
      "storyboard-name-in-code", leavesOut: "another class still answers",
      in: files(document("<viewController id=\"a\" sceneMemberID=\"viewController\"/>"), code))
  }

  @Test func `A storyboard whose scenes alone are made needs no initial controller`() {
    let storyboard = document(
      """
      <viewController storyboardIdentifier="list" id="a" customClass="A" sceneMemberID="viewController"/>
      """, attributes: "initialViewController=\"a\"")
    let code = """
      func list() -> UIViewController {
        UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "list")
      }
      """
    check("initial-controller", leavesOut: "nothing opens it", in: files(storyboard, code))
  }

  @Test func `A property list means the storyboard that is nearest to it`() {
    let storyboard = document(
      "<viewController id=\"a\" customClass=\"A\" sceneMemberID=\"viewController\"/>",
      attributes: "initialViewController=\"a\"")
    let list = """
      <dict><key>UIMainStoryboardFile</key><string>Main</string>
      <key>CFBundleName</key><string>Main</string></dict>
      """
    let sites = SmallApp.sites(
      "initial-controller",
      [
        "App/One/Main.storyboard": storyboard, "App/One/Info.plist": list,
        "App/Two/Main.storyboard": storyboard,
      ])
    #expect(sites?.plants.map(\.place.file) == ["App/One/Main.storyboard"])
    #expect(sites?.leftOut == ["nothing opens it": 1])
  }

  @Test func `A cast of a class that other scenes have too is left out, unless it is of this one`()
  {
    let storyboard = document(
      """
      <viewController id="a" customClass="A" sceneMemberID="viewController"><connections>
      <segue destination="p" kind="show" id="g"/></connections></viewController>
      </objects></scene><scene sceneID="t"><objects>
      <viewController id="p" customClass="Person" sceneMemberID="viewController"/>
      </objects></scene><scene sceneID="u"><objects>
      <viewController id="q" customClass="Person" sceneMemberID="viewController"/>
      """)
    let code = """
      class A {
        func prepare(for segue: UIStoryboardSegue) { (segue.destination as? Person)?.title = "" }
      }
      class Person {}
      """
    let places = SmallApp.sites("destination-class", files(storyboard, code))?.plants.map(\.change)
    #expect(places?.filter { $0.hasPrefix("custom class Person") }.count == 1)
  }
}
