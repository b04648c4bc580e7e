import Findings
import SegueChecking
import StoryboardModel
import Testing

/// Words of findings that depend on the language, the event or the number of names.
@Suite struct WordingTests {
  private func findings(_ text: String) -> [Finding] {
    ExampleApp(RuleExample(text)).check().findings
  }

  @Test func `A finding in Objective-C doesn't mention Swift`() {
    let found = findings(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      --- List.m
      @interface List : UIViewController
      @end
      @implementation List
      - (void)open {
        [self performSegueWithIdentifier:@"gone" sender:nil];
        [self.storyboard instantiateViewControllerWithIdentifier:@"gone"];
        [UIStoryboard storyboardWithName:@"Gone" bundle:nil];
      }
      @end
      """
    ).filter { $0.location.file == "List.m" }
    #expect(
      Set(found.map(\.rule)).isSuperset(of: ["perform-unknown-segue", "instantiate-unknown-scene"]))
    for finding in found {
      #expect(
        !"\(finding.message) \(finding.why) \(finding.help)".contains("Swift"), "\(finding)")
    }
  }

  @Test func `A finding about a storyboard of AppKit doesn't mention UIKit's class`() {
    let found = findings(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      --- List.swift
      class List: NSViewController { func open() { _ = NSStoryboard(name: "Gone", bundle: nil) } }
      """
    ).filter { $0.rule == "unknown-storyboard" }
    #expect(found.map(\.why) == ["opening it crashes with “Could not find a storyboard named …”"])
  }

