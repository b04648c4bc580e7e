import Findings
import SegueChecking
import Testing

/// Custom classes that no source declares, and that libraries may.
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
    var input = ExampleApp(app.files).input
    input.externalModules = ["Kit"]
    return SegueChecker.check(input).findings.filter { $0.rule == "unknown-class" }
      .map { "\($0.severity) \($0.help)" }
  }

  private let known = "class List: UIViewController { var avatar: KITAvatarView? }"

  @Test func `A class that goes on from another one of the same library is mistyped`() {
    #expect(
      findings("KITAvatarView2", "KITAvatarView", code: known) == [
        "warning did you mean “KITAvatarView”?"
      ])
    #expect(findings("KITAvatarCell", "KITAvatarView", code: known) == [])
    // Which of the two is wrong is not known.
    #expect(findings("KITAvatarView2", "KITAvatarView") == [])
  }

  @Test func `A class that goes on from one of the system's is somebody's`() {
    #expect(findings("UIImageViewAligned", "UIImageView") == [])
  }

  @Test func `What has a file of its name here is declared here, though others mention it`() {
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
}
