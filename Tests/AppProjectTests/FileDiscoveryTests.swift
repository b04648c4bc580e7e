import AppProject
import FilesAndPaths
import Findings
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

  @Test func `An extension in capitals is that of a storyboard or xib, too`() throws {
    try write("Feed.Storyboard", "Cell.XIB")
    #expect(found() == ["Cell.XIB", "Feed.Storyboard"])
  }

  @Test(arguments: [
    "build", "DerivedData", ".build", "Pods", "Carthage", "node_modules", ".git", "App.app",
    "App.app.dSYM", "Kit.framework", "Images.xcassets", "de.xcloc",
  ])
  func `Build products, dependencies and hidden folders are skipped`(name: String) throws {
    try write("Main.storyboard", "\(name)/Other.storyboard", "Sub/\(name)/Other.storyboard")
    #expect(found() == ["Main.storyboard"])
  }

  @Test func `A folder with the name of a picture is searched, also for pictures`() throws {
    try write("Flow.pdf/Main.storyboard", "Flow.pdf/Icon.png")
    let files = FileDiscovery(findsImages: true).files(below: [folder.path])
    #expect(files.interfaceFiles == [folder.path("Flow.pdf/Main.storyboard")])
    #expect(files.imageFiles == [folder.path("Flow.pdf/Icon.png")])
  }

  @Test func `A hidden file next to a storyboard is left out`() throws {
    try write("Main.storyboard", "._Main.storyboard", "Sub/._Cell.xib")
    #expect(found() == ["Main.storyboard"])
    #expect(problems().isEmpty)
  }

  @Test func `A folder that the user names is searched whatever its name`() throws {
    try write("Pods/Kit/Kit.storyboard")
    let files = FileDiscovery().files(below: [folder.path("Pods")])
    #expect(files.interfaceFiles == [folder.path("Pods/Kit/Kit.storyboard")])
  }

  @Test func `Excluded files and folders are left out with everything below`() throws {
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

  @Test func `A link to a parent folder does not make the search endless`() throws {
    try write("App/Main.storyboard")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Loop"), withDestinationPath: folder.path)
    #expect(found() == ["App/Main.storyboard"])
  }

  @Test func `A folder named like a storyboard is reported, and searched`() throws {
    try write("Odd.storyboard/Main.storyboard", "App.storyboardc/Info.plist", "Some.xib/x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Link.xib"), withDestinationPath: folder.path("Some.xib"))
    #expect(found() == ["Odd.storyboard/Main.storyboard"])
    #expect(
      problems() == [
        "Link.xib unreadable-file", "Odd.storyboard unreadable-file", "Some.xib unreadable-file",
      ])
  }

  @Test func `A folder named like a source is searched`() throws {
    try write("SQLite.swift/App/Main.storyboard", "SQLite.swift/App/List.swift")
    #expect(found() == ["SQLite.swift/App/Main.storyboard"])
    let files = FileDiscovery(findsSources: true).files(below: [folder.path])
    #expect(files.interfaceFiles == [folder.path("SQLite.swift/App/Main.storyboard")])
    #expect(files.swiftFiles == [folder.path("SQLite.swift/App/List.swift")])
    #expect(files.problems.isEmpty)
  }

  @Test func `A name that is not UTF-8 is reported, whether of a file or of a folder`() throws {
    try write("Main.storyboard")
    var file = Array(folder.path("Bad").utf8CString.dropLast()) + [-1]
    file += Array(".storyboard".utf8CString)
    let descriptor = creat(file, 0o644)
    // Apple's file systems reject such a name.
    guard descriptor >= 0 else { return }
    close(descriptor)
    var sub = Array(folder.path("Sub").utf8CString.dropLast()) + [-2, 0]
    try #require(mkdir(&sub, 0o755) == 0)
    #expect(found() == ["Main.storyboard"])
    #expect(
      problems() == ["Bad\u{FFFD}.storyboard unreadable-name", "Sub\u{FFFD} unreadable-name"])
    #expect(problems(excluding: "Bad*", "Sub*").isEmpty)
  }

  @Test func `Names that differ only in Unicode composition are one file, with a finding`() throws {
    try write("Caf\u{E9}.storyboard", "Cafe\u{301}.storyboard")
    guard try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2 else {
      return
    }
    #expect(found().map { Array($0.utf8) } == [Array("Cafe\u{301}.storyboard".utf8)])
    #expect(problems() == ["Caf\u{E9}.storyboard colliding-names"])
  }

  @Test func `Paths that differ only in Unicode composition are one file, with a finding`() throws {
    try write("Caf\u{E9}.storyboard", "Cafe\u{301}.storyboard")
    guard try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 2 else {
      return
    }
    let paths = ["Caf\u{E9}.storyboard", "Cafe\u{301}.storyboard"].map(folder.path)
    let found = FileDiscovery().files(below: paths)
    #expect(found.interfaceFiles.map { Array($0.utf8) } == [Array(paths[0].utf8)])
    #expect(found.problems.map(\.kind) == [.equivalentName("Caf\u{E9}.storyboard")])
    #expect(FileDiscovery().files(below: [paths[0], paths[0]]).problems.isEmpty)
  }

  @Test func `Names that differ in case are both read, and reported`() throws {
    try write("Main.storyboard", "main.storyboard", "Other/MAIN.storyboard")
    guard try FileManager.default.contentsOfDirectory(atPath: folder.path).count == 3 else {
      return
    }
    #expect(found() == ["Main.storyboard", "Other/MAIN.storyboard", "main.storyboard"])
    #expect(problems() == ["main.storyboard colliding-names"])
  }

  @Test func `A broken link named like a file to read is reported`() throws {
    for name in ["Info.plist", "List.swift", "Main.storyboard", "Podfile", "README.md"] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path(name), withDestinationPath: folder.path("gone"))
    }
    #expect(found().isEmpty)
    #expect(
      problems() == [
        "Info.plist unreadable-file", "Main.storyboard unreadable-file",
        "Podfile unreadable-file",
      ])
    let withSources = FileDiscovery(findsSources: true).files(below: [folder.path])
    #expect(withSources.problems.count == 4)
  }

  @Test(.enabled(if: geteuid() != 0))
  func `A folder without permissions is reported`() throws {
    try write("Main.storyboard", "Closed/Other.storyboard")
    try #require(chmod(folder.path("Closed"), 0) == 0)
    defer { chmod(folder.path("Closed"), 0o755) }
    #expect(found() == ["Main.storyboard"])
    #expect(problems() == ["Closed unreadable-folder"])
  }

  /// Returns the path and the rule of each problem found.
  private func problems(excluding excludes: String...) -> [String] {
    FileDiscovery(excludes: excludes.map(GlobPattern.init)).files(below: [folder.path]).problems
      .map { "\($0.path.dropFirst(folder.path.count + 1)) \($0.finding.rule)" }
  }

  @Test func `A file that the user names is read as a storyboard, or reported as missing`() throws {
    try write("notes.txt")
    let files = FileDiscovery().files(below: [folder.path("notes.txt"), folder.path("gone")])
    #expect(files.interfaceFiles == [folder.path("notes.txt")])
    #expect(files.missingPaths == [folder.path("gone")])
  }

  @Test func `An Xcode project stands for its folder`() throws {
    try write("App.xcodeproj/project.pbxproj", "App/Main.storyboard")
    let files = FileDiscovery().files(below: [folder.path("App.xcodeproj/")])
    #expect(files.interfaceFiles == [folder.path("App/Main.storyboard")])
    #expect(files.projects == [folder.path("App.xcodeproj/project.pbxproj")])
  }

  @Test func `Of the files in a project, only project.pbxproj is read`() throws {
    try write(
      "App.xcodeproj/project.pbxproj", "App.xcodeproj/project_BACKUP_15200.pbxproj",
      "App.xcodeproj/project.old.pbxproj")
    let files = FileDiscovery().files(below: [folder.path])
    #expect(files.projects == [folder.path("App.xcodeproj/project.pbxproj")])
    #expect(files.interfaceFiles == [] && files.problems == [])
  }

  @Test func `Hundreds of nested folders are searched`() throws {
    // A path has at most 1,024 bytes on a Mac.
    let deep = (0..<400).map { _ in "a" }.joined(separator: "/")
    try write("\(deep)/Main.storyboard")
    #expect(found() == ["\(deep)/Main.storyboard"])
  }
}
