import Testing

/// Findings about actions of controls that nobody can use.
@Suite struct HiddenControlTests {
  private func reasonsOfButton(
    _ attributes: String, inside view: String = "", variation: String = "", outlet: String = "",
    code: String = ""
  ) -> [String?] {
    ExampleApp.latentReasons(
      """
      --- Main.storyboard
      <viewController initial="YES" id="list" customClass="List">
        <view key="view" id="v"><subviews><view id="w"\(view)><subviews>
          <button id="b"\(attributes)>\(variation)<connections>
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

  private let isHidden = "the control is hidden, and no code uses an outlet to it"
  private let hidden = " hidden=\"YES\""
  private let takesNoTouches = "the control takes no touches, and no code uses an outlet to it"
  private let untouchable = " userInteractionEnabled=\"NO\""

  @Test func `An action of a control that is hidden for good is latent`() {
    #expect(reasonsOfButton("") == [nil])
    #expect(reasonsOfButton(hidden) == [isHidden])
    #expect(reasonsOfButton("", inside: hidden) == [isHidden])
    #expect(reasonsOfButton(untouchable) == [takesNoTouches])
    #expect(reasonsOfButton("", inside: untouchable) == [takesNoTouches])
  }

  @Test(arguments: [
    ("", true), ("func show() { button?.isHidden = false }", false),
    ("func show() { setValue(true, forKeyPath: \"button.enabled\") }", false),
  ])
  func `An outlet that code only declares doesn't show a control`(code: String, isLatent: Bool) {
    let outlet = #"<outlet property="button" destination="b"/>"#
    #expect(
      reasonsOfButton(hidden, outlet: outlet, code: code) == [isLatent ? isHidden : nil])
    #expect(
      reasonsOfButton(untouchable, outlet: outlet, code: code)
        == [isLatent ? takesNoTouches : nil])
  }

  @Test func `A hidden control that code or a size class may show is not latent`() {
    let outlet = #"<outlet property="button" destination="w"/>"#
    let use = "func show() { button?.isHidden = false }"
    #expect(reasonsOfButton("", inside: hidden, outlet: outlet, code: use) == [nil])
    let variation = #"<variation key="heightClass=compact" hidden="NO"/>"#
    #expect(reasonsOfButton(hidden, variation: variation) == [nil])
    #expect(reasonsOfButton(hidden + " tag=\"1\"") == [nil])
    #expect(reasonsOfButton(hidden + " customClass=\"UIButton\"") == [nil])
    let code = "func show() { view.subviews.forEach { $0.isHidden = false } }"
    #expect(reasonsOfButton(hidden, code: code) == [nil])
  }
}
