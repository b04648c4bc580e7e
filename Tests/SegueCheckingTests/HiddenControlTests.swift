import Testing

/// Actions of controls that are hidden.
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

  private let isHidden = "the control is hidden, and no outlet leads to it"
  private let hidden = " hidden=\"YES\""

  @Test func `An action of a control that is hidden for good is latent`() {
    #expect(reasonsOfButton("") == [nil])
    #expect(reasonsOfButton(hidden) == [isHidden])
    #expect(reasonsOfButton("", inside: hidden) == [isHidden])
  }

  @Test func `A hidden control that code or a size class may show is not latent`() {
    #expect(
      reasonsOfButton(hidden, outlet: #"<outlet property="button" destination="b"/>"#) == [nil])
    #expect(
      reasonsOfButton("", inside: hidden, outlet: #"<outlet property="button" destination="w"/>"#)
        == [nil])
    let variation = #"<variation key="heightClass=compact" hidden="NO"/>"#
    #expect(reasonsOfButton(hidden, variation: variation) == [nil])
    #expect(reasonsOfButton(hidden + " tag=\"1\"") == [nil])
    #expect(reasonsOfButton(hidden + " customClass=\"UIButton\"") == [nil])
    let code = "func show() { view.subviews.forEach { $0.isHidden = false } }"
    #expect(reasonsOfButton(hidden, code: code) == [nil])
  }
}
