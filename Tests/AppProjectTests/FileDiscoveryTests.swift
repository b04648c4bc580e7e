import AppProject
import Foundation
import TestSupport
import Testing

@Suite struct FileDiscoveryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func write(_ names: String...) throws {
    for name in names { try folder.write("", to: name) }
  }

  private func found(excluding excludes: String...) -> [String] {
    FileDiscovery(excludes: excludes.map(GlobPattern.init)).files(below: [folder.path])
      .interfaceFiles.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func `Storyboards and xibs are found at any depth, sorted`() throws {
    try write("B.storyboard", "a/b/c/A.storyboard", "a/Cell.xib", "a/View.swift")
    #expect(found() == ["B.storyboard", "a/Cell.xib", "a/b/c/A.storyboard"])
  }

  @Test(arguments: [
    "build", "DerivedData", ".build", "Pods", "Carthage", "node_modules", ".git", "App.app",
    "Kit.framework", "Images.xcassets", "de.xcloc",
  ])
  func `Build products, dependencies and hidden folders are skipped`(name: String) throws {
    try write("Main.storyboard", "\(name)/Other.storyboard", "Sub/\(name)/Other.storyboard")
    #expect(found() == ["Main.storyboard"])
  }

  @Test func `A folder that the user names is searched whatever it is called`() throws {
    try write("Pods/Kit/Kit.storyboard")
    let files = FileDiscovery().files(below: [folder.path("Pods")])
    #expect(files.interfaceFiles == [folder.path("Pods/Kit/Kit.storyboard")])
  }

  @Test func `What an exclude matches is left out with everything below`() throws {
    try write("Main.storyboard", "Legacy/A.storyboard", "App/Legacy/B/C.storyboard")
    #expect(found(excluding: "Legacy") == ["Main.storyboard"])
  }

  @Test func `A file that two paths lead to is found once`() throws {
    try write("App/Main.storyboard")
    let paths = [folder.path, folder.path("App"), folder.path("App/Main.storyboard")]
    let all = FileDiscovery().files(below: paths)
    #expect(all.interfaceFiles == [folder.path("App/Main.storyboard")])
    #expect(all == FileDiscovery().files(below: paths.reversed()))
  }

  @Test func `A link to a folder above does not make the search endless`() throws {
    try write("App/Main.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Loop"), withDestinationPath: folder.path)
    #expect(found() == ["App/Main.storyboard"])
  }

  @Test func `A folder that is called like a storyboard is none`() throws {
    try write("Odd.storyboard/Main.storyboard")
    #expect(found().isEmpty)
  }

  @Test func `A named file is read as a storyboard, a missing one is told`() throws {
    try write("notes.txt")
    let files = FileDiscovery().files(below: [folder.path("notes.txt"), folder.path("gone")])
    #expect(files.interfaceFiles == [folder.path("notes.txt")])
    #expect(files.missingPaths == [folder.path("gone")])
  }

  @Test func `An Xcode project stands for the folder that it is in`() throws {
    try write("App.xcodeproj/project.pbxproj", "App/Main.storyboard")
    let files = FileDiscovery().files(below: [folder.path("App.xcodeproj/")])
    #expect(files.interfaceFiles == [folder.path("App/Main.storyboard")])
    #expect(files.projects == [folder.path("App.xcodeproj/project.pbxproj")])
  }

  @Test func `A thousand nested folders are searched`() throws {
    let deep = (0..<1_000).map { _ in "a" }.joined(separator: "/")
    try write("\(deep)/Main.storyboard")
    #expect(found() == ["\(deep)/Main.storyboard"])
  }
}