  @Test(arguments: [true, false])
  func `The consequence for a launch screen doesn't claim that code may fill the screen`(
    isLaunchScreen: Bool
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController storyboardIdentifier="list"/>
      --- Info.plist
      <key>UIMainStoryboardFile</key><string>Main</string>
      """)
    var input = ExampleApp(app).input
    input.interfaceFiles[0].isLaunchScreen = isLaunchScreen
    let found = SegueChecker.check(input).findings.filter { $0.rule == "no-initial-controller" }
    #expect(
      found.map(\.why) == [
        "the system logs that it cannot create one, and the screen is black"
          + (isLaunchScreen ? "" : " unless code fills it")
      ])
  }

  /// The findings of a rule, in files that are in the modules and targets that their folders name.
  private func findings(_ rule: String, inModules text: String) -> [Finding] {
    var input = ExampleApp(RuleExample(text)).input
    input.setMemberships { membership, folder in
      membership.modules = [folder]
      membership.targets = [folder]
    }
    return SegueChecker.check(input).findings.filter { $0.rule == rule }
  }

  @Test(arguments: [("name", "name()"), ("nameFor:", "nameFor:")])
  func `A reason names a function with parentheses, and a message by its selector`(
    function: String, name: String
  ) {
    #expect(Reason.computedBy(function: function).words == "\(name) computes the identifier")
    #expect(Reason.returnedBy(function: function).words == "\(name) returns the storyboard")
  }

  @Test func `Classes with the same name are told apart by their modules`() {
    let found = findings(
      "wrong-outlet-type",
      inModules: """
        --- App/Main.storyboard
        <viewController customClass="List" initial="YES">
          <view key="view"><subviews>
            <label id="card" customClass="Card" customModule="Kit"/>
          </subviews></view>
          <connections><outlet property="card" destination="card"/></connections>
        </viewController>
        --- App/List.swift
        class List: UIViewController { @IBOutlet var card: Card! }
        class Card: UIView { var title: String? }
        --- Kit/Card.swift
        public class Card: UILabel {}
        """)
    #expect(
      found.map(\.message) == [
        "the outlet “card” has the type App.Card, but the connected object is a Kit.Card"
      ])
  }

  @Test func `Another class of the same name that has the segue is named with its file`() {
    let found = findings(
      "perform-unknown-segue",
      inModules: """
        --- App/Main.storyboard
        <viewController customClass="List" initial="YES"/>
        --- App/List.swift
        class List: UIViewController {
          func open() { performSegue(withIdentifier: "showSong", sender: nil) }
        }
        --- Kit/Kit.storyboard
        <viewController id="list" customClass="List" initial="YES">
          <connections><segue kind="show" destination="list" identifier="showSong"/></connections>
        </viewController>
        --- Kit/List.swift
        class List: UIViewController {}
        """)
    #expect(
      found.map(\.message) == ["List has no segue “showSong”; List in Kit.storyboard has one"])
  }

  @Test(arguments: ["", #"customClass="Book""#])
  func `A list of objects is not suggested as the name of an outlet`(attribute: String) {
    let found = findings(
      """
      --- Main.storyboard
      <navigationController initial="YES" \(attribute)>
        <navigationBar key="navigationBar" id="bar"/>
        <connections><outlet property="viewController" destination="bar"/></connections>
      </navigationController>
      --- Book.swift
      class Book: UINavigationController {}
      """
    ).filter { $0.rule == "unknown-outlet" }
    #expect(found.count == 1)
    #expect(!found.contains { $0.help.contains("viewControllers") })
  }

  @Test func `A mistyped outlet of a view without a class doesn't crash a Mac app`() {
    let found = findings(
      """
      --- Main.storyboard
      <windowController id="w" initial="YES">
        <window key="window" id="window">
          <view key="contentView" id="v">
            <connections><outlet property="nextKeyViewww" destination="v"/></connections>
          </view>
        </window>
      </windowController>
      --- List.swift
      class List: NSViewController {}
      """
    ).filter { $0.rule == "unknown-outlet" }
    #expect(
      found.map(\.why) == ["AppKit logs “Failed to connect” and goes on without the outlet"])
  }

  @Test(arguments: ["valueChanged", "touchUpInside", "editingDidEnd"])
  func `A missing action fails when it is sent, whatever the event`(event: String) throws {
    let found = findings(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view" id="v"><subviews><slider id="b">
          <connections>
            <action selector="gone:" destination="list" eventType="\(event)"/>
          </connections>
        </slider></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      """)
    let finding = try #require(found.first { $0.rule == "unknown-action" })
    #expect(
      finding.why == "sending the action crashes with “unrecognized selector sent to instance”")
    #expect(!"\(finding.message) \(finding.help)".contains("tap"))
  }

  @Test(arguments: [
    (["Albums"], "; Albums has one"), (["Albums", "Search"], "; Albums, Search have one"),
  ])
  func `A verb agrees with the number of classes that have the segue`(
    others: [String], words: String
  ) throws {
    let scenes = others.map { name in
      """
      <viewController customClass="\(name)"><connections>
        <segue destination="song" kind="show" identifier="showSong"/>
      </connections></viewController>
      """
    }
    let found = findings(
      """
      --- Main.storyboard
      <viewController initial="YES" customClass="List"/>
      \(scenes.joined(separator: "\n"))
      <viewController id="song"/>
      --- List.swift
      class List: UIViewController {
        func open() { performSegue(withIdentifier: "showSong", sender: nil) }
      }
      class Albums: UIViewController {}
      class Search: UIViewController {}
      """)
    let finding = try #require(found.first { $0.rule == "perform-unknown-segue" })
    #expect(finding.message == "List has no segue “showSong”" + words)
  }

  @Test(arguments: [
    ("UIButton", "a"), ("NSButtonCell", "an"), ("ItemController", "an"), ("UserController", "a"),
    ("UnitCell", "a"), ("UnreadCell", "an"), ("Person", "a"), ("XList", "an"),
  ])
  func `A class has the article that fits the sound of its name`(name: String, article: String) {
    let found = findings(
      """
      --- Main.storyboard
      <viewController initial="YES" id="list" customClass="List">
        <connections><segue kind="show" destination="other" identifier="show"/></connections>
      </viewController>
      <viewController id="other" customClass="Other"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          _ = segue.destination as! \(name)
        }
      }
      class Other: UIViewController {}
      class \(name): UIViewController {}
      """
    ).filter { $0.rule == "impossible-cast" }
    #expect(found.map { $0.message.contains(" \(article) \(name)") } == [true])
  }
}
