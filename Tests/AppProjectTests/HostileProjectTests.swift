import AppProject
import TestSupport
import Testing

@Suite("Projects that contradict themselves")
struct HostileProjectTests {
  private let folder: TemporaryFolder
  private var project = ProjectText()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The targets of Page.swift, which the project's only target has among other files.
  private mutating func names(with files: [String]) throws -> [String] {
    let page = project.file("Page.swift")
    project.target("Shop", sources: files + [page])
    try folder.write(project, files: ["Page.swift"])
    return folder.membership().targetNames(of: folder.path("Page.swift"))
  }

  @Test mutating func `Groups that contain each other have no path`() throws {
    let outer = project.group(path: "a")
    let inner = project.group(path: "b", in: outer)
    project.put(outer, in: inner)
    let file = project.file("Lost.swift", in: inner)
    try folder.write("", to: "a/b/Lost.swift")
    #expect(try names(with: [file]) == ["Shop"])
    #expect(!folder.membership().contains(folder.path("a/b/Lost.swift")))
  }

  @Test mutating func `A file in several groups has the path of the first group`() throws {
    let groups = (0..<8).map { project.group(path: "g\($0)") }
    let file = project.file("Twice.swift", in: groups[5])
    for group in groups.reversed() { project.put(file, in: group) }
    for number in 0..<8 { try folder.write("", to: "g\(number)/Twice.swift") }
    #expect(try names(with: [file]) == ["Shop"])
    #expect(folder.membership().targetNames(of: folder.path("g0/Twice.swift")) == ["Shop"])
  }

  @Test mutating func `Missing objects are left out`() throws {
    let empty = project.add("PBXVariantGroup", [("children", ["GONE"])])
    let odd = project.add("PBXFileReference", [("path", ["a", "list"]), ("sourceTree", [:])])
    let children = project.add("PBXGroup", [("children", "no list")])
    project.objects.append(("STRING", "an object that is none"))
    #expect(try names(with: ["GONE", empty, odd, children, "STRING"]) == ["Shop"])
  }

  @Test mutating func `A target with values of wrong types is a target without files`() throws {
    project.target(
      "Odd",
      more: [
        ("buildPhases", "no list"), ("name", ["a"]), ("buildConfigurationList", ["a"]),
        ("fileSystemSynchronizedGroups", [[:]]), ("packageProductDependencies", [["a"]]),
      ])
    #expect(try names(with: []) == ["Shop"])
  }

  @Test mutating func `Three thousand nested groups don't overflow the stack`() throws {
    var group = "main"
    for _ in 0..<3_000 { group = project.group(path: "a", in: group) }
    let deep = project.file("Deep.swift", in: group)
    #expect(try names(with: [deep]) == ["Shop"])
  }

  @Test mutating func `Names may contain any characters`() throws {
    let name = "\"}; <<<<<<< 🛒\n\u{1}" + String(repeating: "x", count: 10_000)
    let file = project.file(name)
    project.target(name, sources: [file])
    #expect(try names(with: [file]) == ["Shop"])
    #expect(folder.membership().targets.map(\.name).contains(name))
  }

  @Test mutating func `A path may climb above the root of the disk`() throws {
    let climbing = project.file(String(repeating: "../", count: 1000) + "Page.swift")
    #expect(try names(with: [climbing]) == ["Shop"])
  }

  @Test mutating func `The order of a project's objects doesn't matter`() throws {
    let group = project.group(path: "Pages")
    let files = (0..<20).map { project.file("P\($0).swift", in: group) }
    project.target("Shop", sources: files)
    project.target("Kiosk", sources: files.reversed())
    try folder.write(project, files: (0..<20).map { "Pages/P\($0).swift" })
    let first = folder.membership()
    project.objects.reverse()
    try folder.write(project)
    let second = folder.membership()
    #expect(first.targets == second.targets)
    for index in 0..<20 {
      let file = folder.path("Pages/P\(index).swift")
      #expect(first.targetIndices(of: file) == [0, 1])
      #expect(second.targetIndices(of: file) == [0, 1])
    }
  }
}
