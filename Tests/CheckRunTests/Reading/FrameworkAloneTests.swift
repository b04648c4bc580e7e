import CheckRun
import Findings
import TestSupport
import Testing

/// A framework without its app, to which the main bundle belongs.
@Suite struct FrameworkAloneTests {
  /// Returns the rules with a finding in a target that opens a storyboard that it doesn't contain.
  private func rules(
    of product: String, opening bundle: String = "nil", info: String? = nil
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(CheckedFolder.storyboard, to: "Main.storyboard")
    try folder.write(
      """
      class Opener {
        func open() -> UIViewController? {
          UIStoryboard(name: "Person", bundle: \(bundle)).instantiateInitialViewController()
        }
        func openList() -> UIViewController? {
          UIStoryboard(name: "Main", bundle: Bundle.kit).instantiateInitialViewController()
        }
      }
      class List: UIViewController {}
      class Person: UIViewController {}
      """, to: "List.swift")
    if let info {
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>UIMainStoryboardFile</key><string>\(info)</string>
        </dict></plist>
        """, to: "Info.plist")
    }
    try folder.write(
      """
      { objects = {
        FM = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
        BM = {isa = PBXBuildFile; fileRef = FM; };
        FL = {isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
        BL = {isa = PBXBuildFile; fileRef = FL; };
        T = {isa = PBXNativeTarget; name = Kit; productType = "com.apple.product-type.\(product)";
          buildPhases = (S, R, ); buildConfigurationList = L; };
        S = {isa = PBXSourcesBuildPhase; files = (BL, ); };
        R = {isa = PBXResourcesBuildPhase; files = (BM, ); };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug;
          buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/Info.plist"; }; };
      }; }
      """, to: "Kit.xcodeproj/project.pbxproj")
    return try CheckRun(CheckRequest(paths: [folder.path])).run().findings
      .filter { $0.severity > .note }.map(\.rule)
  }

  @Test(arguments: ["nil", "Bundle.main", "NSBundle.mainBundle()"])
  func `A storyboard of the main bundle may be the app's`(bundle: String) throws {
    #expect(try rules(of: "framework", opening: bundle) == [])
    #expect(try rules(of: "application", opening: bundle) == ["unknown-storyboard"])
  }

  @Test(arguments: [".module", "Bundle(for: Opener.self)", "Bundle.kit"])
  func `A storyboard that is missing in the framework's own bundle is reported`(bundle: String)
    throws
  {
    #expect(try rules(of: "framework", opening: bundle) == ["unknown-storyboard"])
  }

  @Test func `The main storyboard in a framework's property list is not opened`() throws {
    let bundle = "UIDevice.bundle"
    #expect(try rules(of: "framework", opening: bundle, info: "Other") == [])
    #expect(
      try rules(of: "application", opening: bundle, info: "Other") == ["storyboard-not-found"])
  }
}
