import Findings
import SegueChecking
import Testing

/// Objects whose class does not exist, although connections need its members.
@Suite struct MissingClassTests {
  /// The findings about a scene of the class `Persn`.
  private func findings(
    connections: String = "", button: String = "", code: String = ""
  ) -> [Finding] {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController id="person" customClass="Persn" initial="YES">
        <view key="view" id="v"><subviews>
          <label id="l"/>
          <button id="b"><connections>\(button)</connections></button>
        </subviews></view>
        <connections>\(connections)</connections>
      </viewController>
      --- Person.swift
      class Person: UIViewController {}
      \(code)
      """)
    return ExampleApp(app).check().findings
      .filter { $0.location.file == "Main.storyboard" && $0.severity > .note }
  }

  private let outlets = """
    <outlet property="nameLabel" destination="l"/><outlet property="cityLabel" destination="l"/>
    """

  @Test func `A missing class with outlets is one error, which names what crashes`() {
    let found = findings(connections: outlets)
    #expect(found.map { "\($0.severity) \($0.rule)" } == ["error unknown-class"])
    #expect(found.first?.why.contains("no property “nameLabel”, so loading it crashes") == true)
  }

  @Test func `An empty class is none`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="" initial="YES">
        <view key="view" customClass=""><subviews><button><connections>
          <segue destination="person" kind="show" customClass=""/>
        </connections></button></subviews></view>
      </viewController>
      <viewController id="person" customClass="Person"/>
      --- Person.swift
      class Person: UIViewController {}
      """)
    let rules = ["unknown-class", "unknown-segue-class"]
    let result = ExampleApp(app).check()
    #expect(!result.findings.contains { rules.contains($0.rule) })
    #expect(!result.undecided.contains { rules.contains($0.rule) })
  }

  @Test(arguments: [
    "extension Persn {}",
    """
    --- Persn.m
    #import <Headers/Persn.h>
    @interface Persn ()
    @end
    @implementation Persn
    @end
    """,
  ])
  func `A class exists if a source extends or implements it`(code: String) {
    #expect(findings(connections: outlets, code: code).isEmpty)
  }

  @Test(arguments: [("KITBase", false), ("UIViewController", true), ("KITNote", true)])
  func `A subclass of a library's class doesn't make its prefix the app's own`(
    superclass: String, isOwn: Bool
  ) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="KITGone" initial="YES">
        <view key="view" id="v"/>
        <connections><outlet property="box" destination="v"/></connections>
      </viewController>
      --- List.m
      @interface KITList : \(superclass)
      @end
      @interface List : KITBase
      @end
      \(superclass == "KITNote" ? "@interface KITNote : UIViewController\n@end" : "")
      """)
    let findings = ExampleApp(app).check().findings.filter { $0.rule == "unknown-class" }
    #expect(findings.map(\.severity) == (isOwn ? [.error] : []))
  }

  @Test func `A name with a module prefix means the class of that module`() {
    func findings(_ name: String) -> [String] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController customClass="\(name)" initial="YES">
          <view key="view" id="v"/>
          <connections><outlet property="box" destination="v"/></connections>
        </viewController>
        --- List.swift
        class List: UIViewController { @IBOutlet var box: UIView! }
        extension MKMapView {}
        """)
      var input = ExampleApp(app).input
      input.setMemberships { membership, _ in membership.modules = ["Kit"] }
      return SegueChecker.check(input).findings.map(\.rule).filter { $0 == "unknown-class" }
    }
    #expect(findings("Kit.List").isEmpty)
    #expect(findings("Kit.Lists") == ["unknown-class"])
    #expect(findings("MKMapView\" customModule=\"Kit\" customModuleProvider=\"target").count == 1)
    #expect(findings("Other.List") == ["unknown-class"])
  }

  @Test func `An Objective-C segue for which the file names a module is not called undeclared`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController initial="YES">
        <button><connections>
          <segue destination="b" kind="custom" customClass="FadeSegue" customModule="App" \
      customModuleProvider="target"/>
        </connections></button>
      </viewController>
      <viewController id="b"/>
      --- FadeSegue.m
      @interface FadeSegue : UIStoryboardSegue
      @end
      @implementation FadeSegue
      @end
      """)
    let found = ExampleApp(app).check().findings.filter { $0.rule == "unknown-segue-class" }
    #expect(
      found.map(\.message) == [
        "the file names a module for FadeSegue, but Objective-C classes have none"
      ])
  }

  @Test func `A missing class that an action is sent to is one error`() {
    let action =
      #"<action selector="open:" destination="person" eventType="touchUpInside" id="a"/>"#
    let found = findings(button: action)
    #expect(found.map { "\($0.severity) \($0.rule)" } == ["error unknown-class"])
    #expect(found.first?.why.contains("no method “open:”, so sending the action crashes") == true)
  }

  @Test func `A custom object without its class has none of the outlets`() {
    func findings(_ outlet: String) -> [String] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <scene>
          <viewController id="list" customClass="List" initial="YES">
            <view key="view" id="v"/>
          </viewController>
          <customObject id="o" customClass="Painter">\(outlet)</customObject>
        </scene>
        --- List.swift
        class List: UIViewController {}
        """)
      return ExampleApp(app).check().findings.map { "\($0.severity) \($0.rule)" }
    }
    let outlet = #"<connections><outlet property="canvas" destination="v"/></connections>"#
    #expect(findings(outlet) == ["error unknown-class"])
    #expect(findings("") == ["warning unknown-class"])
  }

  @Test func `A missing class is a warning if the class of the element has the outlets`() {
    let own = #"<outlet property="view" destination="v"/>"#
    #expect(findings(connections: own).map(\.severity) == [.warning])
    #expect(findings().map(\.severity) == [.warning])
    let added = """
      extension UIViewController {
        override open func setValue(_ value: Any?, forUndefinedKey key: String) {}
      }
      """
    #expect(findings(connections: outlets, code: added).map(\.severity) == [.warning])
  }

  @Test func `A name is suggested only if the element can have the class`() {
    func suggestions(_ element: String) -> [Bool] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <viewController id="list" customClass="List" initial="YES">
          <view key="view"/>
        </viewController>
        <\(element) id="o" customClass="PersnController"/>
        --- List.swift
        class List: UIViewController {}
        class PersonController: UIViewController {}
        """)
      return ExampleApp(app).check().findings.filter { $0.rule == "unknown-class" }
        .map { $0.help.contains("PersonController") }
    }
    #expect(suggestions("viewController") == [true])
    #expect(suggestions("customObject") == [false])
    #expect(suggestions("tapGestureRecognizer") == [false])
  }
}
