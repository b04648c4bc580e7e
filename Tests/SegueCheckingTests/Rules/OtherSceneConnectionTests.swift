import Findings
import SegueChecking
import Testing

/// Connections that lead from one scene to an object of another, or to nothing.
@Suite struct OtherSceneConnectionTests {
  @Test(arguments: ["label", "person"])
  func `An outlet to another scene is a warning, whatever the class declares`(destination: String) {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <button><connections>
          <segue destination="person" kind="show"/>
          <action selector="gone:" destination="\(destination)" eventType="touchDown"/>
        </connections></button>
        <connections>
          <outlet property="gone" destination="\(destination)"/>
          <outlet property="button" destination="\(destination)"/>
        </connections>
      </viewController>
      <viewController id="person"><view key="view"><subviews><label id="label"/></subviews></view>
      </viewController>
      --- List.swift
      class List: UIViewController {
        @IBOutlet var button: UIButton?
      }
      """)
    let found = ExampleApp(app).check().findings
    #expect(found.map(\.rule) == Array(repeating: "connection-to-other-scene", count: 3))
    #expect(found.allSatisfy { $0.severity == .warning })
  }

  @Test func `A connection to an object that is not in the file needs no member`() {
    let app = RuleExample(
      """
      --- Main.storyboard
      <viewController customClass="List" initial="YES">
        <view key="view"><subviews><label id="label"/></subviews></view>
        <connections>
          <outlet property="gone" destination="nothing"/>
          <outlet property="missing" destination="label"/>
        </connections>
      </viewController>
      --- List.swift
      class List: UIViewController {}
      """)
    let found = ExampleApp(app).check().findings
    #expect(found.map(\.rule).sorted() == ["dangling-id", "unknown-outlet"])
    #expect(found.contains { $0.rule == "unknown-outlet" && $0.message.contains("missing") })
  }

  @Test func `In a Mac app, another scene's First Responder gets actions like the scene's own`() {
    func rules(_ selector: String) -> [String] {
      let app = RuleExample(
        """
        --- Main.storyboard
        <scene>
          <windowController id="main" initial="YES">
            <window key="window"/>
            <connections>
              <segue kind="relationship" relationship="window.shadowedContentViewController" destination="list"/>
            </connections>
          </windowController>
          <menu><items><menuItem><connections>
            <action selector="\(selector)" target="responder"/>
          </connections></menuItem></items></menu>
        </scene>
        <scene>
          <viewController id="list" customClass="List"/>
          <customObject id="responder" userLabel="First Responder" customClass="NSResponder"/>
        </scene>
        --- List.swift
        class List: NSViewController {
          @IBAction func refreshList(_ sender: Any?) {}
        }
        """)
      return ExampleApp(app).check().findings.map(\.rule)
    }
    #expect(rules("refreshList:") == [])
    #expect(rules("refrshList:") == ["unknown-action"])
  }
}
