import AppProject
import TestSupport
import Testing

@Suite("Folders that a project's targets have without listing their files")
struct SynchronizedFolderTests {
  private let folder: TemporaryFolder
  private var project = ProjectText()

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names(of file: String) -> [String] {
    folder.membership().targetNames(of: folder.path(file))
  }

  /// Writes a project with the targets Shop, which has the folder Shop, and Kiosk, which has none.
  private mutating func write(
    exceptionsOfShop: [String] = [], exceptionsOfKiosk: [String] = [],
    copiedFolders: [String] = [], files: [String]
  ) throws {
    let parent = project.group(path: "Sources")
    var entries: [(String, ProjectText.Value)] = [
      ("path", "Shop"), ("sourceTree", "<group>"), ("explicitFolders", .ids(copiedFolders)),
    ]
    // The targets refer to the group, and its exceptions to the targets.
    let groupID = "GROUP"
    let shop = project.target("Shop", more: [("fileSystemSynchronizedGroups", [.string(groupID)])])
    let kiosk = project.target("Kiosk")
    let sets = [(shop, exceptionsOfShop), (kiosk, exceptionsOfKiosk)].map { target, list in
      project.add(
        "PBXFileSystemSynchronizedBuildFileExceptionSet",
        [("target", .string(target)), ("membershipExceptions", .ids(list))])
    }
    entries += [("isa", "PBXFileSystemSynchronizedRootGroup"), ("exceptions", .ids(sets))]
    project.objects.append((groupID, .dictionary(entries)))
    project.put(groupID, in: parent)
    try folder.write(project, files: files.map { "Sources/\($0)" })
  }

  @Test mutating func `Everything in the folder is in its target`() throws {
    try write(files: ["Shop/A.swift", "Shop/a/b/Main.storyboard", "Shop/a/T.m", "Shop2/B.swift"])
    #expect(names(of: "Sources/Shop/A.swift") == ["Shop"])
    #expect(names(of: "Sources/Shop/a/b/Main.storyboard") == ["Shop"])
    #expect(names(of: "Sources/Shop/a/T.m") == ["Shop"])
    #expect(names(of: "Sources/Shop2/B.swift") == [])
  }

  @Test mutating func `An exception of the folder's own target removes a file or folder`() throws {
    try write(
      exceptionsOfShop: ["A.swift", "Old"],
      files: ["Shop/A.swift", "Shop/B.swift", "Shop/Old/C.xib"])
    #expect(names(of: "Sources/Shop/A.swift") == [])
    #expect(names(of: "Sources/Shop/B.swift") == ["Shop"])
    #expect(names(of: "Sources/Shop/Old/C.xib") == [])
  }

  @Test mutating func `An exception of another target adds a file to it`() throws {
    try write(
      exceptionsOfShop: ["Both.swift"], exceptionsOfKiosk: ["Shared/A.swift", "Both.swift"],
      files: ["Shop/Shared/A.swift", "Shop/Shared/B.swift", "Shop/Both.swift"])
    #expect(names(of: "Sources/Shop/Shared/A.swift") == ["Kiosk", "Shop"])
    #expect(names(of: "Sources/Shop/Shared/B.swift") == ["Shop"])
    #expect(names(of: "Sources/Shop/Both.swift") == ["Kiosk"])
  }

  @Test(arguments: ["/Localized: Pages/Main.storyboard", "/Localized/Pages/Main.storyboard"])
  mutating func `A localized exception means the file in every language`(entry: String) throws {
    try write(
      exceptionsOfShop: [entry],
      files: [
        "Shop/Pages/Base.lproj/Main.storyboard", "Shop/Pages/de.lproj/Main.storyboard",
        "Shop/Pages/Main.storyboard", "Shop/Pages/de.lproj/Other.storyboard",
      ])
    #expect(names(of: "Sources/Shop/Pages/Base.lproj/Main.storyboard") == [])
    #expect(names(of: "Sources/Shop/Pages/de.lproj/Main.storyboard") == [])
    #expect(names(of: "Sources/Shop/Pages/Main.storyboard") == ["Shop"])
    #expect(names(of: "Sources/Shop/Pages/de.lproj/Other.storyboard") == ["Shop"])
  }

  @Test mutating func `A file in a phase of another target is in that target, too`() throws {
    try write(files: ["Shop/A.swift", "Shop/B.swift"])
    let phase = project.phase("PBXSourcesBuildPhase", [])
    let copying = project.phase("PBXCopyFilesBuildPhase", [])
    project.target("Widget", type: "app-extension", more: [("buildPhases", [.string(phase)])])
    project.target("Copier", more: [("buildPhases", [.string(copying)])])
    let sets = [phase, copying].map {
      project.add(
        "PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet",
        [("buildPhase", .string($0)), ("membershipExceptions", ["A.swift"])])
    }
    project.objects.append(
      (
        "OTHER",
        [
          "isa": "PBXFileSystemSynchronizedRootGroup", "path": "Sources/Shop",
          "sourceTree": "<group>", "exceptions": .ids(sets),
        ]
      ))
    try folder.write(project)
    #expect(names(of: "Sources/Shop/A.swift") == ["Shop", "Widget"])
    #expect(names(of: "Sources/Shop/B.swift") == ["Shop"])
  }

  @Test mutating func `Copied folders and playgrounds are not compiled`() throws {
    try write(
      copiedFolders: ["Samples"],
      files: [
        "Shop/A.swift", "Shop/Samples/B.swift", "Shop/Samples/C.storyboard",
        "Shop/Try.playground/Contents.swift",
      ])
    #expect(names(of: "Sources/Shop/A.swift") == ["Shop"])
    #expect(names(of: "Sources/Shop/Samples/B.swift") == [])
    #expect(names(of: "Sources/Shop/Samples/C.storyboard") == ["Shop"])
    #expect(names(of: "Sources/Shop/Try.playground/Contents.swift") == [])
  }
}
