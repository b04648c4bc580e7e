import FaultPlanting
import Testing

/// Places where a change does not make UIKit fail.
@Suite struct LeftOutTests: LeavingOut {
  private func files(
    _ storyboard: String, _ code: String, project: String? = nil
  ) -> [String: String] {
    var files = ["App/Main.storyboard": storyboard, "App/A.swift": code]
    files["App/App.xcodeproj/project.pbxproj"] = project
    return files
  }

  private var oneSegue: String {
    document(
      """
      <viewController id="a" customClass="A" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="show" identifier="again" id="g"/>
      </connections></viewController>
      """)
  }

  @Test func `An identifier that nothing names is left out`() {
    check(
      "segue-identifier-in-storyboard", leavesOut: "nothing names it",
      in: files(oneSegue, "class A { let key = defaults.string(forKey: \"again\") }"))
  }

  @Test(arguments: ["A.m": "#if 0\n%@\n#endif", "A.swift": "#if false\n%@\n#else\n#endif"])
  func `Code that is never compiled names nothing`(file: String, form: String) {
    let use =
      file == "A.m"
      ? "@implementation A\n- (void)f { [self performSegueWithIdentifier:@\"again\" sender:nil]; }\n@end"
      : "class A { func f() { performSegue(withIdentifier: \"again\", sender: nil) } }"
    let code = form.split(separator: "%@").joined(separator: use)
    check(
      "segue-identifier-in-storyboard", leavesOut: "nothing names it",
      in: ["App/Main.storyboard": oneSegue, "App/\(file)": code])
    let sites = SmallApp.sites(
      "segue-identifier-in-storyboard",
      [
        "App/Main.storyboard": oneSegue,
        "App/\(file)": code.replacing("#if 0", with: "#if 1")
          .replacing("#if false", with: "#if DEBUG"),
      ])
    #expect(sites?.plants.count == 1)
  }

  @Test func `A storyboard that also exists in another language is left out`() {
    check(
      "storyboard-deleted", leavesOut: "what is left is complete", 2,
      in: [
        "App/Base.lproj/Main.storyboard": oneSegue, "App/es.lproj/Main.storyboard": oneSegue,
        "App/A.swift": "let main = UIStoryboard(name: \"Main\", bundle: nil)",
      ])
  }

  @Test func `A segue action that no class has is left out`() {
    let code =
      "class A: UIViewController { @IBSegueAction func %@(_ coder: NSCoder) -> A? { nil } }"
    let action = oneSegue.replacing("kind=", with: "destinationCreationSelector=\"make:\" kind=")
    check(
      "segue-action-in-storyboard", leavesOut: "it is broken already",
      in: files(action, code.replacing("%@", with: "other")))
    let sites = SmallApp.sites(
      "segue-action-in-storyboard", files(action, code.replacing("%@", with: "make")))
    #expect(sites?.plants.count == 1)
  }

  @Test func `One of two equivalent segues is left out`() {
    let two = document(
      """
      <viewController id="a" customClass="A" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="show" identifier="again" id="g"/>
      <segue destination="a" kind="show" id="h"/>
      </connections></viewController>
      """)
    check(
      "duplicate-segue-identifier", leavesOut: "what is left is complete",
      in: files(
        two, "class A { func f() { performSegue(withIdentifier: \"again\", sender: nil) } }"))
  }

  @Test func `An outlet of a class that no longer exists is left out`() {
    check(
      "outlet-in-storyboard", leavesOut: "it is broken already",
      in: files(
        document(
          """
          <viewController id="a" customClass="Gone" customModule="App" customModuleProvider="target" \
          sceneMemberID="viewController"><connections><outlet property="title" destination="a" id="o"/>
          </connections></viewController>
          """), "class A {}"))
  }

  @Test func `An identifier that another class performs on itself is left out`() {
    let both = document(
      """
      <viewController id="a" customClass="A" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="show" identifier="again" id="g"/>
      </connections></viewController>
      <viewController id="b" customClass="B" sceneMemberID="viewController"><connections>
      <segue destination="a" kind="show" identifier="again" id="h"/>
      </connections></viewController>
      """)
    check(
      "segue-identifier-in-storyboard", leavesOut: "code that names it is about another class's",
      plants: 1,
      in: files(
        both,
        """
        class A { func f() { performSegue(withIdentifier: "again", sender: nil) } }
        class B {}
        """))
  }

  @Test func `A subclass that performs its superclass's segue is not another class`() {
    let sites = SmallApp.sites(
      "segue-identifier-in-storyboard",
      files(
        oneSegue,
        """
        class A {}
        class C: A { func f() { performSegue(withIdentifier: "again", sender: nil) } }
        """))
    #expect(sites?.plants.count == 1)
  }

  @Test func `A file that no target builds is left out`() {
    let code = "class A { func f() { performSegue(withIdentifier: \"again\", sender: nil) } }"
    let project = """
      1 /* A.swift in Sources */ = {isa = PBXBuildFile; fileRef = 2 /* A.swift */; };
      """
    check(
      "segue-identifier-in-storyboard", leavesOut: "no target builds the file",
      in: files(oneSegue, code, project: project))
    let both =
      project
      + "\n3 /* Main.storyboard in Resources */ = {isa = PBXBuildFile; fileRef = 4; };\n"
    let sites = SmallApp.sites(
      "segue-identifier-in-storyboard", files(oneSegue, code, project: both))
    #expect(sites?.plants.count == 1)
  }

