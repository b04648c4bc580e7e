import AppProject
import TestSupport
import Testing

@Suite("Files that a project's targets list")
struct ProjectFilesTests {
  private let folder: TemporaryFolder
  private var project = ProjectText()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names(of file: String) -> [String] {
    folder.membership().targetNames(of: folder.path(file))
  }

  @Test mutating func `A file is in the targets whose phases list it, with the path of its groups`()
    throws
  {
    let sources = project.group(path: "Shop")
    let pages = project.group(name: "Pages", in: sources)
    let cart = project.group(path: "Cart", in: pages)
    let file = project.file("CartPage.swift", in: cart)
    let own = project.file("Tiles.m", in: sources)
    project.target("Shop", sources: [file, own])
    project.target("Kiosk", sources: [file])
    try folder.write(
      project, files: ["Shop/Cart/CartPage.swift", "Shop/Tiles.m", "Shop/Cart/Old.swift"])
    #expect(names(of: "Shop/Cart/CartPage.swift") == ["Kiosk", "Shop"])
    #expect(names(of: "Shop/Tiles.m") == ["Shop"])
    #expect(names(of: "Shop/Cart/Old.swift") == [])
  }

  @Test(arguments: [
    ("SOURCE_ROOT", "Shop/Page.swift"), ("<group>", "Shop/Odd/../Page.swift"),
    ("<group>", "./Shop//Page.swift"), ("<group>", "shop/PAGE.swift"),
  ])
  mutating func `A path is understood in any notation`(tree: String, path: String) throws {
    let file = project.file(path, tree: tree)
    project.target("Shop", sources: [file])
    try folder.write(project, files: ["Shop/Page.swift"])
    #expect(names(of: "Shop/Page.swift") == ["Shop"])
  }

  @Test mutating func `An absolute path is independent of its group`() throws {
    let group = project.group(path: "Elsewhere")
    let file = project.file(folder.path("Shared/Page.swift"), tree: "<absolute>", in: group)
    project.target("Shop", sources: [file])
    try folder.write(project, to: "App/Shop.xcodeproj", files: ["Shared/Page.swift"])
    #expect(names(of: "Shared/Page.swift") == ["Shop"])
  }

  @Test
  mutating func `An absolute path of another machine means its longest ending below the project`()
    throws
  {
    let group = project.group(path: "/Volumes/none/Shop/iOS/Sources", tree: "<absolute>")
    let nested = project.group(path: "Cart", in: group)
    let page = project.file("Page.swift", in: nested)
    let single = project.file("/Volumes/none/Shop/Kit/Tiles.swift", tree: "<absolute>")
    let gone = project.file("/Volumes/none/Shop/Gone.swift", tree: "<absolute>")
    project.target("Shop", sources: [page, single, gone])
    try folder.write(
      project,
      files: [
        "iOS/Sources/Cart/Page.swift", "Sources/Cart/Page.swift", "Kit/Tiles.swift", "Tiles.swift",
      ])
    #expect(names(of: "iOS/Sources/Cart/Page.swift") == ["Shop"])
    #expect(names(of: "Sources/Cart/Page.swift") == [])
    #expect(names(of: "Kit/Tiles.swift") == ["Shop"])
    #expect(names(of: "Tiles.swift") == [])
    #expect(folder.membership().missingSources == ["/Volumes/none/Shop/Gone.swift"])
  }

  @Test mutating func `The project sets the source root`() throws {
    project.project = [("projectDirPath", "..")]
    let file = project.file("Page.swift", tree: "SOURCE_ROOT")
    project.target("Shop", sources: [file])
    try folder.write(
      project, to: "Projects/Shop.xcodeproj", files: ["Page.swift", "Projects/Page.swift"])
    #expect(names(of: "Page.swift") == ["Shop"])
    #expect(names(of: "Projects/Page.swift") == [])
  }

  @Test mutating func `A storyboard is in a target in every language of the project`() throws {
    let group = project.group(path: "Shop")
    let variants = project.group(name: "Main.storyboard", isa: "PBXVariantGroup", in: group)
    _ = project.file("Base.lproj/Main.storyboard", in: variants, type: "file.storyboard")
    _ = project.file("de.lproj/Main.storyboard", in: variants, type: "file.storyboard")
    project.target("Shop", resources: [variants])
    try folder.write(
      project,
      files: [
        "Shop/Base.lproj/Main.storyboard", "Shop/de.lproj/Main.storyboard",
        "Shop/fr.lproj/Main.storyboard",
      ])
    #expect(names(of: "Shop/Base.lproj/Main.storyboard") == ["Shop"])
    #expect(names(of: "Shop/de.lproj/Main.storyboard") == ["Shop"])
    #expect(names(of: "Shop/fr.lproj/Main.storyboard") == [])
  }

  @Test mutating func `A source among the resources is copied, not compiled`() throws {
    let page = project.file("Page.swift")
    let copied = project.file("Sample.swift")
    let panel = project.file("Panel.xib", type: "file.xib")
    project.target("Shop", sources: [page], resources: [copied, panel])
    try folder.write(project, files: ["Page.swift", "Sample.swift", "Panel.xib"])
    #expect(names(of: "Sample.swift") == [])
    #expect(names(of: "Panel.xib") == ["Shop"])
  }

  @Test mutating func `A copied folder contributes its storyboards, but no sources`() throws {
    let page = project.file("Page.swift")
    let bundled = project.file("Bundled", type: "folder")
    project.target("Shop", sources: [page], resources: [bundled])
    try folder.write(
      project, files: ["Page.swift", "Bundled/a/Extra.storyboard", "Bundled/Extra.swift"])
    #expect(names(of: "Bundled/a/Extra.storyboard") == ["Shop"])
    #expect(names(of: "Bundled/Extra.swift") == [])
  }

