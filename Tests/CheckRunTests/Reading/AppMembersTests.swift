import CheckRun
import FilesAndPaths
import Findings
import TestSupport
import Testing

/// The files that belong to the app according to its project.
@Suite
struct AppMembersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("class ListController: UIViewController {}", to: "List.swift")
    try folder.write(storyboard(of: "ListController"), to: "Main.storyboard")
  }

  /// A storyboard with one controller, of a class of the app's own module.
  private func storyboard(of name: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a">
      <scenes><scene sceneID="s"><objects>
        <viewController id="a" customClass="\(name)" customModule="Shop" \
    customModuleProvider="target" sceneMemberID="viewController"/>
      </objects></scene></scenes>
    </document>
    """
  }

  /// Returns the files with an unknown class, in a project that lists some files.
  private func filesWithUnknownClasses(listing files: [String]) throws -> [String] {
    let references = files.enumerated().map { number, file in
      """
      F\(number) = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
      B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };
      """
    }
    let all = files.indices.map { "B\($0), " }.joined()
    try folder.write(
      """
      { objects = {
        \(references.joined(separator: "\n"))
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, R, ); };
        S = {isa = PBXSourcesBuildPhase; files = (\(all)); };
        R = {isa = PBXResourcesBuildPhase; files = (\(all)); };
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    let outcome = try CheckRun(CheckRequest(paths: [folder.path])).run()
    return outcome.findings.filter { $0.rule == "unknown-class" }
      .map { FilePath.name(of: $0.location.file) }
  }

  @Test func `A class belongs to the app only if a target contains its source`() throws {
    #expect(try filesWithUnknownClasses(listing: ["Main.storyboard", "List.swift"]) == [])
    try folder.write("class Other {}", to: "Other.swift")
    #expect(
      try filesWithUnknownClasses(listing: ["Main.storyboard", "Other.swift"])
        == ["Main.storyboard"])
  }

  @Test func `A storyboard that no target contains is not checked`() throws {
    try folder.write(storyboard(of: "Gone"), to: "Old.storyboard")
    #expect(try filesWithUnknownClasses(listing: ["Main.storyboard", "List.swift"]) == [])
    #expect(
      try filesWithUnknownClasses(listing: ["Main.storyboard", "List.swift", "Old.storyboard"])
        == ["Old.storyboard"])
  }

  @Test func `A class may be declared in a listed source that doesn't exist`() throws {
    try folder.write(storyboard(of: "MadeController"), to: "Made.storyboard")
    let files = ["Main.storyboard", "Made.storyboard", "List.swift"]
    #expect(try filesWithUnknownClasses(listing: files) == ["Made.storyboard"])
    #expect(try filesWithUnknownClasses(listing: files + ["Made/MadeController.swift"]) == [])
  }

  @Test(arguments: [
    ("A", "application", "warning"), ("B", "application", "error"), ("B", "framework", "warning"),
  ])
  func `A source that is missing in another app declares no class of this one`(
    project: String, product: String, severity: String
  ) throws {
    let outlet =
      #"<connections><outlet property="caption" destination="a" id="o"/></connections>"#
    let text = storyboard(of: "GoneController")
      .replacing("viewController\"/>", with: "viewController\">\(outlet)</viewController>")
    for app in ["A", "B"] {
      let missing = app == project ? "B3, " : ""
      let kind = app == project ? product : "application"
      try folder.write(text, to: "\(app)/Main.storyboard")
      try folder.write("class ListController: UIViewController {}", to: "\(app)/List.swift")
      try folder.write(
        """
        { objects = {
          F1 = {isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = Main.storyboard; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = Missing.swift; sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = F3; };
          T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, R, );
            productType = "com.apple.product-type.\(kind)"; };
          S = {isa = PBXSourcesBuildPhase; files = (B1, \(missing)); };
          R = {isa = PBXResourcesBuildPhase; files = (B2, ); };
        }; }
        """, to: "\(app)/Shop.xcodeproj/project.pbxproj")
    }
    let paths = ["A", "B"].map { folder.path($0) }
    let findings = try CheckRun(CheckRequest(paths: paths)).run().findings
      .filter { $0.rule == "unknown-class" && $0.location.file == folder.path("A/Main.storyboard") }
    #expect(findings.map { "\($0.severity)" } == [severity])
  }

  @Test func `The classes of a watch app's storyboard are in the extension that a setting names`()
    throws
  {
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder.WatchKit.Storyboard" version="3.0" \
      targetRuntime="watchKit" initialViewController="a">
        <scenes><scene sceneID="s"><objects>
          <controller id="a" customClass="InterfaceController" customModule="Watch" \
      customModuleProvider="target">
            <items><label id="l"/></items>
            <connections>
              <outlet property="welcome" destination="l" id="o"/>
              <outlet property="misspelled" destination="l" id="p"/>
            </connections>
          </controller>
        </objects></scene></scenes>
      </document>
      """, to: "Watch/Interface.storyboard")
    for app in ["Watch", "Other"] {
      let outlet = app == "Watch" ? "welcome" : "other"
      try folder.write(
        """
        import WatchKit
        class InterfaceController: WKInterfaceController {
          @IBOutlet var \(outlet): WKInterfaceLabel!
        }
        """, to: "\(app)/InterfaceController.swift")
    }
    func findings(setting: String) throws -> [String] {
      try folder.write(
        """
        { objects = {
          F1 = {isa = PBXFileReference; path = Interface.storyboard; sourceTree = "<group>"; };
          F2 = {isa = PBXFileReference; path = InterfaceController.swift; sourceTree = "<group>"; };
          F3 = {isa = PBXFileReference; path = "../Other/InterfaceController.swift";
            sourceTree = "<group>"; };
          B1 = {isa = PBXBuildFile; fileRef = F1; };
          B2 = {isa = PBXBuildFile; fileRef = F2; };
          B3 = {isa = PBXBuildFile; fileRef = F3; };
          T1 = {isa = PBXNativeTarget; name = Watch; buildPhases = (R, );
            buildConfigurationList = L; productType = "com.apple.product-type.application.watchapp2"; };
          T2 = {isa = PBXNativeTarget; name = Code; buildPhases = (S2, );
            buildConfigurationList = L2; productType = "com.apple.product-type.watchkit2-extension"; };
          T3 = {isa = PBXNativeTarget; name = Other; buildPhases = (S3, );
            buildConfigurationList = L2; productType = "com.apple.product-type.watchkit2-extension"; };
          R = {isa = PBXResourcesBuildPhase; files = (B1, ); };
          S2 = {isa = PBXSourcesBuildPhase; files = (B2, ); };
          S3 = {isa = PBXSourcesBuildPhase; files = (B3, ); };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          L2 = {isa = XCConfigurationList; buildConfigurations = (C2, ); };
          C = {isa = XCBuildConfiguration; name = Release; buildSettings = {\(setting)}; };
          C2 = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
        }; }
        """, to: "Watch/Watch.xcodeproj/project.pbxproj")
      return try CheckRun(CheckRequest(paths: [folder.path("Watch")])).run().findings
        .filter { $0.severity > .note }.map { "\($0.rule) \($0.location.line)" }
    }
    #expect(try findings(setting: "") == [])
    #expect(try findings(setting: "IBSC_MODULE = Code;") == ["unknown-outlet 8"])
  }

  /// Writes the project of an app with List.swift and a storyboard.
  private func writeProject(listing storyboard: String) throws {
    try folder.write(
      """
      { objects = {
        F1 = {isa = PBXFileReference; path = List.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = "\(storyboard)"; sourceTree = "<group>"; };
        B1 = {isa = PBXBuildFile; fileRef = F1; };
        B2 = {isa = PBXBuildFile; fileRef = F2; };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, R, );
          productType = "com.apple.product-type.application"; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, ); };
        R = {isa = PBXResourcesBuildPhase; files = (B2, ); };
      }; }
      """, to: "App/Shop.xcodeproj/project.pbxproj")
  }

  @Test(arguments: [false, true])
  func `A folder of sources next to a project's is a library's, unless it has storyboards`(
    hasStoryboard: Bool
  ) throws {
    try folder.write("class ListController: UIViewController {}", to: "App/List.swift")
    try folder.write(storyboard(of: "ListController"), to: "App/Main.storyboard")
    try writeProject(listing: "Main.storyboard")
    try folder.write(
      """
      class Picker: UIViewController {
        static func make() -> UIViewController? {
          UIStoryboard(name: "Kit", bundle: nil).instantiateInitialViewController()
        }
      }
      """, to: "Kit/Picker.swift")
    if hasStoryboard { try folder.write(storyboard(of: "Picker"), to: "Kit/Picker.storyboard") }
    let paths = ["App", "Kit"].map { folder.path($0) }
    let found = try CheckRun(CheckRequest(paths: paths)).run().findings
    #expect(found.contains { $0.rule == "unknown-storyboard" } == hasStoryboard)
  }

  @Test func `A storyboard that the project lists next to the searched folder is read`() throws {
    try folder.write(
      """
      class ListController: UIViewController {
        func open() { _ = UIStoryboard(name: "Kit", bundle: nil).instantiateInitialViewController() }
      }
      """, to: "App/List.swift")
    try folder.write(storyboard(of: "Gone"), to: "Kit/Kit.storyboard")
    try writeProject(listing: "../Kit/Kit.storyboard")
    let path = folder.path("App")
    #expect(try CheckRun(CheckRequest(paths: [path])).run().findings == [])
    try folder.write("", to: "App/.git/HEAD")
    // Outside the repository, the storyboard is unknown, which is not an error either.
    #expect(try CheckRun(CheckRequest(paths: [path])).run().findings == [])
  }
}
