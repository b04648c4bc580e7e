import CheckRun
import Findings
import Foundation
import TestSupport
import Testing

/// An app with one fault of each kind that `--fix` corrects.
@Suite struct FixedAppTests {
  private let folder: TemporaryFolder

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="list">
        <scenes>
            <scene sceneID="s1">
                <objects>
                    <viewController id="list" customClass="List" sceneMemberID="viewController">
                        <view key="view" id="v1">
                            <subviews>
                                <label id="l1"/>
                                <button id="b1">
                                    <connections>
                                        <action selector="refresh:" destination="list" \
    eventType="touchUpInside" id="a1"/>
                                    </connections>
                                </button>
                                <button id="b2">
                                    <connections>
                                        <action selector="lost:" destination="gone" \
    eventType="touchUpInside" id="a2"/>
                                        <outlet property="lost" destination="gone" id="o9"/>
                                    </connections>
                                </button>
                            </subviews>
                        </view>
                        <connections>
                            <outlet property="total" destination="l1" id="o1"/>
                            <segue destination="person" kind="show" identifier="showPerson" id="g1"/>
                            <segue destination="person" kind="show" identifier="showPerson" id="g2"/>
                            <segue destination="about" kind="show" identifier="showAbuot" id="g3"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s2">
                <objects>
                    <viewController storyboardIdentifier="" id="person" \
    customClass="PersonController" sceneMemberID="viewController">
                        <view key="view" id="v2"/>
                        <connections>
                            <outlet property="photo" destination="v2" id="o2"/>
                        </connections>
                    </viewController>
                </objects>
            </scene>
            <scene sceneID="s3">
                <objects>
                    <viewController id="about" customClass="About" sceneMemberID="viewController">
                        <view key="view" id="v3">
                            <subviews>
                                <button id="b3">
                                    <connections>
                                        <segue destination="person" kind="show" identifier="" \
    id="g4"/>
                                    </connections>
                                </button>
                            </subviews>
                        </view>
                    </viewController>
                </objects>
            </scene>
        </scenes>
    </document>

    """

  private static let code = """
    import UIKit

    class List: UIViewController {
      private weak var total: UILabel!

      func refresh(_ sender: Any) {
        performSegue(withIdentifier: "showPersom", sender: nil)
        performSegue(withIdentifier: "showPerson", sender: nil)
      }

      func about() { performSegue(withIdentifier: "showAbout", sender: nil) }

      func help() { performSegue(withIdentifier: "showAbout", sender: nil) }
    }

    class PersonViewController: UIViewController {
      @IBOutlet var photo: UIView!
    }

    class About: UIViewController {}

    """

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.storyboard, to: "Sources/Kit/Main.storyboard")
    try folder.write(Self.code, to: "Sources/Kit/List.swift")
    // Members are known to be hidden only if the version of Swift is known.
    try folder.write(
      """
      // swift-tools-version:5.9
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """, to: "Package.swift")
  }

  private func run(_ fixes: ReportRequest.Fixes) throws -> ReportRun.Result {
    var request = ReportRequest(CheckRequest(paths: [folder.path]))
    request.fixes = fixes
    return try ReportRun(request).run()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder.path("Sources/Kit/\(name)"), encoding: .utf8)
  }

  private static let fixedRules = [
    "dangling-id", "duplicate-segue-identifier", "empty-identifier", "perform-unknown-segue",
    "unknown-action", "unknown-class", "unknown-outlet",
  ]

  @Test func `All faults are fixed, and a second check finds neither them nor new ones`() throws {
    let before = try run(.none).report.findings
    let result = try run(.written)
    let fixes = try #require(result.fixes)
    #expect(Set(fixes.fixed.map(\.rule)).sorted() == Self.fixedRules)
    #expect(fixes.skipped.isEmpty)
    let after = result.report.findings
    #expect(!before.filter { $0.severity >= .warning }.isEmpty)
    #expect(after.filter { $0.severity >= .warning }.map(\.message) == [])
    #expect(after.flatMap(\.edits).isEmpty)
  }

  @Test func `Only what is wrong changes`() throws {
    _ = try run(.written)
    #expect(
      try text("List.swift")
        == Self.code
        .replacing("  private weak var", with: "  @IBOutlet private weak var")
        .replacing("  func refresh", with: "  @IBAction func refresh")
        .replacing("showPersom", with: "showPerson"))
    var lines = Self.storyboard.split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    let emptied = try #require(lines.firstIndex { $0.contains("lost:") })
    // The tags around the connections are removed, too.
    lines.removeSubrange(emptied - 1...emptied + 2)
    lines.removeAll { $0.contains("id=\"g2\"") }
    #expect(
      try text("Main.storyboard")
        == lines.joined(separator: "\n")
        .replacing(" storyboardIdentifier=\"\"", with: "").replacing(" identifier=\"\"", with: "")
        .replacing("PersonController", with: "PersonViewController")
        .replacing("showAbuot", with: "showAbout"))
  }

  @Test func `A dry run proposes the same changes and writes nothing`() throws {
    let proposed = try #require(try run(.proposed).fixes)
    #expect(!proposed.isWritten)
    #expect(try text("List.swift") == Self.code)
    #expect(try text("Main.storyboard") == Self.storyboard)
    let written = try #require(try run(.written).fixes)
    #expect(written.isWritten)
    #expect(proposed.changes == written.changes)
    #expect(proposed.files.count == 2)
  }

  @Test(.enabled(if: getuid() != 0, "the superuser may write any file"))
  func `If one file is read-only, the findings in the other are still fixed`() throws {
    #expect(chmod(folder.path("Sources/Kit/List.swift"), 0o444) == 0)
    let fixes = try #require(try run(.written).fixes)
    #expect(fixes.files.map { $0.hasSuffix("Main.storyboard") } == [true])
    #expect(Set(fixes.skipped.map(\.reason)) == ["the file is read-only"])
    #expect(try text("List.swift") == Self.code)
  }
}