  @Test mutating func `Listed sources that are missing or outside the search are known`()
    throws
  {
    let files = [
      project.file("Page.swift"), project.file("Generated/Names.swift"),
      project.file("build/Kept.swift"), project.file("Missing.storyboard"),
      project.file("Page2.swift"),
    ]
    project.target("Shop", sources: files)
    try folder.write(project, files: ["Page.swift", "Page2.swift", "build/Kept.swift"])
    let membership = folder.membership()
    #expect(membership.missingSources == [folder.path("Generated/Names.swift")])
    #expect(membership.listedElsewhere == [folder.path("build/Kept.swift")])
    #expect(membership.targetNames(of: folder.path("build/Kept.swift")) == ["Shop"])
  }

  @Test mutating func `A storyboard has two names if the project spells it in another case`()
    throws
  {
    let files = ["Drone.storyboard", "folder/Plan.xib"].map { project.file($0) }
    project.target("Shop", sources: [project.file("page.swift")], resources: files)
    try folder.write(project, files: ["Page.swift", "drone.storyboard", "Folder/Plan.xib"])
    let membership = folder.membership()
    #expect(names(of: "drone.storyboard") == ["Shop"])
    #expect(names(of: "Folder/Plan.xib") == ["Shop"])
    #expect(membership.unreadInterfaces == [folder.path("Drone.storyboard")])
    #expect(membership.missingSources == [])
  }

  @Test mutating func `A nib that a target lists, or that exists, is known`() throws {
    project.target("Shop", sources: ["Page.swift", "Menu.nib"].map { project.file($0) })
    try folder.write(project, files: ["Page.swift", "en.lproj/Row.nib/designable.nib"])
    let membership = folder.membership()
    let nibs = ["Menu.nib", "en.lproj/Row.nib"].map(folder.path)
    #expect(membership.unreadInterfaces == nibs)
    #expect(membership.listedElsewhere == [])
  }

  @Test mutating func `A file outside the repository is not read, and its contents are unknown`()
    throws
  {
    let files = ["Page.swift", "../../Kit/Kit.swift", "../../Kit/Kit.storyboard"]
    project.target("Shop", sources: files.map { project.file($0) })
    try folder.write(project, to: "Apps/Shop/Shop.xcodeproj", files: ["Apps/Shop/Page.swift"])
    for file in ["Kit/Kit.swift", "Kit/Kit.storyboard"] { try folder.write("", to: file) }
    let kit = ["Kit/Kit.storyboard", "Kit/Kit.swift"].map(folder.path)
    #expect(folder.membership(below: ["Apps/Shop"]).listedElsewhere == kit)
    try folder.write("", to: ".git/HEAD")
    #expect(folder.membership(below: ["Apps/Shop"]).listedElsewhere == kit)
    try folder.write("", to: "Apps/.git/HEAD")
    let membership = folder.membership(below: ["Apps/Shop"])
    #expect(membership.listedElsewhere == [])
    #expect(membership.missingSources == [kit[1]])
    #expect(membership.unreadInterfaces == [kit[0]])
  }

  @Test mutating func `Without a repository, a project may list files up to two folders above it`()
    throws
  {
    let files = ["Page.swift", "../../Near.swift", "../../../Far.swift"]
    project.target("Shop", sources: files.map { project.file($0) })
    try folder.write(project, to: "A/B/C/Shop.xcodeproj", files: ["A/B/C/Page.swift"])
    for file in ["A/Near.swift", "Far.swift"] { try folder.write("", to: file) }
    #expect(folder.membership(below: ["A/B/C"]).listedElsewhere == [folder.path("A/Near.swift")])
  }

  @Test mutating func `A build product is not the file of the same name`() throws {
    let page = project.file("Page.swift")
    let product = project.file("Kit.swift", tree: "BUILT_PRODUCTS_DIR")
    project.target("Shop", sources: [page, product])
    try folder.write(project, files: ["Page.swift", "Kit.swift"])
    #expect(names(of: "Page.swift") == ["Shop"])
    #expect(names(of: "Kit.swift") == [])
  }

  @Test mutating func `Files of several projects have targets from each`() throws {
    let page = project.file("../Shared/Page.swift")
    project.target("Shop", sources: [page])
    var kit = ProjectText()
    let other = kit.file("../Shared/Page.swift")
    kit.target("Kit", type: "framework", sources: [other])
    try folder.write(project, to: "App/Shop.xcodeproj", files: ["Shared/Page.swift"])
    try folder.write(kit, to: "Kit/Kit.xcodeproj")
    let membership = folder.membership()
    #expect(membership.targetNames(of: folder.path("Shared/Page.swift")) == ["Kit", "Shop"])
    #expect(
      membership.targets.map(\.declaredIn) == [
        folder.path("App/Shop.xcodeproj/project.pbxproj"),
        folder.path("Kit/Kit.xcodeproj/project.pbxproj"),
      ])
  }

  @Test mutating func `A copy of a project that Xcode would not open is ignored`() throws {
    let page = project.file("Page.swift")
    project.target("Shop", sources: [page])
    try folder.write(project, files: ["Page.swift"])
    try folder.write(ProjectText().text, to: "Kit/project.pbxproj")
    try folder.write("", to: "Kit/Part.swift")
    #expect(names(of: "Page.swift") == ["Shop"])
    #expect(names(of: "Kit/Part.swift") == [])
  }
}
