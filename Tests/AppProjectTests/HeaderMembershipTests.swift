import AppProject
import TestSupport
import Testing

@Suite("Targets that a header belongs to")
struct HeaderMembershipTests {
  private let folder: TemporaryFolder
  private var project = ProjectText()

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Writes a project with the target Shop of these sources, and Kit of others.
  private mutating func write(
    shop: [String], kit: [String] = [], headersOfKit: [String] = [],
    settings: [(String, ProjectText.Value)] = [], files: [String]
  ) throws {
    let ofShop = shop.map { project.file($0) }
    let ofKit = kit.map { project.file($0) }
    let headers = headersOfKit.map { project.file($0) }
    project.target("Shop", sources: ofShop, settings: settings)
    project.target("Kit", type: "framework", sources: ofKit, headers: headers)
    try folder.write(project, files: shop + kit + files)
  }

  private func names(of file: String) -> [String] {
    folder.membership().targetNames(of: folder.path(file))
  }

  @Test mutating func `A header belongs to the source of the same name`() throws {
    try write(shop: ["a/Tiles.m", "a/Page.mm"], kit: ["a/Kit.m"], files: ["a/Tiles.h", "a/Kit.h"])
    #expect(names(of: "a/Tiles.h") == ["Shop"])
    #expect(names(of: "a/Kit.h") == ["Kit"])
  }

  @Test mutating func `A header belongs to each source of its name that is in a target`() throws {
    try write(
      shop: ["a/Tiles.m", "b/Page.mm", "c/Names.m"], kit: ["c/Names.mm"],
      files: ["a/Tiles.mm", "a/Tiles.h", "b/Page.m", "b/Page.h", "c/Names.h"])
    #expect(names(of: "a/Tiles.h") == ["Shop"])
    #expect(names(of: "b/Page.h") == ["Shop"])
    #expect(names(of: "c/Names.h") == ["Kit", "Shop"])
  }

  @Test mutating func `The header of a source without a target has no target`() throws {
    try write(shop: ["a/Tiles.m"], files: ["a/Old.m", "a/Old.h"])
    #expect(names(of: "a/Old.h") == [])
  }

  @Test mutating func `The header of a copy belongs to the source that has no header next to it`()
    throws
  {
    try write(
      shop: ["a/Tiles.m", "a/Page.m"],
      files: ["b/Tiles.m", "b/Tiles.h", "b/Page.m", "a/Page.h", "b/Page.h"])
    #expect(names(of: "b/Tiles.h") == ["Shop"])
    #expect(names(of: "b/Page.h") == [])
  }

  @Test mutating func `Other headers belong to the sources next to them`() throws {
    try write(shop: ["a/Tiles.m"], kit: ["b/Kit.m"], files: ["a/Names.h", "b/Names.h"])
    #expect(names(of: "a/Names.h") == ["Shop"])
    #expect(names(of: "b/Names.h") == ["Kit"])
  }

  @Test mutating func `A header in a folder of headers belongs to its source, or to sources above`()
    throws
  {
    try write(
      shop: ["Shop.m", "src/Tiles.m"], kit: ["Kit/src/Kit.m"],
      files: ["Kit/include/Kit.h", "include/Names.h"])
    #expect(names(of: "Kit/include/Kit.h") == ["Kit"])
    #expect(names(of: "include/Names.h") == ["Shop"])
  }

  @Test mutating func `A header that a target lists belongs to that target`() throws {
    try write(
      shop: ["a/Tiles.m"], kit: ["b/Kit.m"], headersOfKit: ["a/Tiles.h"], files: ["a/Tiles.h"])
    #expect(names(of: "a/Tiles.h") == ["Kit"])
  }

  @Test mutating func `A bridging header and a prefix header belong to the target that names them`()
    throws
  {
    try write(
      shop: ["Page.swift"],
      settings: [
        ("SWIFT_OBJC_BRIDGING_HEADER", "$(SRCROOT)/h/Bridge.h"), ("GCC_PREFIX_HEADER", "h/All.pch"),
      ], files: ["h/Bridge.h", "h/All.pch", "h/Old.m"])
    #expect(names(of: "h/Bridge.h") == ["Shop"])
    #expect(names(of: "h/All.pch") == ["Shop"])
  }
}
