import FaultPlanting
import Testing

/// Places that are left out because of how code uses the changed thing.
@Suite struct LeftOutByUseTests: LeavingOut {
  private func files(_ storyboard: String, _ code: String) -> [String: String] {
    ["App/Main.storyboard": storyboard, "App/A.swift": code]
  }

  @Test func `An identifier that equals an unused class name is left out`() {
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

  @Test func `A default that every type overrides is left out`() {
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

  @Test func `A storyboard from which only scenes are instantiated needs no initial controller`() {
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

  @Test func `A name in a property list means the nearest storyboard`() {
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

  @Test func `A cast to a class that scenes share is left out, unless it is about this scene`() {
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

  @Test func `A cast to a generic parameter named like a class is left out`() {
    let storyboard = document(
      """
      <viewController storyboardIdentifier="list" id="a" customClass="List" sceneMemberID="viewController"/>
      </objects></scene><scene sceneID="t"><objects>
      <viewController id="b" customClass="Detail" sceneMemberID="viewController"/>
      """)
    let code = """
      class List: UIViewController {}
      class Detail: UIViewController {}
      struct Maker<Other, List: UIViewController> {}
      extension Maker {
        func make() -> List? { storyboard.instantiateViewController(withIdentifier: "list") as? List }
      }
      func make<List: UIViewController>() -> List? {
        storyboard.instantiateViewController(withIdentifier: "list") as? List
      }
      func list() -> UIViewController? {
        storyboard.instantiateViewController(withIdentifier: "list") as? List
      }
      """
    #expect(
      SmallApp.sites("instantiation-cast", files(storyboard, code))?.leftOut
        == ["the name is that of a generic parameter": 2])
    #expect(
      SmallApp.sites("instantiation-cast", files(storyboard, code))?.plants.map(\.place.line) == [
        11
      ])
  }

  @Test func `A cast that no segue leads to is left out`() {
    func storyboard(_ destination: String) -> String {
      document(
        """
        <viewController id="a" customClass="A" sceneMemberID="viewController"><connections>
        <segue destination="\(destination)" kind="show" id="g"/></connections></viewController>
        </objects></scene><scene sceneID="t"><objects>
        <viewController id="p" customClass="Person" sceneMemberID="viewController"/>
        </objects></scene><scene sceneID="u"><objects>
        <navigationController id="n" sceneMemberID="viewController"/>
        </objects></scene><scene sceneID="v"><objects>
        <viewControllerPlaceholder storyboardName="Main" referencedIdentifier="no" id="r" \
        sceneMemberID="viewController"/>
        """)
    }
    let code = """
      class A {
        func prepare(for segue: UIStoryboardSegue) { (segue.destination as? Person)?.title = "" }
      }
      class Person {}
      class Other {}
      """
    check("destination-cast", leavesOut: "it is broken already", in: files(storyboard("n"), code))
    for destination in ["p", "r"] {
      #expect(
        SmallApp.sites("destination-cast", files(storyboard(destination), code))?.plants.count == 1)
    }
  }

  @Test func `A conditional cast without an identifier does not get another destination's class`() {
    let names = ["B", "C", "D", "E"]
    let storyboard = document(
      """
      <viewController id="A" customClass="A" sceneMemberID="viewController"><connections>
      \(names.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"to\($0)\"/>" }.joined())
      </connections></viewController>
      """
        + names.map {
          """
          </objects></scene><scene sceneID="of\($0)"><objects>
          <viewController id="\($0)" customClass="\($0)" sceneMemberID="viewController"/>
          """
        }.joined())
    let casts = names.map { "if let it = segue.destination as? \($0) { it.title = \"\" }\n" }
      .joined()
    let code = """
      class A { func prepare(for segue: UIStoryboardSegue, sender: Any?) { \(casts) } }
      \(names.map { "class \($0) {}\n" }.joined())
      """
    let sites = SmallApp.sites("destination-cast", files(storyboard, code))
    #expect(sites?.plants.map(\.change) == names.map { "cast to \($0) → A" })
  }

  @Test func `Code that performs a segue in a class without it is left out`() {
    let storyboard = document(
      """
      <viewController id="a" customClass="A" sceneMemberID="viewController"><connections>
      <segue destination="b" kind="show" identifier="open" id="g"/></connections></viewController>
      </objects></scene><scene sceneID="t"><objects>
      <viewController id="b" customClass="B" sceneMemberID="viewController"/>
      """)
    let code = """
      class A { func open() { performSegue(withIdentifier: "open", sender: nil) } }
      class B { func open(_ other: A) {
        self.performSegue(withIdentifier: "open", sender: nil)
        other.performSegue(withIdentifier: "open", sender: nil)
      } }
      class C { func open() { performSegue(withIdentifier: "open", sender: nil) } }
      extension UIViewController { func open() { performSegue(withIdentifier: "open", sender: nil) } }
      """
    let sites = SmallApp.sites("identifier-in-code", files(storyboard, code))
    #expect(sites?.leftOut == ["it is broken already": 2])
    #expect(sites?.plants.map(\.place.line) == [1, 4, 7])
  }

  @Test func `A reference that nothing leads to needs no scene`() {
    func storyboard(_ destination: String) -> String {
      document(
        """
        <viewController id="a" customClass="A" sceneMemberID="viewController"><connections>
        <segue destination="\(destination)" kind="show" id="g"/></connections></viewController>
        </objects></scene><scene sceneID="t"><objects>
        <viewController storyboardIdentifier="person" id="p" sceneMemberID="viewController"/>
        </objects></scene><scene sceneID="v"><objects>
        <viewControllerPlaceholder referencedIdentifier="person" id="r" sceneMemberID="viewController"/>
        """)
    }
    check("scene-identifier", leavesOut: "nothing names it", in: files(storyboard("p"), ""))
    #expect(SmallApp.sites("scene-identifier", files(storyboard("r"), ""))?.plants.count == 1)
  }

  @Test func `A storyboard without scenes is broken already`() {
    let list = "<dict><key>UIMainStoryboardFile</key><string>Main</string></dict>"
    let empty = document("").replacing(
      "<scene sceneID=\"s\"><objects>\n\n</objects></scene>", with: "")
    check(
      "storyboard-deleted", leavesOut: "it is broken already",
      in: ["App/Main.storyboard": empty, "App/Info.plist": list])
  }

  @Test func `Code that passes on another class does not concern the surrounding class`() {
    let storyboard = document(
      """
      <viewController storyboardIdentifier="Person" id="p" customClass="Person" \
      sceneMemberID="viewController"/>
      """)
    let code = """
      class Base: UIViewController {
        func make<T: UIViewController>(_ type: T.Type) -> T {
          UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: String(describing: type)) as! T
        }
      }
      class Person: Base {
        func next() { show(make(Group.self), sender: nil) }
      }
      class Group: Base {}
      """
    check("scene-identifier", leavesOut: "nothing names it", in: files(storyboard, code))
  }

  @Test func `A string for something named after segues is not a scene's identifier`() {
    let storyboard = document(
      """
      <viewController storyboardIdentifier="log" id="a" customClass="A" sceneMemberID="viewController"/>
      """)
    let code = """
      class A { func log() { segueType = "log" } }
      """
    check(
      "identifier-in-code", leavesOut: "the string is for something else",
      in: files(storyboard, code))
  }

  @Test func `An outlet of a xib whose owner's class no longer exists is left out`() {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Composer"><connections>
      <outlet property="label" destination="l" id="o"/></connections></placeholder>
      <label id="l"/></objects></document>
      """
    let code = "// a Composer\nclass A {}"
    check(
      "outlet-in-storyboard", leavesOut: "it is broken already",
      in: ["App/Composer.xib": xib, "App/A.swift": code])
    #expect(
      SmallApp.sites(
        "outlet-in-storyboard", ["App/Composer.xib": xib, "App/A.swift": "class Composer {}"])?
        .plants.count == 1)
  }

  @Test func `A cast of a controller that is never instantiated is left out`() {
    let storyboard = document(
      """
      <viewController storyboardIdentifier="list" id="a" customClass="List" sceneMemberID="viewController"/>
      </objects></scene><scene sceneID="t"><objects>
      <viewController id="b" customClass="Detail" sceneMemberID="viewController"/>
      """)
    let code = """
      class List: UIViewController {}
      class Detail: UIViewController {}
      func first() -> UIViewController? {
        let board = UIStoryboard(name: "Main", bundle: nil)
        return board.instantiateInitialViewController() as? List
      }
      func other() -> UIViewController? {
        board.instantiateViewController(withIdentifier: "detail") as? Detail
      }
      """
    check("instantiation-cast", leavesOut: "it is broken already", 2, in: files(storyboard, code))
  }

  @Test func `A value assigned to another object's property is not a constant`() {
    let storyboard = document(
      """
      <viewController storyboardIdentifier="list" id="a" customClass="A" sceneMemberID="viewController"/>
      """)
    let code = """
      @implementation A
      - (void)fill { row.action.viewControllerNibName = @"list"; }
      - (void)make { [[ViewController alloc] initWithNibName:action.viewControllerNibName]; }
      @end
      """
    check(
      "identifier-in-code", leavesOut: "the string is for something else",
      in: ["App/Main.storyboard": storyboard, "App/A.m": code])
  }
}
