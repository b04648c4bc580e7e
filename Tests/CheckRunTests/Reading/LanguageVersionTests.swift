import CheckRun
import Findings
import TestSupport
import Testing

/// The Swift version in which sources are compiled, from the files that declare their targets.
@Suite struct LanguageVersionTests {
  private let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes><scene sceneID="s"><objects>
        <viewController id="a" customClass="List" sceneMemberID="viewController">
          <view key="view" id="v"/>
          <connections><outlet property="box" destination="v" id="o"/></connections>
        </viewController>
      </objects></scene></scenes>
    </document>
    """

  private func outlets(_ files: [String: String]) throws -> [String] {
    let folder = try TemporaryFolder()
    let code = "class List: UIViewController { var box: UIView! }"
    try folder.write(code, to: "Sources/Kit/List.swift")
    try folder.write(storyboard, to: "Sources/Kit/Main.storyboard")
    for (path, text) in files { try folder.write(text, to: path) }
    return try CheckRun(CheckRequest(paths: [folder.path])).run().findings
      .filter { $0.rule == "unknown-outlet" }.map(\.message)
  }

  private let hidden = ["List has the property “box”, but does not expose it to Objective-C"]

  @Test(arguments: [("5.9", true), ("4.2", true), ("3.1", false)])
  func `A package's version decides whether a property can be connected`(
    version: String, isReported: Bool
  ) throws {
    let manifest = """
      // swift-tools-version:\(version)
      import PackageDescription
      let package = Package(name: "Kit", targets: [.target(name: "Kit")])
      """
    #expect(try outlets(["Package.swift": manifest]) == (isReported ? hidden : []))
  }

  @Test(arguments: [("5.0", true), ("3.0", false), ("", false)])
  func `A project's version decides whether a property can be connected`(
    version: String, isReported: Bool
  ) throws {
    let project = """
      { objects = {
        F = {isa = PBXFileReference; path = "Sources/Kit/List.swift"; sourceTree = "<group>"; };
        G = {isa = PBXFileReference; path = "Sources/Kit/Main.storyboard"; sourceTree = "<group>"; };
        A = {isa = PBXBuildFile; fileRef = F; };
        B = {isa = PBXBuildFile; fileRef = G; };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, R, ); \
      buildConfigurationList = L; };
        S = {isa = PBXSourcesBuildPhase; files = (A, ); };
        R = {isa = PBXResourcesBuildPhase; files = (B, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; \
      buildSettings = {SWIFT_VERSION = "\(version)"; }; };
      }; }
      """
    let files = ["Shop.xcodeproj/project.pbxproj": project]
    #expect(try outlets(files) == (isReported ? hidden : []))
  }

  @Test(arguments: [
    ("3.0", "CGSizeMake(1, 2)", 0), ("3.0", "CGSize(width: 1, height: 2)", 1),
    ("4.2", "CGSizeMake(1, 2)", 1),
  ])
  func `A project's version is wrong if its sources call functions that Swift 3 doesn't have`(
    version: String, size: String, count: Int
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      class List: UIViewController {
        @IBAction func close(sender: AnyObject) { view.frame.size = \(size) }
      }
      """, to: "List.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" initialViewController="a">
        <scenes><scene sceneID="s"><objects>
          <viewController id="a" customClass="List" sceneMemberID="viewController">
            <view key="view" id="v"><subviews>
              <button id="b"><connections>
                <action selector="close:" destination="a" eventType="touchUpInside" id="c"/>
              </connections></button>
            </subviews></view>
          </viewController>
        </objects></scene></scenes>
      </document>
      """, to: "Main.storyboard")
    try folder.write(
      """
      { objects = {
        F = {isa = PBXFileReference; path = "List.swift"; sourceTree = "<group>"; };
        G = {isa = PBXFileReference; path = "Main.storyboard"; sourceTree = "<group>"; };
        A = {isa = PBXBuildFile; fileRef = F; };
        B = {isa = PBXBuildFile; fileRef = G; };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, R, ); \
      buildConfigurationList = L; };
        S = {isa = PBXSourcesBuildPhase; files = (A, ); };
        R = {isa = PBXResourcesBuildPhase; files = (B, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; \
      buildSettings = {SWIFT_VERSION = "\(version)"; }; };
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    let findings = try CheckRun(CheckRequest(paths: [folder.path])).run().findings
    #expect(findings.count { $0.rule == "unknown-action" } == count)
  }

  @Test func `Without a project or package nothing is reported`() throws {
    #expect(try outlets([:]) == [])
  }
}
