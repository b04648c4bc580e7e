@testable import AppProject
import Findings
import TestSupport
import Testing

@Suite("Files that are part of an app")
struct AppMembershipTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes empty files.
  private func write(_ files: String...) throws {
    for file in files { try folder.write("", to: file) }
  }

  /// Writes a project that lists one source.
  private func writeProject(_ name: String, listing source: String) throws {
    var project = ProjectText()
    let file = project.file(source)
    project.target("Shop", sources: [file])
    try folder.write(project, to: name)
  }

  @Test(arguments: [
    ("/Apps/Shop.xcodeproj/project.pbxproj", "/Apps"), ("/Apps/Kit/Package.swift", "/Apps/Kit"),
    ("/Apps/Shop/project.yml", "/Apps/Shop"),
  ])
  func `A target's folder is that of its project or manifest`(declaration: String, folder: String) {
    let target = AppTarget(name: "Shop", declaredIn: declaration, kind: .app)
    #expect(target.projectFolder == folder)
  }

  @Test func `Without a project, every file is part of one app with an unknown module`()
    throws
  {
    try write("Shop/Page.swift", "Shop/Main.storyboard", "Tiles.m", "Tiles.h")
    let membership = folder.membership()
    #expect(membership.targets == [AppTarget(name: "", declaredIn: "", kind: .folder)])
    for file in ["Shop/Page.swift", "Shop/Main.storyboard", "Tiles.m", "Tiles.h"] {
      #expect(membership.targetIndices(of: folder.path(file)) == [0])
      #expect(membership.moduleNames(of: folder.path(file)) == [])
    }
    #expect(membership.externalDependencies.isEmpty)
  }

  @Test func `Without a project, the names of folders show what is a test`() throws {
    let tests = ["ShopTests/PageTests.swift", "Tests/a/B.swift", "ShopSpecs/PageSpec.swift"]
    for file in ["Shop/Page.swift"] + tests { try write(file) }
    let membership = folder.membership()
    #expect(!membership.isTest(folder.path("Shop/Page.swift")))
    for file in tests { #expect(membership.isTest(folder.path(file)), "\(file)") }
    // The searched folder may have any name.
    #expect(!folder.membership(below: ["Tests"]).isTest(folder.path("Tests/a/B.swift")))
    let both = FileDiscovery(findsSources: true).files(below: [folder.path, folder.path("Tests")])
    #expect(!AppMembership(reading: both).isTest(folder.path("Tests/a/B.swift")))
  }

  @Test func `A file that two groups contain is in the first of them`() throws {
    for file in ["Old/Page.swift", "New/Page.swift"] { try write(file) }
    try folder.write(
      """
      { objects = {
        G2 = {isa = PBXGroup; children = (F, ); path = New; sourceTree = "<group>"; };
        G1 = {isa = PBXGroup; children = (F, ); path = Old; sourceTree = "<group>"; };
        F = {isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        S = {isa = PBXSourcesBuildPhase; files = (B, ); };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, ); };
      }; }
      """, to: "Shop.xcodeproj/project.pbxproj")
    let membership = folder.membership()
    #expect(membership.targetNames(of: folder.path("Old/Page.swift")) == ["Shop"])
    #expect(membership.targetNames(of: folder.path("New/Page.swift")) == [])
  }

  @Test func `With a project, a file that it doesn't list is not part of the app`() throws {
    try write("Shop/Page.swift", "Shop/Old.swift", "Shop/Old.storyboard", "Old.m", "Old.h")
    try writeProject("Shop.xcodeproj", listing: "Shop/Page.swift")
    let membership = folder.membership()
    #expect(membership.contains(folder.path("Shop/Page.swift")))
    for file in ["Shop/Old.swift", "Shop/Old.storyboard", "Old.m", "Old.h", "None.swift"] {
      #expect(!membership.contains(folder.path(file)))
    }
  }

  @Test func `A subfolder that is checked without its project contributes all its files`() throws {
    try write("App/Shop/Page.swift", "App/Shop/Old.swift")
    try writeProject("App/Shop.xcodeproj", listing: "Shop/Page.swift")
    #expect(folder.membership(below: ["App/Shop"]).contains(folder.path("App/Shop/Old.swift")))
  }

  @Test func `A folder next to a project is part of its app if the project has files there`()
    throws
  {
    try write("App/Page.swift", "Shared/Kit.swift", "Shared/Old.swift", "Other/Page.swift")
    try writeProject("App/Shop.xcodeproj", listing: "../Shared/Kit.swift")
    let membership = folder.membership()
    #expect(membership.targetNames(of: folder.path("Shared/Kit.swift")) == ["Shop"])
    #expect(!membership.contains(folder.path("Shared/Old.swift")))
    #expect(!membership.contains(folder.path("App/Page.swift")))
    // A separate app, whose project is not checked in.
    #expect(membership.contains(folder.path("Other/Page.swift")))
  }

  @Test func `The project of another app says nothing about the folders above it`() throws {
    try write(
      "AppDelegate.swift", "Main.storyboard", "Pages/Page.swift", "Pages/Page.h", "Pages/Page.m",
      "Pages/Game/Game/Level.swift", "Pages/Game/Game/Old.swift")
    try writeProject("Pages/Game/Game.xcodeproj", listing: "Game/Level.swift")
    let membership = folder.membership()
    for file in ["AppDelegate.swift", "Main.storyboard", "Pages/Page.swift", "Pages/Page.h"] {
      #expect(membership.targets(of: folder.path(file)).map(\.kind) == [.folder])
    }
    #expect(membership.targetNames(of: folder.path("Pages/Game/Game/Level.swift")) == ["Shop"])
    #expect(membership.unlisted == [folder.path("Pages/Game/Game/Old.swift")])
  }

  @Test func `A copied folder next to a project's folder is not part of its app`() throws {
    try write("ios/App/Src/Page.swift", "ios/Old/Page.swift", "ios/Old/Main.storyboard")
    try writeProject("ios/App/Shop.xcodeproj", listing: "Src/Page.swift")
    let membership = folder.membership()
    #expect(membership.targetNames(of: folder.path("ios/App/Src/Page.swift")) == ["Shop"])
    #expect(
      membership.unlisted == ["Main.storyboard", "Page.swift"].map { folder.path("ios/Old/\($0)") })
  }

  @Test func `A project of another app says nothing about the folders next to its own`() throws {
    try write(
      "AppDelegate.swift", "Storyboards/Main.storyboard", "Pages/List/List.swift",
      "Pages/Game/Level.swift")
    try writeProject("Pages/Game/Game.xcodeproj", listing: "Level.swift")
    let membership = folder.membership()
    for file in ["Storyboards/Main.storyboard", "Pages/List/List.swift"] {
      #expect(membership.targets(of: folder.path(file)).map(\.kind) == [.folder])
    }
  }

  @Test func `A project may list only some of the files above its folder`() throws {
    try write("Shared.swift", "Old.swift", "App/Page.swift", "Kit/Kit.swift")
    try writeProject("App/Shop.xcodeproj", listing: "../Shared.swift")
    let membership = folder.membership()
    #expect(membership.targetNames(of: folder.path("Shared.swift")) == ["Shop"])
    #expect(!membership.contains(folder.path("Old.swift")))
    // A separate app, whose project is not checked in.
    #expect(membership.contains(folder.path("Kit/Kit.swift")))
  }

  @Test(arguments: [
    ("project.yml", "name: Shop\ntargets:\n  Shop: {}"),
    ("Project.swift", "import ProjectDescription\nlet project = Project(name: \"Shop\")"),
    ("BUILD.bazel", ""),
  ])
  func `Before a project is generated, all files next to its description are part of it`(
    name: String, text: String
  ) throws {
    try write("Page.swift", "Kiosk/Page.swift", "Kiosk/a/B.swift")
    try writeProject("Shop.xcodeproj", listing: "Page.swift")
    try folder.write(text, to: "Kiosk/\(name)")
    let membership = folder.membership()
    let files = ["Kiosk/Page.swift", "Kiosk/a/B.swift"].map(folder.path)
    #expect(
      files.map { membership.targets(of: $0).map(\.declaredIn) }
        == [[folder.path("Kiosk/\(name)")], [folder.path("Kiosk/\(name)")]])
    #expect(!membership.contains(folder.path("Kiosk/Project.swift")))
  }

  @Test(arguments: [
    "<Reference Include=\"Xamarin.Mac\" />", "<TargetFramework>net8.0-ios</TargetFramework>",
  ])
  func `The files around a project in C# are not part of an app in Swift`(text: String) throws {
    try write("Shop/Page.swift", "Kiosk/Resources/Main.storyboard", "Kiosk/Glue.m")
    try writeProject("Shop/Shop.xcodeproj", listing: "Page.swift")
    try folder.write(text, to: "Kiosk/Kiosk.csproj")
    let membership = folder.membership()
    #expect(membership.contains(folder.path("Shop/Page.swift")))
    #expect(
      membership.unlisted == ["Kiosk/Glue.m", "Kiosk/Resources/Main.storyboard"].map(folder.path))
  }

  @Test(arguments: [
    "<OutputType>Library</OutputType>", "<TargetFramework>net8.0</TargetFramework>",
  ])
  func `A project in C# for other systems owns no files`(text: String) throws {
    try write("Page.swift", "Main.storyboard")
    try folder.write(text, to: "Server.csproj")
    #expect(folder.membership().unlisted == [])
  }

  @Test func `The storyboards of an app in C# alone are part of it`() throws {
    try write("Main.storyboard")
    try folder.write("<Reference Include=\"Xamarin.iOS\" />", to: "Kiosk.csproj")
    #expect(folder.membership().contains(folder.path("Main.storyboard")))
  }

  @Test(arguments: ["Shop.podspec", "project.yml"])
  func `A project in C# next to what builds a library in Swift owns none of its files`(
    name: String
  ) throws {
    try write("Page.swift", "Main.storyboard")
    try folder.write("<Reference Include=\"Xamarin.iOS\" />", to: "Binding.csproj")
    try folder.write("targets:\n  Shop: {}", to: name)
    let membership = folder.membership()
    #expect(membership.unlisted == [])
    #expect(
      membership.targets(of: folder.path("Page.swift")).map(\.declaredIn) == [folder.path(name)])
  }

  @Test func `A pod may contain files that the project next to it doesn't list`() throws {
    try write("Page.swift", "Views/Map.storyboard", "Views/Old.swift", "Views/Pin.xib")
    try writeProject("Shop.xcodeproj", listing: "Page.swift")
    #expect(folder.membership().filesOfPods == [])
    try folder.write("", to: "Shop.podspec")
    #expect(
      folder.membership().filesOfPods
        == ["Views/Map.storyboard", "Views/Old.swift", "Views/Pin.xib"].map(folder.path))
  }

  @Test func `If a generated project exists, it lists its files`() throws {
    try write("Page.swift", "Old.swift")
    try folder.write("targets:\n  Shop: {}", to: "project.yml")
    try writeProject("Shop.xcodeproj", listing: "Page.swift")
    #expect(!folder.membership().contains(folder.path("Old.swift")))
  }

  @Test func `A class named Project or Package is an ordinary source`() throws {
    try folder.write("class Project {}", to: "Project.swift")
    try folder.write("struct Package {}", to: "Package.swift")
    let membership = folder.membership()
    #expect(membership.contains(folder.path("Project.swift")))
    #expect(membership.contains(folder.path("Package.swift")))
    #expect(membership.targets.map(\.declaredIn) == [""])
  }

  @Test func `An unreadable project leaves the decision to the folder`() throws {
    try write("Shop/Page.swift")
    try folder.write("<<<<<<< HEAD", to: "Shop.xcodeproj/project.pbxproj")
    let membership = folder.membership()
    #expect(
      membership.targets(of: folder.path("Shop/Page.swift")).map(\.declaredIn)
        == [folder.path("Shop.xcodeproj/project.pbxproj")])
  }

  @Test func `A project whose files are mostly missing leaves the decision to the folder`()
    throws
  {
    var project = ProjectText()
    let files = ["Page.swift", "a/B.swift", "a/C.swift"].map { project.file($0) }
    project.target("Shop", sources: files)
    try folder.write(project, files: ["Page.swift", "Moved/B.swift"])
    let membership = folder.membership()
    #expect(membership.targetNames(of: folder.path("Page.swift")) == ["Shop"])
    #expect(membership.targetNames(of: folder.path("Moved/B.swift")) == [""])
    #expect(membership.findings.map(\.rule) == ["project-without-files"])
  }

  @Test func `An outdated project next to the current one contributes no files`()
    throws
  {
    try write("Page.swift", "Copy.swift")
    try writeProject("Bridge.xcodeproj", listing: "Gone.swift")
    try writeProject("Shop.xcodeproj", listing: "Page.swift")
    let membership = folder.membership()
    #expect(membership.targetNames(of: folder.path("Page.swift")) == ["Shop"])
    #expect(!membership.contains(folder.path("Copy.swift")))
    #expect(membership.findings.isEmpty)
  }

  @Test func `A project that lists no files, or only C files, excludes no file`() throws {
    var project = ProjectText()
    let lists: [[String]] = [[], [project.file("main.c")]]
    for sources in lists {
      project.target("Shop", sources: sources)
      try folder.write(project, files: ["Page.swift", "main.c"])
      let membership = folder.membership()
      #expect(membership.contains(folder.path("Page.swift")))
      #expect(membership.findings.isEmpty)
    }
  }

  @Test func `A playground is not part of the app`() throws {
    try write("Page.swift", "Try.playground/Contents.swift", "Try.playground/Resources/My.xib")
    let membership = folder.membership()
    #expect(!membership.contains(folder.path("Try.playground/Contents.swift")))
    #expect(!membership.contains(folder.path("Try.playground/Resources/My.xib")))
  }

  @Test func `Pods whose sources are in the repository are modules`() throws {
    try write("Page.swift", "Pods of ours/Kit-UI/Source/Kit.swift", "Old.swift", "Base/Base.swift")
    try writeProject("Shop.xcodeproj", listing: "Page.swift")
    try folder.write(
      """
      target 'Shop' do
        # pod 'Commented', :path => '.'
        pod 'Kit-UI/Core', :path => 'Pods of ours/Kit-UI'
        pod "Gone", path: "../Gone/Gone.podspec"
        pod "Base", path: "Base/Base.podspec"
        pod 'Images/Cache', '~> 2.0'
        podspec
      end
      """, to: "Podfile")
    let membership = folder.membership()
    #expect(
      membership.moduleNames(of: folder.path("Pods of ours/Kit-UI/Source/Kit.swift")) == ["Kit_UI"])
    #expect(membership.moduleNames(of: folder.path("Base/Base.swift")) == ["Base"])
    #expect(!membership.contains(folder.path("Old.swift")))
    #expect(membership.externalDependencies == ["Gone", "Images"])
  }

  @Test func `A source next to several podspecs may be in each pod's module`() throws {
    try write("Page.swift", "Kit.podspec", "Kit-UI.podspec")
    let membership = folder.membership()
    #expect(membership.moduleNames(of: folder.path("Page.swift")) == ["Kit", "Kit_UI"])
  }
}
