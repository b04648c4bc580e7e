import Findings
import RuleExamples
import SegueChecking
import StoryboardModel
import Testing

/// Custom classes that no source declares, but that a library may.
@Suite struct ClassDoubtTests {
  private func findings(
    _ name: String, _ other: String = "UIImageView", files: String = "",
    code: String = "class List: UIViewController {}"
  ) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews>
          <imageView id="i" customClass="\(name)"/><imageView id="k" customClass="\(other)"/>
        </subviews></view>
      </viewController>
      --- List.swift
      \(code)
      \(files)
      """)
    var input = ExampleApp(app).input
    input.externalModules = ["Kit"]
    return SegueChecker.check(input).findings.filter { $0.rule == "unknown-class" }
      .map { "\($0.severity) \($0.help)" }
  }

  private let known = "class List: UIViewController { var avatar: KITAvatarView? }"

  @Test func `The controller that Flutter adds to an app is declared elsewhere`() {
    #expect(findings("FlutterViewController") == [])
    #expect(findings("FlutterController").count == 1)
  }

  @Test func `A name that adds characters to the name of a library's class is mistyped`() {
    #expect(
      findings("KITAvatarView2", "KITAvatarView", code: known) == [
        "warning did you mean “KITAvatarView”?"
      ])
    #expect(findings("KITAvatarCell", "KITAvatarView", code: known) == [])
    // It is unknown which of the two is wrong.
    #expect(findings("KITAvatarView2", "KITAvatarView") == [])
  }

  @Test func `A name that adds characters to the name of a system class may exist`() {
    #expect(findings("UIImageViewAligned", "UIImageView") == [])
  }

  @Test func `A class with a file of its name is the app's, even if other files mention it`() {
    let files = """
      --- KITAvatarView.h
      @interface KITAvatar : UIImageView
      @end
      --- KITAvatarView.m
      #import "KITAvatarView.h"
      """
    #expect(findings("KITAvatarView", files: files).count == 1)
    let code = "class List: UIViewController { var view: KITAvatarView? }"
    #expect(findings("KITAvatarView", code: code) == [])
  }

  @Test(arguments: [
    ("var card: Card?", 0), ("// Card.swift", 1), (#"let xib = "Card""#, 1),
    (#"let type: AnyClass? = NSClassFromString("Card")"#, 0), (#"let name = "The Card.""#, 0),
  ])
  func
    `A class exists if code uses it or looks it up, and not if only a comment or a xib has its name`(
      code: String, count: Int
    )
  {
    #expect(findings("Card", code: "class List: UIViewController {\n\(code)\n}").count == count)
  }

  @Test(arguments: [
    "#import \"Card.h\"", "#import <Box/Card.h>", "@class Card;",
    "#import \"Card.h\"\nstatic NSString *xib = @\"Card\";",
  ])
  func `A class exists if Objective-C imports or announces it`(line: String) {
    #expect(findings("Card", files: "--- Other.h\n\(line)") == [])
  }

  @Test(arguments: [
    ("", "Card *card;", 0), ("Old/Card.m", "Card *card;", 1),
    ("Old/Card.m", "[[Card alloc] init];", 0), ("Old/Card.swift", "Card *card;", 0),
  ])
  func
    `An import suggests no class whose implementation is in no target, unless code creates an object`(
      unlisted: String, code: String, count: Int
    )
  {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view" id="v" customClass="Card"/>
      </viewController>
      --- List.m
      #import "Card.h"
      @interface List : UIViewController
      @end
      @implementation List
      - (void)show { \(code) }
      @end
      """)
    var input = ExampleApp(app).input
    input.unlistedFiles = unlisted.isEmpty ? [] : [unlisted]
    let found = SegueChecker.check(input).findings.filter { $0.rule == "unknown-class" }
    #expect(found.count == count)
  }

  @Test func `An import in a comment does not make a class exist`() {
    #expect(findings("Card", files: "--- Other.h\n//#import \"Card.h\"").count == 1)
  }

  @Test(arguments: [true, false])
  func `An Objective-C protocol with the name of a class doesn't hide the class`(isFirst: Bool) {
    let (kind, proto) = ("@interface Card : UIImageView\n@end", "@protocol Card <NSObject>\n@end")
    let files = """
      --- Card.h
      \(isFirst ? proto : kind)
      \(isFirst ? kind : proto)
      """
    #expect(findings("Card", files: files) == [])
    #expect(findings("Card", files: "--- Card.h\n\(proto)").count == 1)
  }

  @Test func `A class whose name begins with that of a missing source may be declared there`() {
    let app = RuleExample(
      """
      --- List.xib
      <view id="v"><subviews>
        <textField id="a" customClass="KITField"/><textField id="b" customClass="KITFieldBox"/>
      </subviews></view>
      --- List.swift
      class List: UIViewController { var field: KITField? }
      """)
    func count(missing: Set<String>) -> Int {
      var input = ExampleApp(app).input
      input.externalModules = ["Kit"]
      input.missingSources = missing
      return SegueChecker.check(input).findings.count { $0.rule == "unknown-class" }
    }
    #expect(count(missing: []) == 1)
    #expect(count(missing: ["KITField"]) == 0)
  }

  @Test(arguments: [("Cell", 0), ("Box", 1)])
  func `A control's cell is not a mistyped name of the control`(ending: String, count: Int) {
    let app = RuleExample(
      """
      --- List.xib
      <view id="v"><subviews><secureTextField id="a" customClass="KITSecureField">
        <secureTextFieldCell key="cell" id="c" customClass="KITSecureField\(ending)"/>
      </secureTextField></subviews></view>
      --- List.swift
      class List: NSViewController { var field: KITSecureField? }
      """)
    var input = ExampleApp(app).input
    input.externalModules = ["Kit"]
    #expect(
      SegueChecker.check(input).findings.count { $0.rule == "unknown-class" } == count)
  }

  @Test func `A class that a missing source may declare is a warning that names the crash`() {
    let app = RuleExample(
      """
      --- List.xib
      <tableViewCell id="c" customClass="Row">
        <connections><outlet property="caption" destination="l"/></connections>
        <tableViewCellContentView key="contentView" id="v">
          <subviews><label id="l"/></subviews>
        </tableViewCellContentView>
      </tableViewCell>
      --- List.swift
      class List: UIViewController {}
      """)
    func found(missing: Set<String>, in target: String = "App") -> Finding? {
      var input = ExampleApp(app).input
      input.missingSources = missing
      input.targetsOfMissingSources = ["Other": [target]]
      input.setMemberships { membership, _ in membership.targets = ["App"] }
      return SegueChecker.check(input).findings.first { $0.rule == "unknown-class" }
    }
    let crash =
      "the object becomes a plain UITableViewCell, which has no property “caption”, so loading it "
      + "crashes with “this class is not key value coding-compliant for the key”"
    #expect(found(missing: [])?.severity == .error)
    #expect(found(missing: [])?.why == crash)
    #expect(found(missing: ["Other"])?.severity == .warning)
    #expect(
      found(missing: ["Other"])?.why
        == "unless a missing source of the project declares the class, " + crash)
    #expect(found(missing: ["Unknown"])?.severity == .warning)
    #expect(found(missing: ["Other"], in: "Mini")?.severity == .error)
    #expect(found(missing: ["Other"], in: "Mini")?.why == crash)
  }

  @Test func `The advice for a missing class names its file, which no target contains`() {
    let app = RuleExample(
      """
      --- List.storyboard
      <viewController customClass="Person"/>
      --- List.swift
      class List: UIViewController {}
      """)
    var input = ExampleApp(app).input
    input.unlistedFiles = ["Old/Person.storyboard", "Old/Person.swift"]
    let found = SegueChecker.check(input).findings.first { $0.rule == "unknown-class" }
    #expect(found?.message == "no source of the target declares the class Person")
    #expect(found?.help == "correct the name, or add Old/Person.swift to the target")
  }

  @Test func `The advice for a missing segue class names its file, which no target contains`() {
    let app = RuleExample(
      """
      --- List.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="b" kind="custom" identifier="fade" customClass="Fade" \
      customModule="App" customModuleProvider="target"/>
        </connections>
      </viewController>
      <viewController id="b"/>
      --- List.swift
      class List: UIViewController {}
      """)
    var input = ExampleApp(app).input
    input.unlistedFiles = ["Old/Fade.swift"]
    let found = SegueChecker.check(input).findings.first { $0.rule == "unknown-segue-class" }
    #expect(found?.message == "no source of the target declares the segue class Fade")
    #expect(found?.help == "correct the name, or add Old/Fade.swift to the target")
  }

  @Test func `The advice names a file that no target has instead of a similar class`() {
    let app = RuleExample(
      """
      --- List.storyboard
      <viewController customClass="Person"/>
      --- List.swift
      class Persons: UIViewController {}
      """)
    var input = ExampleApp(app).input
    func help() -> String? {
      SegueChecker.check(input).findings.first { $0.rule == "unknown-class" }?.help
    }
    #expect(help() == "did you mean “Persons”?")
    input.unlistedFiles = ["Old/Person.swift"]
    #expect(help() == "correct the name, or add Old/Person.swift to the target")
  }

  @Test func `A source that no target has isn't missed if a pod may contain it`() {
    var input = ExampleApp(
      RuleExample(
        """
        --- List.storyboard
        <viewController customClass="Person"/>
        --- List.swift
        class List: UIViewController {}
        """)
    ).input
    input.unlistedFiles = ["Pod/Person.swift"]
    input.filesOfPods = ["Person.swift"]
    let result = SegueChecker.check(input)
    #expect(!result.findings.contains { $0.rule == "unknown-class" })
    #expect(
      result.undecided.filter { $0.rule == "unknown-class" }.map(\.reason)
        == ["a pod may contain Pod/Person.swift"])
  }

  @Test(arguments: [("h", false), ("m", true)])
  func `A source that imports an implementation which no target contains compiles it`(
    imported: String, isCompiled: Bool
  ) {
    let app = RuleExample(
      """
      --- List.storyboard
      <viewController customClass="List">
        <view key="view" customClass="Field"/>
      </viewController>
      --- List.h
      @interface List : UIViewController
      @property (weak) IBOutlet Field *field;
      @end
      --- Fields.m
      #import "Field.\(imported)"
      """)
    var input = ExampleApp(app).input
    input.unlistedFiles = ["Fields/Field.m"]
    let result = SegueChecker.check(input)
    #expect(result.findings.filter { $0.rule == "unknown-class" }.isEmpty == isCompiled)
    #expect(result.undecided.filter { $0.rule == "unknown-class" }.isEmpty != isCompiled)
  }

  @Test func `The advice for a class of the system with the app's module is to remove the module`()
  {
    let app = RuleExample(
      """
      --- List.storyboard
      <viewController customClass="List" customModule="App" customModuleProvider="target">
        <tableView key="view" customClass="UITableView" customModule="App" customModuleProvider="target"/>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      class TableView: UITableView {}
      """)
    let help = SegueChecker.check(ExampleApp(app).input).findings
      .first { $0.rule == "unknown-class" }?.help
    #expect(help == "remove the module: UITableView is a class of the system")
  }

  /// The findings about a scene of Person, with the classes of two apps in two targets.
  private func messages(
    module: String, inTargets targets: [String], ofModules modules: [String], onWatch: Bool = false,
    missingIn other: String? = nil
  ) -> [String] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="Person" customModule="\(module)" customModuleProvider="target" \
      initial="YES"/>
      --- Main.swift
      class List: UIViewController {}
      --- Other.swift
      class Person: UIViewController {}
      """)
    var input = ExampleApp(app).input
    input.memberships["Main.storyboard"] = FileMembership()
    input.memberships["Main.storyboard"]?.targets = ["main"]
    input.memberships["Main.storyboard"]?.modules = ["Main"]
    if onWatch { input.interfaceFiles[0].targetRuntime = .watchOS }
    if let other {
      input.missingSources = ["Person"]
      input.targetsOfMissingSources = ["Person": [other]]
    }
    for index in input.sources.indices {
      let isMain = input.sources[index].path == "Main.swift"
      input.sources[index].membership.targets = isMain ? ["main"] : targets
      input.sources[index].membership.modules = isMain ? ["Main"] : modules
    }
    return SegueChecker.check(input).findings.filter { $0.rule == "unknown-class" }.map(\.message)
  }

  @Test func `A class of a file's own module has to be in a target of the file`() {
    let message = "no target of this file declares the class Person, but another target does"
    #expect(messages(module: "Main", inTargets: ["other"], ofModules: ["Other"]) == [message])
    // Two targets may build modules with the same name.
    #expect(messages(module: "Main", inTargets: ["other"], ofModules: ["Main"]) == [message])
    #expect(messages(module: "Main", inTargets: ["main", "other"], ofModules: ["Main"]) == [])
    // The classes of a watch app are in an extension.
    #expect(
      messages(module: "Main", inTargets: ["other"], ofModules: ["Other"], onWatch: true) == [])
  }

  @Test func `A class of another target does not stand for a missing source of the file's target`()
  {
    func count(missingIn target: String) -> Int {
      messages(module: "Main", inTargets: ["other"], ofModules: ["Other"], missingIn: target).count
    }
    #expect(count(missingIn: "main") == 0)
    #expect(count(missingIn: "other") == 1)
  }

  @Test(arguments: [
    ("private class Card: UIImageView {}", 1), ("fileprivate final class Card: UIImageView {}", 1),
    ("class Card<Item>: UIImageView {}", 1), ("enum Views { class Card: UIImageView {} }", 1),
    ("extension List { class Card: UIImageView {} }", 1),
    ("@objc(Card) private class Card: UIImageView {}", 0),
    ("enum Views { @objc(Card) class Inner: UIImageView {} }", 0),
    ("private extension Card {}; class Card: UIImageView {}", 0),
  ])
  func `A Swift class that is private, generic or inside another type is not found by its name`(
    code: String, expected: Int
  ) {
    let help =
      "warning move the class out of other types, and make it neither private nor generic"
    func count(_ attributes: String) -> Int {
      findings(
        "Card\"\(attributes) userLabel=\"", code: "class List: UIViewController {}\n\(code)"
      ).count { $0 == help }
    }
    #expect(count(" customModule=\"Shop\" customModuleProvider=\"target\"") == expected)
    // A library may have a class of that name.
    #expect(count(" customModule=\"Kit\"") == 0)
    #expect(count("") == 0)
  }

  @Test(arguments: [("Shop", 0), ("Renamed", 1), ("Kit", 0), ("Box", 1), ("Tool", 0)])
  func `A module that no target builds doesn't have the app's class`(module: String, count: Int) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" customModule="Shop" customModuleProvider="target" \
      initial="YES">
        <view key="view" id="v" customClass="Card" customModule="\(module)"/>
      </viewController>
      --- List.swift
      import Tool
      class List: UIViewController {}
      class Card: UIView {}
      class Box {}
      """)
    var input = ExampleApp(app).input
    input.externalModules = ["Kit"]
    for index in input.sources.indices { input.sources[index].membership.modules = ["Shop"] }
    let found = SegueChecker.check(input).findings.filter { $0.rule == "unknown-class" }
    #expect(found.map(\.severity) == Array(repeating: Severity.warning, count: count))
  }

  @Test(arguments: [
    ("Card", "outlet “card” crashes"), ("UIView", "only a message in the log says so"),
  ])
  func `The reason for a class that isn't found is an outlet of that class`(
    type: String, reason: String
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" customModule="Shop" customModuleProvider="target" \
      initial="YES">
        <view key="view"><subviews><view id="v" customClass="Card" customModule="Renamed"/></subviews></view>
        <connections><outlet property="card" destination="v"/></connections>
      </viewController>
      --- List.swift
      class List: Base {}
      class Base: UIViewController { @IBOutlet var card: \(type)! }
      class Card: UIView { var isRound = false }
      """)
    var input = ExampleApp(app.files).input
    for index in input.sources.indices { input.sources[index].membership.modules = ["Shop"] }
    let found = SegueChecker.check(input).findings.filter { $0.rule == "unknown-class" }
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.severity == .warning && $0.why.hasSuffix(reason) })
  }

  @Test func `A class may be in the module that the file names`() {
    #expect(messages(module: "Other", inTargets: ["other"], ofModules: ["Other"]) == [])
    #expect(messages(module: "Unknown", inTargets: ["other"], ofModules: ["Other"]) == [])
    #expect(messages(module: "Main", inTargets: [], ofModules: []) == [])
  }

  @Test(arguments: [("Kit", 0), ("Main", 1), ("Renamed", 0)])
  func `A class of another module is not the app's class with that name`(
    module: String, warnings: Int
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="Game" customModule="Main" initial="YES"><connections>
        <segue kind="show" identifier="pause" destination="other"/>
      </connections></viewController>
      <viewController id="other" customClass="Game" customModule="\(module)"/>
      --- Game.swift
      class Game: UIViewController {
        func pause() { performSegue(withIdentifier: "pause", sender: nil) }
      }
      """)
    var input = ExampleApp(app).input
    input.externalModules = ["Kit"]
    for index in input.sources.indices { input.sources[index].membership.modules = ["Main"] }
    let findings = SegueChecker.check(input).findings
    #expect(findings.count { $0.rule == "perform-unknown-segue" } == warnings)
  }

  @Test func `An action is undecided if the object may turn into one that forwards messages`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="list" customClass="List" initial="YES">
        <view key="view"><subviews><button id="b"><connections>
          <action selector="open:" destination="list" eventType="touchUpInside"/>
        </connections></button></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        func lengthen() { object_setClass(self, LongList.self) }
      }
      class LongList: List {
        override func forwardingTarget(for selector: Selector!) -> Any? { nil }
      }
      """)
    let result = ExampleApp(app).check()
    #expect(!result.findings.contains { $0.rule == "unknown-action" })
    #expect(result.undecided.contains { $0.reason.contains("object_setClass") })
  }
}
