internal import Findings

/// A controller that contains itself; `CyclicEmbedCheck` in StoryboardParsing finds it.
struct CyclicEmbedRule: Rule {
  static let description = RuleDescription(
    id: .cyclicEmbed, severity: .error,
    summary: "Embed and relationship segues lead from a controller back to itself",
    why: """
      A container creates the controllers inside it when it is created or when its view loads. A \
      container that contains itself creates controllers without end, until the stack or the \
      memory is used up.
      """,
    triggering: [
      """
      --- Main.storyboard
      <viewController id="outer" initial="YES" customClass="Outer">
        <view key="view">
          <subviews>
            <containerView>
              <connections><segue kind="embed" destination="inner"/></connections>
            </containerView>
          </subviews>
        </view>
      </viewController>
      <navigationController id="inner">
        <connections>
          ↓<segue kind="relationship" relationship="rootViewController" destination="outer"/>
        </connections>
      </navigationController>
      """
    ],
    nonTriggering: [
      """
      --- Main.storyboard
      <viewController id="outer" initial="YES" customClass="Outer">
        <view key="view">
          <subviews>
            <containerView>
              <connections><segue kind="embed" destination="inner"/></connections>
            </containerView>
          </subviews>
        </view>
      </viewController>
      <viewController id="inner" customClass="Inner">
        <button>
          <connections><segue kind="show" destination="outer"/></connections>
        </button>
      </viewController>
      """
    ])

  let report: RuleReport

  func check() { report.passOn() }
}
