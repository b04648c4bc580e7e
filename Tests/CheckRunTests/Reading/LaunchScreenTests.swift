import CheckRun
import FilesAndPaths
import Findings
import TestSupport
import Testing

/// Launch screens, main storyboards and main xibs that `Info.plist` names.
@Suite struct LaunchScreenTests {
  private func rules(_ key: String, _ file: String) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(CheckedFolder.storyboard, to: "App/Main.storyboard")
    try folder.write("class List: UIViewController {}\n", to: "App/List.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><objects/></document>
      """, to: "App/\(file)")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>\(key)</key><string>Launch</string></dict></plist>
      """, to: "App/Info.plist")
    return try CheckRun(CheckRequest(paths: [folder.path])).run().findings.map(\.rule)
      .filter { $0 == "storyboard-not-found" }
  }

  @Test func `A launch screen may be a xib`() throws {
    #expect(try rules("UILaunchStoryboardName", "Launch.xib") == [])
    #expect(try rules("UILaunchStoryboardName", "Other.xib") == ["storyboard-not-found"])
  }

  @Test(arguments: [
    ("UILaunchStoryboardName", [true]), ("UIMainStoryboardFile", [false]),
  ])
  func `Findings are latent in a storyboard that is named only as the launch screen`(
    key: String, areLatent: [Bool]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      CheckedFolder.storyboard.replacing(
        "<connections>",
        with: "<connections><outlet property=\"gone\" destination=\"list\" id=\"o1\"/>"),
      to: "App/Start.storyboard")
    try folder.write(CheckedFolder.list("showPerson"), to: "App/List.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>\(key)</key><string>Start</string></dict></plist>
      """, to: "App/Info.plist")
    let findings = try CheckRun(CheckRequest(paths: [folder.path])).run().findings
      .filter { $0.rule == "unknown-outlet" }
    #expect(findings.map { $0.latent != nil } == areLatent)
  }

  @Test(arguments: [
    ("NSMainNibFile", ["gone false"]), ("NSPrincipalClass", ["delegate true", "gone true"]),
  ])
  func `The application owns the main xib, whatever class the file names`(
    key: String, expected: [String]
  ) throws {
    let folder = try TemporaryFolder()
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" \
      targetRuntime="MacOSX.Cocoa"><objects>
        <customObject id="-2" userLabel="File's Owner" customClass="Starter"><connections>
          <outlet property="delegate" destination="d" id="o1"/>
          <outlet property="gone" destination="d" id="o2"/>
        </connections></customObject>
        <customObject id="d" customClass="Starter"/>
      </objects></document>
      """, to: "App/Menu.xib")
    try folder.write("class Starter: NSObject {}\n", to: "App/Starter.swift")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>\(key)</key><string>Menu</string></dict></plist>
      """, to: "App/Info.plist")
    let findings = try CheckRun(CheckRequest(paths: [folder.path])).run().findings
      .filter { $0.rule == "unknown-outlet" }
    #expect(
      findings.map { "\($0.message.contains("gone") ? "gone" : "delegate") \($0.latent != nil)" }
        == expected)
  }

  @Test func `A xib is not accepted as the main storyboard`() throws {
    #expect(try rules("UIMainStoryboardFile", "Launch.xib") == ["storyboard-not-found"])
  }
}

/// The storyboards in the property lists of targets.
@Suite struct TargetStoryboardTests {
  /// Returns the findings in an app and an extension, each with a storyboard Main.
  ///
  /// The project decides which target contains the extension's, and what that target builds.
  private func findings(
    extensionHas storyboard: String, onPhone phone: String = "Main",
    key: String = "UIMainStoryboardFile", product: String = ""
  ) throws -> [String] {
    let folder = try TemporaryFolder()
    for part in ["App", "Share"] {
      try folder.write(CheckedFolder.storyboard, to: "\(part)/Main.storyboard")
      try folder.write(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict>
          <key>\(key)</key><string>\(phone)</string>
          <key>UIMainStoryboardFile~ipad</key><string>Main</string>
        </dict></plist>
        """, to: "\(part)/Info.plist")
    }
    func target(_ name: String, _ resources: String, _ product: String = "") -> String {
      """
      T\(name) = {isa = PBXNativeTarget; name = \(name); buildPhases = (R\(name), );
        productType = "com.apple.product-type.\(product)"; buildConfigurationList = L\(name); };
      R\(name) = {isa = PBXResourcesBuildPhase; files = (\(resources)); };
      L\(name) = {isa = XCConfigurationList; buildConfigurations = (C\(name), ); };
      C\(name) = {isa = XCBuildConfiguration; name = Debug;
        buildSettings = {INFOPLIST_FILE = "$(SRCROOT)/\(name)/Info.plist"; }; };
      """
    }
    let references = ["App", "Share", "Absent"].map { part in
      """
      F\(part) = {isa = PBXFileReference; path = "\(part)/Main.storyboard"; sourceTree = "<group>"; };
      B\(part) = {isa = PBXBuildFile; fileRef = F\(part); };
      """
    }
    try folder.write(
      """
      { objects = {
        \(references.joined(separator: "\n"))
        \(target("App", "BApp, "))
        \(target("Share", storyboard, product))
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    return try CheckRun(CheckRequest(paths: [folder.path])).run().findings
      .filter { $0.rule == "storyboard-not-found" }
      .map {
        "\($0.severity) \(FilePath.name(of: FilePath.folder(of: $0.location.file))) "
          + "\($0.location.line)"
      }
  }

  @Test func `A target needs its own storyboard, even if another target has one`() throws {
    #expect(try findings(extensionHas: "BShare, ") == [])
    #expect(try findings(extensionHas: "") == ["error Share 3"])
  }

  @Test func `A launch screen that is missing in the target is a warning`() throws {
    let key = "UILaunchStoryboardName"
    #expect(try findings(extensionHas: "BShare, ", key: key) == [])
    #expect(
      try findings(extensionHas: "", key: key).sorted() == ["error Share 4", "warning Share 3"])
  }

  @Test(
    arguments: [
      "application.messages", "app-extension.messages-sticker-pack", "bundle.unit-test",
      "bundle.ui-testing",
    ],
    ["UIMainStoryboardFile", "UILaunchStoryboardName"])
  func `An app for Messages, a sticker pack and a test bundle need no storyboard`(
    product: String, key: String
  ) throws {
    #expect(try findings(extensionHas: "", key: key, product: product) == [])
  }

  @Test func `An app for iPad only doesn't need a storyboard for iPhone`() throws {
    #expect(
      try findings(extensionHas: "BShare, ", onPhone: "Phone") == [
        "warning App 3", "warning Share 3",
      ])
  }

  @Test(arguments: ["GENERATE_INFOPLIST_FILE = YES", "INFOPLIST_FILE = \"$(LIST)\""])
  func `A property list that no target uses opens nothing`(setting: String) throws {
    let folder = try TemporaryFolder()
    for path in ["App/Main.storyboard", "Share/Share.storyboard"] {
      try folder.write(CheckedFolder.storyboard, to: path)
    }
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionMainStoryboard</key><string>Share</string>
      </dict></dict></plist>
      """, to: "Share/Info.plist")
    try folder.write(
      """
      { objects = {
        F = {isa = PBXFileReference; path = "App/Main.storyboard"; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        R = {isa = PBXResourcesBuildPhase; files = (B, ); };
        T = {isa = PBXNativeTarget; name = App; buildPhases = (R, ); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(setting); }; };
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    let findings = try CheckRun(CheckRequest(paths: [folder.path])).run().findings
      .filter { $0.rule == "storyboard-not-found" }.map(\.message)
    // A target whose property list is unknown may use it.
    let expected = "the extension storyboard “Share” was not found"
    #expect(findings == (setting.contains("LIST)") ? [expected] : []))
  }

  @Test func `A storyboard that is listed but not checked out may exist in the build`() throws {
    #expect(try findings(extensionHas: "BAbsent, ") == [])
  }
}
