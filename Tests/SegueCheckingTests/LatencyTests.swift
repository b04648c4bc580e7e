import Findings
import SegueChecking
import Testing

/// Findings that cannot happen today.
@Suite struct LatencyTests {
  /// Why the errors and warnings about files of an app are latent; nil for each that can happen.
  private func reasons(_ text: String) -> [String?] {
    ExampleApp(RuleExample(text).files).check().findings
      .filter { $0.severity > .note && $0.rule != "unreachable-scene" }.map(\.latent)
  }

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
    #expect(reasonsOfSecondScene(#"id="person" storyboardIdentifier="person""#) == [shown])
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

  private func reasonsOfButton(
    _ attributes: String, inside view: String = "", outlet: String = "", code: String = ""
  ) -> [String?] {
    reasons(
      """
      --- Main.storyboard
      <viewController initial="YES" id="list" customClass="List">
        <view key="view" id="v"><subviews><view id="w"\(view)><subviews>
          <button id="b"\(attributes)><connections>
            <action selector="gone:" destination="list" eventType="touchUpInside"/>
          </connections></button>
        </subviews></view></subviews></view>
        <connections>\(outlet)</connections>
      </viewController>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var button: UIView?
        \(code)
      }
      """)
  }

  private let isHidden = "the control is hidden, and no outlet leads to it"
  private let hidden = " hidden=\"YES\""

  @Test func `An action of a control that is hidden for good is latent`() {
    #expect(reasonsOfButton("") == [nil])
    #expect(reasonsOfButton(hidden) == [isHidden])
    #expect(reasonsOfButton("", inside: hidden) == [isHidden])
  }

  @Test func `A hidden control that code can get hold of is not latent`() {
    #expect(
      reasonsOfButton(hidden, outlet: #"<outlet property="button" destination="b"/>"#) == [nil])
    #expect(
      reasonsOfButton("", inside: hidden, outlet: #"<outlet property="button" destination="w"/>"#)
        == [nil])
    #expect(reasonsOfButton(hidden + " tag=\"1\"") == [nil])
    #expect(reasonsOfButton(hidden + " customClass=\"UIButton\"") == [nil])
    let code = "func show() { view.subviews.forEach { $0.isHidden = false } }"
    #expect(reasonsOfButton(hidden, code: code) == [nil])
  }

  private func reasonsOfXib(_ code: String) -> [String?] {
    reasons(
      """
      --- PersonCell.xib
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
}
