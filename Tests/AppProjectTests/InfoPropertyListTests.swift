import AppProject
import Findings
import TestSupport
import Testing

@Suite struct InfoPropertyListTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func project(_ contents: String, name: String = "App/Info.plist") throws -> AppProject {
    try folder.write(
      #"<?xml version="1.0"?><plist version="1.0"><dict>\#(contents)</dict></plist>"#, to: name)
    let files = FileDiscovery().files(below: [folder.path])
    return AppProject(reading: files, XcodeProjects(among: files))
  }

  private func names(_ contents: String) throws -> [String] {
    try project(contents).entryPoints.map { "\($0.role.rawValue) \($0.storyboardName)" }
  }

  @Test func `The main storyboard of every platform is an entry point`() throws {
    let text = """
      <key>UIMainStoryboardFile</key><string>Main</string>
      <key>UIMainStoryboardFile~ipad</key><string>Pad</string>
      <key>NSMainStoryboardFile</key><string>Mac.storyboard</string>
      <key>UILaunchStoryboardName</key><string>LaunchScreen</string>
      """
    #expect(try names(text) == ["main Mac", "main Main", "main Pad", "launch LaunchScreen"])
  }

  @Test func `Every scene of the manifest is an entry point`() throws {
    let text = """
      <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict>
        <key>UIWindowSceneSessionRoleApplication</key><array>
          <dict><key>UISceneStoryboardFile</key><string>Main</string></dict>
          <dict><key>UISceneDelegateClassName</key><string>Code</string></dict>
        </array>
        <key>CPTemplateApplicationSceneSessionRoleApplication</key><array>
          <dict><key>UISceneStoryboardFile</key><string>Car</string></dict>
        </array></dict></dict>
      """
    #expect(try names(text) == ["scene Car", "scene Main"])
  }

  @Test func `Every launch storyboard of a URL scheme is an entry point`() throws {
    let text = """
      <key>UILaunchStoryboards</key><dict>
        <key>UIDefaultLaunchStoryboard</key><string>plain</string>
        <key>UILaunchStoryboardDefinitions</key><array>
          <dict><key>UILaunchStoryboardIdentifier</key><string>plain</string>
            <key>UILaunchStoryboardFile</key><string>Launch</string></dict>
          <dict><key>UILaunchStoryboardIdentifier</key><string>call</string>
            <key>UILaunchStoryboardFile</key><string>Call.storyboard</string></dict>
        </array></dict>
      <key>UILaunchStoryboards~ipad</key><dict>
        <key>UILaunchStoryboardDefinitions</key><array>
          <dict><key>UILaunchStoryboardFile</key><string>Pad</string></dict>
        </array></dict>
      """
    #expect(try names(text) == ["launch Call", "launch Launch", "launch Pad"])
  }

  @Test func `An extension and a watch app are entry points`() throws {
    #expect(
      try names(
        "<key>NSExtension</key><dict><key>NSExtensionMainStoryboard</key>"
          + "<string>Share</string></dict>") == ["extension Share"])
    for key in ["WKWatchKitApp", "WKApplication"] {
      #expect(try names("<key>\(key)</key><true/>") == ["watch Interface"])
      #expect(try names("<key>\(key)</key><false/>") == [])
    }
  }

  @Test func `A main xib is not an entry point`() throws {
    let project = try project(
      """
      <key>NSMainNibFile</key><string>MainMenu</string>
      <key>NSMainNibFile~ipad</key><string>Pad.nib</string>
      """)
    #expect(project.mainXibs == ["MainMenu", "Pad"])
    #expect(project.entryPoints.isEmpty)
  }

  @Test func `An entry point has the file and the line that name it`() throws {
    let text = """

      <key>UIMainStoryboardFile</key>
        <string>Main</string>
      """
    let point = try #require(try project(text).entryPoints.first)
    let file = folder.path("App/Info.plist")
    #expect(point.declaredIn == SourceLocation(file: file, line: 3, column: 11))
    #expect(point.folder == folder.path("App"))
  }

  @Test func `A preprocessed property list is read without its directives`() throws {
    let text = """
      <key>UIMainStoryboardFile</key>
      #if PAD
      <string>Main</string>
        #endif

      """
    let project = try project(text)
    #expect(project.entryPoints.map(\.storyboardName) == ["Main"])
    #expect(project.findings.isEmpty)
  }

  @Test func `A value of the wrong type or an empty one names no storyboard`() throws {
    #expect(try names("<key>UIMainStoryboardFile</key><integer>3</integer>").isEmpty)
    #expect(try names("<key>UIMainStoryboardFile</key><string></string>").isEmpty)
    #expect(try names("<key>UIApplicationSceneManifest</key><array/>").isEmpty)
  }

  @Test(arguments: ["$(MAIN)", "${MAIN}"])
  func `A name that is a build setting is reported, not looked up`(setting: String) throws {
    let project = try project("<key>UIMainStoryboardFile</key><string>\(setting)</string>")
    #expect(project.entryPoints.isEmpty)
    #expect(project.findings.map(\.rule) == ["unresolved-setting"])
  }

  @Test func `A broken property list is one finding, and the others are read`() throws {
    try folder.write("<<<<<<< HEAD", to: "Broken/Info.plist")
    let project = try project("<key>UIMainStoryboardFile</key><string>Main</string>")
    #expect(project.entryPoints.map(\.storyboardName) == ["Main"])
    #expect(project.findings.map(\.rule) == ["unreadable-property-list"])
    #expect(project.findings.map(\.location.file) == [folder.path("Broken/Info.plist")])
  }
}
