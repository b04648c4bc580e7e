import AppProject
import Findings
import TestSupport
import Testing

@Suite struct XcodeProjectTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a project with one target, `Shop`, with the given settings.
  private func read(
    settings: String, project: String = "Shop.xcodeproj", projectDirPath: String = ""
  ) throws -> AppProject {
    try folder.write(
      """
      // !$*UTF8*$!
      {
      \tarchiveVersion = 1;
      \tobjects = {
      /* Begin PBXNativeTarget section */
      \t\tAA01 /* Shop */ = {
      \t\t\tisa = PBXNativeTarget;
      \t\t\tbuildConfigurationList = AA02;
      \t\t\tname = Shop;
      \t\t};
      \t\tAA00 = {isa = PBXProject; projectDirPath = "\(projectDirPath)"; };
      \t\tAA02 = {isa = XCConfigurationList; buildConfigurations = ( AA03 /* Debug */, ); };
      \t\tAA03 /* Debug */ = {
      \t\t\tisa = XCBuildConfiguration;
      \t\t\tbuildSettings = {
      \(settings)
      \t\t\t};
      \t\t\tname = Debug;
      \t\t};
      \t};
      \trootObject = AA00;
      }
      """, to: "\(project)/project.pbxproj")
    let files = FileDiscovery().files(below: [folder.path])
    return AppProject(reading: files, XcodeProjects(among: files))
  }

  @Test func `Build settings name storyboards and xibs as a property list does`() throws {
    let project = try read(
      settings: """
        INFOPLIST_KEY_UIMainStoryboardFile = Main;
        "INFOPLIST_KEY_UIMainStoryboardFile[sdk=macosx*]" = "Mac Main";
        INFOPLIST_KEY_UILaunchStoryboardName = LaunchScreen;
        INFOPLIST_KEY_NSMainNibFile = MainMenu;
        INFOPLIST_KEY_NSHumanReadableCopyright = "";
        PRODUCT_NAME = "$(TARGET_NAME)";
        """)
    #expect(
      project.entryPoints.map { "\($0.role.rawValue) \($0.storyboardName)" }
        == ["main Mac Main", "main Main", "launch LaunchScreen"])
    #expect(Set(project.entryPoints.map(\.folder)) == [folder.path("Shop")])
    #expect(project.mainXibs == ["MainMenu"])
    #expect(project.findings.isEmpty)
  }

  @Test func `Build settings name no storyboard if the property list is not generated`() throws {
    let keys = """
      INFOPLIST_KEY_UIMainStoryboardFile = Main; INFOPLIST_KEY_NSMainNibFile = MainMenu;
      GENERATE_INFOPLIST_FILE = NO;
      """
    let project = try read(settings: keys)
    #expect(project.entryPoints.isEmpty)
    #expect(project.mainXibs.isEmpty)
    let mac = try read(settings: keys + #""GENERATE_INFOPLIST_FILE[sdk=macosx*]" = YES;"#)
    #expect(mac.entryPoints.map(\.storyboardName) == ["Main"])
  }

  @Test func `A copy of a project that Xcode wouldn't open names nothing`() throws {
    let project = try read(settings: "INFOPLIST_KEY_UIMainStoryboardFile = Main;", project: "Old")
    #expect(project.entryPoints.isEmpty)
  }

  @Test(arguments: [
    "Shop/Config/Shop-App.plist", "$(SRCROOT)/Shop/Config/Shop-App.plist",
    "${SOURCE_ROOT}/Shop/Config/Shop-App.plist",
  ])
  func `A property list of any name is found through its setting`(setting: String) throws {
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Front</string></dict></plist>
      """, to: "Shop/Config/Shop-App.plist")
    let project = try read(settings: #"INFOPLIST_FILE = "\#(setting)";"#)
    #expect(project.entryPoints.map(\.storyboardName) == ["Front"])
    let deeper = try read(
      settings: #"INFOPLIST_FILE = "\#(setting)";"#, project: "Projects/Shop.xcodeproj",
      projectDirPath: "..")
    #expect(deeper.entryPoints.map(\.storyboardName) == ["Front"])
  }

  /// Reads a project with an app whose configuration file has the given settings, and its tests.
  private func read(configurationFile: String) throws -> AppProject {
    try folder.write(configurationFile, to: "Shop.xcconfig")
    var project = ProjectText()
    let page = project.file("Page.swift")
    let file = project.file("Shop.xcconfig", type: "text.xcconfig")
    for (name, type) in [("Shop", "application"), ("ShopTests", "bundle.unit-test")] {
      let list = project.configurations([("Debug", [])], file: file)
      project.target(name, type: type, sources: [page], configurationList: list)
    }
    project.settings = [
      (
        configuration: "Debug",
        values: [
          ("INFOPLIST_KEY_UIMainStoryboardFile", "Old"),
          ("INFOPLIST_KEY_UILaunchStoryboardName", "Launch"),
        ]
      )
    ]
    try folder.write(project, files: ["Page.swift"])
    let files = FileDiscovery().files(below: [folder.path])
    return AppProject(reading: files, XcodeProjects(among: files))
  }

  @Test func `An app inherits the names of storyboards, and its tests don't`() throws {
    let project = try read(
      configurationFile: """
        GENERATE_INFOPLIST_FILE = YES
        INFOPLIST_KEY_UIMainStoryboardFile = $(FRONT)
        FRONT = Front
        """)
    #expect(
      project.entryPoints.map { "\($0.target ?? ""): \($0.role.rawValue) \($0.storyboardName)" }
        == ["Shop: main Front", "Shop: launch Launch"])
    #expect(project.findings.isEmpty)
  }

  @Test func `An app inherits names from a configuration file that lacks another`() throws {
    let project = try read(
      configurationFile: """
        #include "Private.xcconfig"
        GENERATE_INFOPLIST_FILE = YES
        INFOPLIST_KEY_UIMainStoryboardFile = Front
        """)
    #expect(project.entryPoints.map(\.storyboardName) == ["Front", "Launch"])
  }

  @Test func `An inherited name that depends on a missing setting is reported once`() throws {
    let project = try read(
      configurationFile: """
        GENERATE_INFOPLIST_FILE = YES
        INFOPLIST_KEY_UIMainStoryboardFile = $(FRONT)
        """)
    #expect(project.entryPoints.map(\.storyboardName) == ["Launch"])
    #expect(project.findings.map(\.rule) == ["unresolved-setting"])
  }

  @Test func `Without a generated property list, an app inherits no names`() throws {
    let project = try read(configurationFile: "INFOPLIST_KEY_UIMainStoryboardFile = Front")
    #expect(project.entryPoints.isEmpty)
  }

  @Test func `A configuration file may name the property list`() throws {
    try folder.write(
      """
      <plist version="1.0"><dict>
      <key>UIMainStoryboardFile</key><string>Front</string></dict></plist>
      """, to: "Config/Shop.plist")
    let project = try read(
      configurationFile: "FOLDER = Config\nINFOPLIST_FILE = $(SRCROOT)/$(FOLDER)/Shop.plist")
    #expect(project.entryPoints.map(\.storyboardName) == ["Front"])
    #expect(project.entryPoints.map(\.declaredIn.file) == [folder.path("Config/Shop.plist")])
  }

  @Test func `A property list is read once, even if a setting also names it`() throws {
    try folder.write("<<<<<<< HEAD", to: "Shop/Info.plist")
    let project = try read(settings: "INFOPLIST_FILE = Shop/Info.plist;")
    #expect(project.findings.map(\.rule) == ["unreadable-property-list"])
  }

  @Test(arguments: ["GoogleService-Info.plist", "Service-Info-Release.plist"])
  func `A broken property list for a library is reported only if a target names it`(
    name: String
  ) throws {
    try folder.write("<<<<<<< HEAD", to: "Shop/\(name)")
    #expect(try read(settings: "INFOPLIST_FILE = Shop/Info.plist;").findings == [])
    let project = try read(settings: "INFOPLIST_FILE = \"Shop/\(name)\";")
    #expect(project.findings.map(\.rule) == ["unreadable-property-list"])
  }

  @Test func `A project with merge-conflict markers is one finding`() throws {
    let project = try read(settings: "<<<<<<< HEAD")
    #expect(project.findings.map(\.rule) == ["unreadable-project"])
    #expect(project.entryPoints.isEmpty)
  }
}