  @Test func `Code in tests is left out`() {
    let app = [
      "App/Main.storyboard": oneSegue,
      "App/AppTests/A.swift":
        "func f(a: A) { a.performSegue(withIdentifier: \"again\", sender: nil) }",
    ]
    check("identifier-in-code", leavesOut: "the file is of tests", in: app)
    check("segue-identifier-in-storyboard", leavesOut: "nothing names it", in: app)
  }

  @Test func `A string with another use is left out`() {
    check(
      "identifier-in-code", leavesOut: "the string is for something else",
      in: files(oneSegue, "class A { let x = UIImage(named: \"again\") }"))
  }

  @Test func `A launch screen is left out`() {
    check(
      "outlet-in-storyboard", leavesOut: "a launch screen runs no code",
      in: files(
        document(
          """
          <viewController id="a" sceneMemberID="viewController"><connections>
          <outlet property="x" destination="a" id="o"/></connections></viewController>
          """, attributes: "launchScreen=\"YES\""), ""))
  }

  @Test func `An enum case whose value only looks like an identifier is left out`() {
    let code = """
      enum Section: String {
        case a = "One", b = "again", c = "Three"
        var title: String { rawValue }
      }
      class A { func f(controller: UIViewController) { controller.modalPresentationStyle = .b } }
      """
    check(
      "enum-raw-value", leavesOut: "the string is for something else", in: files(oneSegue, code))
  }

  @Test func `An outlet of a class that accepts any key is left out`() {
    let storyboard = document(
      """
      <viewController id="a" customClass="A" sceneMemberID="viewController"><connections>
      <outlet property="x" destination="a" id="o"/></connections></viewController>
      """)
    let code = """
      class A: B { @IBOutlet var x: UIView! }
      class B { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
      """
    check(
      "outlet-in-storyboard", leavesOut: "the class takes any key", in: files(storyboard, code))
    check("outlet-in-code", leavesOut: "the class takes any key", in: files(storyboard, code))
  }

  @Test func `A package's sources are built, though no project lists them`() {
    let sites = SmallApp.sites(
      "segue-identifier-in-storyboard",
      [
        "App/App.xcodeproj/project.pbxproj": "no file",
        "App/Kit/Package.swift": "", "App/Kit/Sources/Kit/Main.storyboard": oneSegue,
        "App/Kit/Sources/Kit/A.swift":
          "class A { func f() { performSegue(withIdentifier: \"again\", sender: nil) } }",
      ])
    #expect(sites?.plants.count == 1)
    #expect(sites?.leftOut == [:])
  }

  @Test func `An outlet that nothing connects is left out`() {
    check(
      "outlet-in-code", leavesOut: "no interface file connects it",
      in: files(oneSegue, "class A { @IBOutlet var x: UIView! }"))
  }

  @Test func `An outlet that overrides another one is left out`() {
    let storyboard = document(
      """
      <viewController id="a" customClass="A" sceneMemberID="viewController"><view key="view" id="v"/>
      <connections><outlet property="x" destination="v" id="o"/></connections></viewController>
      """)
    let code = "class A: Kit { @IBOutlet override var x: UIView? { get { nil } set {} } }"
    check("outlet-in-code", leavesOut: "another class still answers", in: files(storyboard, code))
    let own = code.replacing("override ", with: "")
    #expect(SmallApp.sites("outlet-in-code", files(storyboard, own))?.plants.count == 1)
  }

  @Test func `The action of a gesture recognizer without a view is left out`() {
    func scene(_ collection: String) -> String {
      document(
        """
        <viewController id="a" customClass="A" sceneMemberID="viewController">
        <view key="view" id="v">\(collection)</view></viewController>
        <tapGestureRecognizer id="t"><connections>
        <action selector="tap:" destination="a" id="c"/></connections></tapGestureRecognizer>
        """)
    }
    let code = "class A: UIViewController { @IBAction func tap(_ sender: Any) {} }"
    let collection = """
      <connections><outletCollection property="gestureRecognizers" destination="t" id="k"/></connections>
      """
    check("action-in-storyboard", leavesOut: "nothing sends it", in: files(scene(""), code))
    let sent = SmallApp.sites("action-in-storyboard", files(scene(collection), code))
    #expect(sent?.leftOut == [:] && sent?.plants.count == 1)
    check("action-in-code", leavesOut: "no interface file connects it", in: files(scene(""), code))
  }

  @Test func `An unwind action that another class also has is left out`() {
    check(
      "unwind-action-in-code", leavesOut: "another class still answers", 2,
      in: files(
        document(
          """
          <viewController id="a" customClass="A" sceneMemberID="viewController"><connections>
          <segue destination="x" kind="unwind" unwindAction="back:" id="g"/>
          </connections></viewController><exit id="x" sceneMemberID="exit"/>
          """),
        """
        class A { @IBAction func back(_ segue: UIStoryboardSegue) {} }
        class B { @IBAction func back(_ segue: UIStoryboardSegue) {} }
        """))
  }

  @Test func `A class with a separate Objective-C name is left out`() {
    check(
      "class-in-code", leavesOut: "@objc gives the class a name of its own",
      in: files(oneSegue, "@objc(A) class A {}"))
  }

  @Test func `File's Owner is left out`() {
    let xib = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="A"/>
      </objects></document>
      """
    check(
      "custom-class-in-storyboard", leavesOut: "a placeholder is not made",
      in: ["App/A.xib": xib, "App/A.swift": "class A {}"])
  }
}
