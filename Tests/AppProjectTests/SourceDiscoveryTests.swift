import AppProject
import Foundation
import TestSupport
import Testing

@Suite struct SourceDiscoveryTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for name in [
      "Shop/Page.swift", "Shop/Tiles.m", "Shop/Tiles.h", "Shop/Odd.mm", "Shop/Shop-Prefix.pch",
      "Shop/Tests/PageTests.swift", "Shop/code.c", "Shop/.#Page.swift", "Pods/Kit/Kit.swift",
      "Package.swift", "Package@swift-5.9.swift", "Podfile", "Cartfile", "project.yml",
      "Kit.podspec", "Main.storyboard", "Podfile.lock",
    ] {
      try folder.write("", to: name)
    }
  }

  private func relative(_ paths: [String]) -> [String] {
    paths.map { String($0.dropFirst(folder.path.count + 1)) }
  }

  @Test func `Sources are found if they are asked for`() {
    let files = FileDiscovery(findsSources: true).files(below: [folder.path])
    #expect(
      relative(files.swiftFiles) == [
        "Package.swift", "Package@swift-5.9.swift", "Shop/Page.swift", "Shop/Tests/PageTests.swift",
      ])
    #expect(
      relative(files.objectiveCFiles)
        == ["Shop/Odd.mm", "Shop/Shop-Prefix.pch", "Shop/Tiles.h", "Shop/Tiles.m"])
    #expect(
      relative(files.manifests) == [
        "Cartfile", "Kit.podspec", "Package.swift", "Package@swift-5.9.swift", "Podfile",
        "project.yml",
      ])
    #expect(relative(files.interfaceFiles) == ["Main.storyboard"])
    #expect(files.searchedFolders == [folder.path])
  }

  @Test func `Unless sources are asked for, only manifests and storyboards are found`() {
    let files = FileDiscovery().files(below: [folder.path])
    #expect(files.swiftFiles + files.objectiveCFiles == [])
    #expect(
      relative(files.manifests) == [
        "Cartfile", "Kit.podspec", "Package.swift", "Package@swift-5.9.swift", "Podfile",
        "project.yml",
      ])
    #expect(relative(files.interfaceFiles) == ["Main.storyboard"])
  }

  @Test func `A source that the user names is a source, and an unknown file is a storyboard`() {
    let paths = ["Shop/Page.swift", "Shop/Tiles.h", "Podfile.lock"].map(folder.path)
    let files = FileDiscovery(findsSources: true).files(below: paths)
    #expect(relative(files.swiftFiles) == ["Shop/Page.swift"])
    #expect(relative(files.objectiveCFiles) == ["Shop/Tiles.h"])
    #expect(relative(files.interfaceFiles) == ["Podfile.lock"])
    #expect(files.searchedFolders == [])
  }

  @Test func `A compiled xib is found as a file or a folder, which is not searched`() throws {
    for name in ["Row.nib", "Menu.nib/classes.nib", "Menu.nib/Old.swift", "Kit.app/Kit.nib"] {
      try folder.write("", to: "Nibs/\(name)")
    }
    let files = FileDiscovery(findsSources: true).files(below: [folder.path("Nibs")])
    #expect(relative(files.nibs) == ["Nibs/Menu.nib", "Nibs/Row.nib"])
    #expect(files.swiftFiles == [])
    #expect(files.problems.isEmpty)
    #expect(FileDiscovery().files(below: [folder.path("Nibs")]).nibs == [])
  }

  @Test func `A compiled xib that the user names is read as a xib`() throws {
    let path = try folder.write("", to: "Row.nib")
    let files = FileDiscovery(findsSources: true).files(below: [path])
    #expect(files.interfaceFiles == [path])
    #expect(files.nibs == [])
  }

  @Test func `A source and a link to it are found once`() throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("Shop/A.swift"), withDestinationPath: folder.path("Shop/Page.swift"))
    let files = FileDiscovery(findsSources: true).files(below: [folder.path("Shop")])
    #expect(relative(files.swiftFiles) == ["Shop/A.swift", "Shop/Tests/PageTests.swift"])
  }
}
