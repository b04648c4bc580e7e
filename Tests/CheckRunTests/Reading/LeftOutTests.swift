import CheckRun
import FilesAndPaths
import Findings
import Foundation
import TestSupport
import Testing

/// The files that a check leaves out.
@Suite struct LeftOutTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("class List {}", to: "App/List.swift")
  }

  /// Returns what is left out, as `path reason`.
  private func leftOut(_ change: (inout CheckRequest) -> Void = { _ in }) throws -> [String] {
    var request = CheckRequest(paths: [folder.path("App")])
    change(&request)
    return try CheckRun(request).run().leftOut.map { file in
      "\(file.path.dropFirst(folder.path("App/").count)) \(file.reason)"
    }
  }

  private func writeProject(listing file: String = "List.swift") throws {
    try folder.write(
      """
      { objects = {
        F = {isa = PBXFileReference; path = "\(file)"; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        T = {isa = PBXNativeTarget; name = Shop; buildPhases = (S, ); };
        S = {isa = PBXSourcesBuildPhase; files = (B, ); };
      }; }
      """, to: "App/Shop.xcodeproj/project.pbxproj")
  }

  @Test func `Files in no target are listed as left out, also from a cached outcome`() throws {
    for name in ["Old.swift", "Old.m", "Old.h", "Old.xib", "Old.txt"] {
      try folder.write("", to: "App/\(name)")
    }
    #expect(try leftOut() == [])
    try writeProject()
    let cache = try TemporaryFolder()
    for _ in 1...2 {
      #expect(
        try leftOut { $0.cache = .folder(cache.path("cache")) }
          == ["Old.m noTarget", "Old.swift noTarget", "Old.xib noTarget"])
    }
  }

  @Test func `A link to a folder is left out`() throws {
    try folder.write("class Kit {}", to: "Kit/Kit.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Kit"), withDestinationPath: "../Kit")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Kit.swift"), withDestinationPath: "../Kit/Kit.swift")
    #expect(try leftOut() == ["Kit link"])
  }

  @Test func `Whatever an option or the configuration excludes is left out`() throws {
    for name in ["Legacy/A.swift", "Old/A.swift", "Old/B.swift", "Old/C.txt"] {
      try folder.write("", to: "App/\(name)")
    }
    let filter = PathFilter(below: folder.path("App"), include: [], exclude: ["Old"])
    #expect(
      try leftOut {
        $0.excludes = ["Legacy"]
        $0.filter = filter
      } == ["Legacy excluded", "Old/A.swift excluded", "Old/B.swift excluded"])
  }

  @Test func `A link to nowhere is only reported if its folder isn't excluded`() throws {
    try folder.write("", to: "App/Old/A.swift")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("App/Old/Gone.swift"), withDestinationPath: "nowhere")
    for (excluded, rules) in [("Other", ["unreadable-file"]), ("Old", [])] {
      var request = CheckRequest(paths: [folder.path("App")])
      request.filter = PathFilter(below: folder.path("App"), include: [], exclude: [excluded])
      #expect(try CheckRun(request).run().findings.map(\.rule) == rules)
    }
  }

  @Test(arguments: ["Long.swift", "Long.m"])
  func `A source that is too large is left out`(name: String) throws {
    try folder.write(String(repeating: "// long\n", count: 1 << 20) + " ", to: "App/\(name)")
    #expect(try leftOut() == ["\(name) tooLarge"])
  }

  @Test func `Files outside the checked folder are not listed as left out`() throws {
    try writeProject(listing: "List/Row.swift")
    try folder.write("class Row {}", to: "App/List/Row.swift")
    try folder.write("", to: "App/Old.swift")
    let outcome = try CheckRun(CheckRequest(paths: [folder.path("App/List")])).run()
    #expect(outcome.leftOut == [])
  }
}
