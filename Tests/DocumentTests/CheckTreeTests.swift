import Foundation
import TestSupport
import Testing

/// `Scripts/check-tree` reports what it is for, and nothing that is good English.
@Suite struct CheckTreeTests {
  private let folder: TemporaryFolder

  /// Makes a repository that passes.
  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path("Scripts"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: PackageFolder.path + "/Scripts/check-tree", toPath: folder.path("Scripts/check-tree"))
    let consumer = "IntegrationTests/Consumer/Sources"
    for app in ["\(consumer)/Trails", "\(consumer)/MacTrails"] {
      for variant in ["ByHand", "Generated"] {
        try folder.write(
          "customModule=\"Trails\(variant)\"\n", to: "\(app)\(variant)/Main.storyboard")
      }
    }
    let git = try Subprocess.run("/usr/bin/env", ["git", "init", "-q"], folder: folder.path)
    try #require(git.status == 0, "\(git.errors)")
  }

  @Test func `A clean tree passes`() throws {
    let run = try check()
    #expect(run.status == 0)
    #expect(run.output == "")
  }

  @Test(arguments: try examples("-"))
  func `A phrase that readers stumble over is reported with its place`(line: String) throws {
    try folder.write("\n\(line)\n", to: "Sources/File.swift")
    let run = try check()
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("Sources/File.swift:2: "))
    #expect(run.output.hasSuffix(": \(line)\n"))
    #expect(run.output.count { $0 == "\n" } == 1)
  }

  @Test(arguments: try examples("+"))
  func `Good English passes`(line: String) throws {
    try folder.write("\(line)\n", to: "Sources/File.swift")
    let run = try check()
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test func `Only the first line of a comment has to begin with a noun or verb`() throws {
    try folder.write("/// A rule.\n/// What it finds is an error.\n", to: "Sources/File.swift")
    let run = try check()
    #expect(run.output == "")
    #expect(run.status == 0)
  }

  @Test func `Text of pages is checked, but not their code`() throws {
    let text = "It was men\("ded")."
    try folder.write("```\n\(text)\n```\n\(text)\n", to: "Page.md")
    let run = try check()
    #expect(run.status == 1)
    #expect(run.output == "Page.md:4: say “fix”: \(text)\n")
  }

  @Test func `A path of one machine is reported`() throws {
    try folder.write("let path = \"/\("home")/me/file\"\n", to: "Sources/File.swift")
    let run = try check()
    #expect(run.status == 1)
    #expect(run.output.hasPrefix("a path of one machine: Sources/File.swift:1:"))
  }

  @Test func `A file of more than 500 lines is reported`() throws {
    try folder.write(String(repeating: "\n", count: 501), to: "Sources/File.swift")
    try folder.write(String(repeating: "\n", count: 500), to: "Sources/Other.swift")
    let run = try check()
    #expect(run.status == 1)
    #expect(run.output == "Sources/File.swift has 501 lines, and the limit is 500\n")
  }

  @Test func `Storyboards that should be equal but differ are reported`() throws {
    try folder.write(
      "customModule=\"Other\"\n",
      to: "IntegrationTests/Consumer/Sources/MacTrailsGenerated/Main.storyboard")
    let run = try check()
    #expect(run.status == 1)
    #expect(run.output.contains("differ in more than the module's name"))
  }

  /// The lines of `Scripts/check-tree.examples` that begin with a mark.
  private static func examples(_ mark: Character) throws -> [String] {
    let text = try PackageFolder.text(of: "Scripts/check-tree.examples")
    return text.split(separator: "\n").filter { $0.first == mark }.map { String($0.dropFirst(2)) }
  }

  private func check() throws -> Subprocess {
    let git = try Subprocess.run("/usr/bin/env", ["git", "add", "-A"], folder: folder.path)
    try #require(git.status == 0, "\(git.errors)")
    return try Subprocess.run(folder.path("Scripts/check-tree"), [], folder: folder.path)
  }
}
