import CheckRun
import Findings
import NavigationGraph
import SegueChecking
import StoryboardModel
import Testing

/// The navigation that code does besides segues.
@Suite struct CodeNavigationTests {
  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list">
      <scenes>
        <scene sceneID="s1"><objects>
          <viewController id="list" customClass="List" sceneMemberID="viewController">
            <view key="view" id="v1"><subviews>
              <button id="b1"><connections>
                <action selector="tap:" destination="list" eventType="touchUpInside" id="a1"/>
              </connections></button>
              <button id="b2"><connections>
                <action selector="other:" destination="list" eventType="touchUpInside" id="a2"/>
              </connections></button>
            </subviews></view>
            <connections>
              <segue destination="pet" kind="show" identifier="showPet" id="g1"/>
            </connections>
          </viewController>
        </objects></scene>
        <scene sceneID="s2"><objects>
          <viewController storyboardIdentifier="Pet" id="pet" customClass="Pet" \
    sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s3"><objects>
          <viewController storyboardIdentifier="Help" id="help" sceneMemberID="viewController"/>
        </objects></scene>
      </scenes>
    </document>
    """

  /// Returns the navigation by the code of an app with one storyboard.
  private func navigation(_ code: String, file: String = "List.swift") -> CodeNavigation {
    let files = ["Main.storyboard": Self.storyboard, file: code]
    return CodeNavigation(of: CheckRun(files: files, entryPoints: ["Main.storyboard"]).linked())
  }

  /// Returns the arrows as `source → destination controls`.
  private func arrows(_ navigation: CodeNavigation) -> [String] {
    navigation.arrows.map { arrow in
      let controls = arrow.controls.map(\.rawValue).joined(separator: " ")
      return "\(arrow.source.object.rawValue) → \(arrow.destination.object.rawValue) \(controls)"
    }
  }

  @Test func `A class opens a scene by an action, directly or through its other methods`() {
    let found = navigation(
      """
      class List: UIViewController {
        @IBAction func tap(_ sender: Any) { openHelp() }
        @IBAction func other(_ sender: Any) {}
        private func openHelp() {
          let help = storyboard!.instantiateViewController(withIdentifier: "Help")
          show(help, sender: nil)
        }
        override func viewDidLoad() {
          _ = storyboard!.instantiateViewController(withIdentifier: "Pet")
        }
      }
      """)
    #expect(arrows(found) == ["list → help b1", "list → pet "])
    #expect(found.arrows.first?.location.line == 5)
    #expect(found.starts == [])
  }

  private static func xib(_ owner: String, _ view: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="\(owner)"/>
    <view id="v" customClass="\(view)"/></objects></document>
    """
  }

  @Test(
    arguments: [
      (#"UINib(nibName: "Row", bundle: nil)"#, "list → Row"),
      (#"Bundle.main.loadNibNamed("Row", owner: self)"#, "list → Row"),
      (
        #"table.register(UINib(nibName: Names.row, bundle: nil), forCellReuseIdentifier: "R")"#,
        "list → Row"
      ),
      ("present(Sheet(), animated: true)", "list → Panel"), ("Row.fromNib()", "list → Row"),
      ("Row()", nil), ("Row.make()", nil), (#"// UINib(nibName: "Row", bundle: nil)"#, nil),
      (#"print("Row")"#, nil), (#"UINib(nibName: "Other", bundle: nil)"#, nil),
      ("list.Sheet()", nil),
    ] as [(String, String?)])
  func `Code of a scene's class leads to the xib that it loads`(code: String, expected: String?) {
    let files = [
      "Main.storyboard": Self.storyboard, "Row.xib": Self.xib("NSObject", "Row"),
      "Panel.xib": Self.xib("Sheet", "UIView"),
      "List.swift": """
      class List: UIViewController {
        @IBAction func tap(_ sender: Any) {
          \(code)
        }
      }
      class Row: UIView {}
      class Sheet: UIViewController {}
      enum Names { static let row = "Row" }
      """,
    ]
    let app = CheckRun(files: files, entryPoints: ["Main.storyboard"]).linked()
    let found = CodeNavigation(of: app).xibArrows
    #expect(
      found.map { arrow in
        guard case .scene(let id) = arrow.source else { return "" }
        return "\(id.object.rawValue) → \(arrow.xib.dropLast(4))"
      } == (expected.map { [$0] } ?? []))
    // A registration is about a view, and not about the control that leads to it.
    let controls = code.contains("register") ? [] : ["b1"]
    #expect(found.allSatisfy { $0.location.line == 3 && $0.controls.map(\.rawValue) == controls })
  }

  @Test func `A class in a xib leads to the xib that it loads, but not to its own`() {
    let files = [
      "Panel.xib": Self.xib("Panel", "UIView"), "Row.xib": Self.xib("NSObject", "Row"),
      "Panel.m": """
      @interface Panel : UIViewController
      @end
      @implementation Panel
      - (id)init { return [super initWithNibName:@"Panel" bundle:nil]; }
      - (void)viewDidLoad { [[NSBundle mainBundle] loadNibNamed:@"Row" owner:self options:nil]; }
      @end
      """,
    ]
    let app = CheckRun(files: files, entryPoints: []).linked()
    let arrows = CodeNavigation(of: app).xibArrows
    #expect(arrows.map(\.source) == [.xib("Panel.xib")])
    #expect(arrows.map(\.xib) == ["Row.xib"])
  }

  @Test func `A scene that code outside of scenes opens is a start`() {
    let found = navigation(
      """
      class Coordinator {
        func start(_ board: UIStoryboard) {
          _ = board.instantiateViewController(withIdentifier: "Help")
        }
      }
      """)
    #expect(arrows(found) == [])
    #expect(found.starts.map(\.object.rawValue) == ["help"])
    #expect(found.openers.values.map { $0.map(\.line) } == [[3]])
  }

  @Test(
    arguments: [
      ("class Coordinator { func start() { Pet.instantiate() } }", ["Opener.swift:1"]),
      ("class Coordinator { func start() { Pet.other() } }", ["Pet.swift:3"]),
      ("class List: UIViewController { func open() { Pet.instantiate() } }", []),
    ] as [(String, [String])])
  func `The code that calls a scene's factory opens the scene, unless it is a scene's code`(
    code: String, places: [String]
  ) {
    let files = [
      "Main.storyboard": Self.storyboard, "Opener.swift": code,
      "Pet.swift": """
      class Pet: UIViewController {
        static func instantiate() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Pet")
        }
      }
      """,
    ]
    let run = CheckRun(files: files, entryPoints: ["Main.storyboard"])
    let openers = CodeNavigation(of: run.linked()).openers.values.joined()
    #expect(openers.map { "\($0.file):\($0.line)" } == places)
  }

  @Test(arguments: [
    ("board.instantiateViewController(withIdentifier: id)", ["pet → help "]),
    ("board.instantiateInitialViewController()!", ["pet → list "]),
  ])
  func `A function that gets a storyboard's name opens the initial scene only if it creates it`(
    made: String, expected: [String]
  ) {
    let found = navigation(
      """
      class List: UIViewController {}
      class Pet: UIViewController {
        func open() { show(openController("Main", "Help"), sender: nil) }
        func openController(_ name: String, _ id: String) -> UIViewController {
          let board = UIStoryboard(name: name, bundle: nil)
          return \(made)
        }
      }
      """)
    #expect(arrows(found) == expected)
  }

  @Test func `At most three places are named for a scene`() {
    let line = #"_ = board.instantiateViewController(withIdentifier: "Help")"#
    let lines = Array(repeating: line, count: 5).joined(separator: "\n")
    let found = navigation(
      "class Coordinator { func start(_ board: UIStoryboard) {\n\(lines)\n} }")
    #expect(found.openers.values.map { $0.map(\.line) } == [[2, 3, 4]])
  }

  @Test(arguments: [("static func", true), ("func", false)])
  func `A static function that creates the container of its class's scene is a factory`(
    function: String, isFactory: Bool
  ) {
    let storyboard = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="stack"><scenes>
      <scene sceneID="s1"><objects>
        <navigationController id="stack" sceneMemberID="viewController"><connections>
          <segue destination="quiz" kind="relationship" relationship="rootViewController" id="r"/>
        </connections></navigationController>
      </objects></scene>
      <scene sceneID="s2"><objects>
        <viewController id="quiz" customClass="Quiz" sceneMemberID="viewController"/>
      </objects></scene>
      </scenes></document>
      """
    let files = [
      "Main.storyboard": Self.storyboard, "Quiz.storyboard": storyboard,
      "Quiz.swift": """
      class Quiz: UIViewController {
        \(function) make() -> UIViewController? {
          UIStoryboard(name: "Quiz", bundle: nil).instantiateInitialViewController()
        }
      }
      """,
    ]
    let found = CodeNavigation(
      of: CheckRun(files: files, entryPoints: ["Main.storyboard"]).linked())
    #expect(arrows(found) == (isFactory ? [] : ["quiz → stack "]))
    #expect(found.starts.map(\.object.rawValue) == (isFactory ? ["stack"] : []))
  }

  @Test(
    arguments: [
      (#"let names = ["Help"]"#, ["help"]), (#"// Help is "Help""#, []),
      (
        "let a = UIStoryboard(name: names()[0], bundle: nil).instantiateInitialViewController()",
        ["list"]
      ),
      (#"let a = storyboard!.instantiateViewController(withIdentifier: "Help")"#, []),
    ] as [(String, [String])])
  func `Code may open a scene by a string of unknown use, or a storyboard of a computed name`(
    code: String, expected: [String]
  ) {
    let found = navigation("class List: UIViewController {\n\(code)\n}")
    #expect(found.possibleStarts.map(\.object.rawValue) == expected)
  }

  @Test func `An action performs a segue that is not connected to its control`() {
    let found = navigation(
      """
      class List: UIViewController {
        @IBAction func tap(_ sender: Any) { performSegue(withIdentifier: "showPet", sender: nil) }
        @IBAction func other(_ sender: Any) {}
      }
      """)
    #expect(found.controls.values.map { $0.map(\.rawValue) } == [["b1"]])
  }

  @Test(arguments: [".showPet", ".showPet(3)"])
  func `An action performs a case of a segue enum`(segue: String) {
    let found = navigation(
      """
      @SegueSource class List: UIViewController {
        enum Segue { @To(Pet.self) case showPet(Int); case other }
        @IBAction func tap(_ sender: Any) { performSegue(\(segue)) }
        @IBAction func other(_ sender: Any) { performSegue(.other) }
      }
      """)
    #expect(found.controls.values.map { $0.map(\.rawValue) } == [["b1"]])
  }

  @Test(arguments: ["__instantiateController", "__instantiateViewController"])
  func `A method that the framework refines for Swift opens a scene by its own name`(
    method: String
  ) {
    let found = navigation(
      """
      class List: UIViewController {
        @IBAction func tap(_ sender: Any) { _ = storyboard!.\(method)(withIdentifier: "Help") }
      }
      """)
    #expect(arrows(found) == ["list → help b1"])
  }

  @Test func `An action of Objective-C opens a scene`() {
    let found = navigation(
      """
      @interface List : UIViewController
      @end
      @implementation List
      - (IBAction)tap:(id)sender {
        [self.storyboard instantiateViewControllerWithIdentifier:@"Help"];
      }
      @end
      """, file: "List.m")
    #expect(arrows(found) == ["list → help b1"])
  }

  @Test(arguments: [
    ("Help.make()", "enum Help { static func make(_ board: UIStoryboard) -> UIViewController {"),
    ("Router().help()", "class Router { func help(_ board: UIStoryboard) -> UIViewController {"),
  ])
  func `A class that calls a function that creates a scene leads to the scene`(
    call: String, function: String
  ) {
    let found = navigation(
      """
      class List: UIViewController {
        // Help.make() in a comment is not a call.
        @IBAction func other(_ sender: Any) {}
        @IBAction func tap(_ sender: Any) { show(\(call), sender: nil) }
      }
      \(function)
        board.instantiateViewController(withIdentifier: "Help")
      }}
      """)
    #expect(found.starts.map(\.object.rawValue) == ["help"])
    // Only a function that is called by the name of its type is found.
    #expect(arrows(found) == (call.hasPrefix("Help.") ? ["list → help b1"] : []))
  }
  @Test(arguments: [
    (
      "application(_ application: UIApplication, didFinishLaunchingWithOptions options: Any?)",
      "open()"
    ),
    ("application(application: UIApplication, didFinishLaunchingWithOptions o: Any?)", "open()"),
    ("applicationDidFinishLaunching(_ notification: Notification)", "self.open()"),
    (
      "scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: Any)",
      "board.instantiateViewController(withIdentifier: \"Help\")"
    ),
  ])
  func `The app starts with what its delegate creates when it is launched`(
    function: String, statement: String
  ) {
    let found = navigation(
      """
      class Delegate: UIResponder {
        let board = UIStoryboard(name: "Main", bundle: nil)
        func \(function) { \(statement) }
        private func open() { board.instantiateViewController(withIdentifier: "Help") }
        func application(_ application: UIApplication, open url: URL) {
          board.instantiateViewController(withIdentifier: "Pet")
        }
      }
      """)
    #expect(found.launches.map(\.object.rawValue) == ["help"])
    #expect(found.starts.map(\.object.rawValue).contains("pet"))
  }

  @Test func `The app starts with what its delegate gets from a function of another class`() {
    func type(_ name: String, _ identifier: String) -> String {
      """
      class \(name) {
        static func make() -> UIViewController {
          UIStoryboard(name: "Main", bundle: nil)
            .instantiateViewController(withIdentifier: "\(identifier)")
        }
      }

      """
    }
    let found = navigation(
      type("HelpMaker", "Help") + type("PetMaker", "Pet") + """
        class Delegate: UIResponder {
          var window: UIWindow?
          func applicationDidFinishLaunching(_ notification: Notification) {
            window?.rootViewController = HelpMaker.make()
          }
          func reset() { window?.rootViewController = PetMaker.make() }
        }
        """)
    #expect(found.launches.map(\.object.rawValue) == ["help"])
  }

  @Test func `The app starts with what its delegate creates in Objective-C`() {
    let found = navigation(
      """
      @interface Delegate : UIResponder <UIApplicationDelegate>
      @end
      @implementation Delegate
      - (BOOL)application:(UIApplication *)application didFinishLaunchingWithOptions:(id)options {
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        [board instantiateViewControllerWithIdentifier:@"Help"];
      }
      - (void)reset {
        UIStoryboard *board = [UIStoryboard storyboardWithName:@"Main" bundle:nil];
        [board instantiateViewControllerWithIdentifier:@"Pet"];
      }
      @end
      """, file: "Delegate.m")
    #expect(found.launches.map(\.object.rawValue) == ["help"])
  }
}
