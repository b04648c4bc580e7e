import Foundation
import TestSupport
import Testing

/// The storyboards that `list`, `walk` and `map` open and name in an app whose project has two targets.
@Suite struct TargetTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let storyboard = StoryboardText(initial: "a", scenes: [.controller("a")]).xml
    for path in ["A/Main", "B/Main", "Old"] {
      try folder.write(storyboard, to: "App/\(path).storyboard")
    }
    try folder.write(
      """
      { objects = {
        A = {isa = PBXFileReference; path = "A/Main.storyboard"; sourceTree = "<group>"; };
        AB = {isa = PBXBuildFile; fileRef = A; };
        AR = {isa = PBXResourcesBuildPhase; files = (AB, ); };
        AT = {isa = PBXNativeTarget; name = Shop; buildPhases = (AR, );
          productType = "com.apple.product-type.application"; };
        B = {isa = PBXFileReference; path = "B/Main.storyboard"; sourceTree = "<group>"; };
        BB = {isa = PBXBuildFile; fileRef = B; };
        BR = {isa = PBXResourcesBuildPhase; files = (BB, ); };
        BT = {isa = PBXNativeTarget; name = Mini; buildPhases = (BR, ); buildConfigurationList = L;
          productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {"INFOPLIST_KEY_UIMainStoryboardFile" = Main; }; };
      }; }
      """, to: "App/Shop.xcodeproj/project.pbxproj")
  }

  @Test(arguments: ["list", "walk"])
  func `Of two storyboards with one name, the target's own is opened`(verb: String) throws {
    let run = try segues(verb, "App", in: folder)
    #expect(run.output.contains("the storyboards that the project names: App/B/Main.storyboard.\n"))
  }

  @Test(arguments: ["list", "walk"])
  func `A storyboard that no target contains is named`(verb: String) throws {
    let run = try segues(verb, "App", in: folder)
    #expect(run.output.contains("In no target, so no app contains it: App/Old.storyboard.\n"))
  }

  @Test func `Scenes in no target are not counted among those that an app doesn't reach`() throws {
    #expect(try segues("list", "App", in: folder).output.contains("(1 reached, 1 in no target)"))
    #expect(
      try segues("walk", "App", in: folder).output
        .contains("1 scene created, 1 not reached, 1 in no target"))
  }

  @Test(arguments: ["list", "map"])
  func `JSON says why a scene is not reached`(verb: String) throws {
    let run = try segues(verb, "App", "--format", "json", in: folder)
    #expect(try JSONSchema(named: "\(verb)-schema.json").problems(in: run.output).isEmpty)
    let reasons = run.output.split(separator: "\n").filter { $0.contains("\"reason\"") }
      .map { $0.split(separator: "\"").last { $0.contains("-") } }
    // A/Main.storyboard, and Old.storyboard.
    #expect(reasons == ["no-sources", "no-target"])
  }

  @Test func `A storyboard that no target contains is not a start`() throws {
    let project = folder.path("App/Shop.xcodeproj/project.pbxproj")
    let text = try String(contentsOfFile: project, encoding: .utf8)
    try text.replacingOccurrences(of: "INFOPLIST_KEY_UIMainStoryboardFile", with: "OTHER")
      .write(toFile: project, atomically: true, encoding: .utf8)
    let list = try segues("list", "App", in: folder).output
    #expect(list.contains("3 controllers (2 reached, 1 in no target)"))
    #expect(list.contains("Reached from the initial controller of every storyboard in a target: "))
  }

  @Test(arguments: ["list", "walk"])
  func `A storyboard of a package belongs to the package's target`(verb: String) throws {
    try folder.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Kit", targets: [.target(name: "Kit", resources: [.process("Resources")])])
      """, to: "App/Kit/Package.swift")
    try folder.write(
      StoryboardText(initial: "a", scenes: [.controller("a")]).xml,
      to: "App/Kit/Sources/Kit/Resources/Kit.storyboard")
    let run = try segues(verb, "App", in: folder)
    #expect(run.output.contains("In no target, so no app contains it: App/Old.storyboard.\n"))
  }

  @Test func `A map of storyboards that no target contains names three of them`() throws {
    for name in ["Older", "Oldest", "Ancient"] {
      try folder.write(
        StoryboardText(initial: "a", scenes: [.controller("a")]).xml, to: "App/\(name).storyboard")
    }
    let run = try segues("map", "App", "--output", "map.html", in: folder)
    #expect(
      run.errors.contains(
        "In no target, so no app contains them: App/Ancient.storyboard, App/Old.storyboard, "
          + "App/Older.storyboard and 1 more.\n"))
  }

  @Test func `Without a project, every storyboard belongs to the app`() throws {
    #expect(try !segues("list", "App/A", "App/B", in: folder).output.contains("In no target"))
  }

  @Test func `A property list is read once, even if the project is in another folder`() throws {
    let other = try TemporaryFolder()
    try other.write(
      StoryboardText(initial: "a", scenes: [.controller("a")]).xml, to: "Shop/Main.storyboard")
    try other.write("<<<<<<< HEAD", to: "Shop/Info.plist")
    try other.write(
      """
      { objects = {
        P = {isa = PBXProject; projectDirPath = ".."; };
        T = {isa = PBXNativeTarget; name = Shop; buildConfigurationList = L; };
        L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
        C = {isa = XCBuildConfiguration; name = Release;
          buildSettings = {INFOPLIST_FILE = Shop/Info.plist; }; };
      }; rootObject = P; }
      """, to: "Projects/Shop.xcodeproj/project.pbxproj")
    let errors = try segues("list", ".", "--no-code", in: other).errors
    #expect(errors.hasPrefix("Shop/Info.plist: warning: the file is not a property list"))
    #expect(!errors.contains("also at"))
  }
}
