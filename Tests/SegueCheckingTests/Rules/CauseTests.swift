import Findings
import SegueChecking
import Testing

/// Findings that have one cause, and those that don't.
@Suite struct CauseTests {
  private func causes(_ rule: RuleName, _ example: String) -> [FindingCause?] {
    ExampleApp(RuleExample(example)).check().findings
      .filter { $0.rule == rule.rawValue }.sorted().map(\.cause)
  }

  @Test func `The outlets of each scene without a class share a cause, and so do its actions`() {
    let scene = """
      <tableViewController id="ID" initial="YES">
        <tableView key="view" id="ID-v"><subviews>
          <label id="ID-l"/>
          <button id="ID-b"><connections>
            <action selector="add:" destination="ID" eventType="touchUpInside" id="ID-1"/>
            <action selector="end:" destination="ID" eventType="touchUpInside" id="ID-2"/>
          </connections></button>
        </subviews></tableView>
        <connections>
          <outlet property="nameLabel" destination="ID-l"/>
          <outlet property="cityLabel" destination="ID-l"/>
        </connections>
      </tableViewController>
      """
    let app = """
      --- Main.storyboard
      \(scene.replacing("ID", with: "one"))
      \(scene.replacing("ID", with: "two").replacing(" initial=\"YES\"", with: ""))
      --- List.swift
      class List: UITableViewController {}
      """
    for (rule, parts) in [
      (RuleName.unknownOutlet, ["“nameLabel”", "“cityLabel”"]),
      (.unknownAction, ["“add:”", "“end:”"]),
    ] {
      let causes = causes(rule, app).compactMap(\.self)
      #expect(causes.map(\.part) == parts + parts)
      #expect(Set(causes.map(\.id)).count == 2)
    }
  }

  @Test func `Comparisons in a class without segues have one cause`() {
    let app = """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
          if segue.identifier == "showPerson" { title = "" }
          if segue.identifier == "showGroup" { title = "" }
        }
      }
      """
    let causes = causes(.compareUnknownSegue, app).compactMap(\.self)
    #expect(causes.map(\.part) == ["“showPerson”", "“showGroup”"])
    #expect(Set(causes.map(\.id)).count == 1)
    #expect(self.causes(.prepareWithoutSegues, app).isEmpty)
  }

  @Test func `Unknown outlets of a class of the app don't share a cause`() {
    let causes = causes(
      .unknownOutlet,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><label id="l"/></subviews></view>
        <connections>
          <outlet property="nameLabel" destination="l"/>
          <outlet property="cityLabel" destination="l"/>
        </connections>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      """)
    #expect(causes == [nil, nil])
  }

  private func performing(_ identifier: String) -> String {
    """
    --- Main.storyboard
    <viewController customClass="List" initial="YES"/>
    <viewController customClass="Other" storyboardIdentifier="Other"/>
    <viewController customClass="Third" storyboardIdentifier="Third" id="t">
      <connections><segue destination="t" kind="show" identifier="known"/></connections>
    </viewController>
    --- List.swift
    class List: UIViewController {
      func open() { performSegue(withIdentifier: "\(identifier)", sender: nil) }
    }
    class Other: UIViewController {
      func open() { performSegue(withIdentifier: "\(identifier)", sender: nil) }
    }
    class Third: UIViewController {}
    """
  }

  @Test func `Classes that perform an identifier that no segue has share a cause`() {
    let causes = causes(.performUnknownSegue, performing("gone")).compactMap(\.self)
    #expect(causes.map(\.part) == ["List", "Other"])
    #expect(Set(causes.map(\.id)).count == 1)
  }

  @Test func `Classes that perform another class's segue don't share a cause`() {
    #expect(causes(.performUnknownSegue, performing("known")) == [nil, nil])
  }

  @Test func `Calls for a scene that no storyboard has share a cause`() {
    let causes = causes(
      .instantiateUnknownScene,
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES"/>
      --- Other.storyboard
      <viewController customClass="Other" initial="YES"/>
      --- List.swift
      class List: UIViewController {
        func open() {
          UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Gone")
          UIStoryboard(name: "Other", bundle: nil).instantiateViewController(withIdentifier: "Gone")
        }
      }
      class Other: UIViewController {}
      """
    ).compactMap(\.self)
    #expect(causes.map(\.part) == ["in Main.storyboard", "in Other.storyboard"])
    #expect(Set(causes.map(\.id)) == ["Gone"])
  }

  @Test func `Segues that no code performs share a cause`() {
    let app = """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <connections>
          <segue destination="p" kind="show" identifier="first"/>
          <segue destination="p" kind="show" identifier="second"/>
        </connections>
      </viewController>
      <viewController id="p"/>
      --- List.swift
      class List: UIViewController {}
      """
    let causes = causes(.unperformedSegue, app).compactMap(\.self)
    #expect(causes.map(\.part) == ["“first” of List", "“second” of List"])
    #expect(Set(causes.map(\.id)).count == 1)
  }
}
