import Findings
import Foundation
import SeguesConfiguration
import TestSupport
import Testing

/// Paths in a configuration stay inside its project.
@Suite struct ProjectPathTests {
  static let keys = [
    "generate:\n  output:", "generate:\n  references:", "check:\n  baseline:",
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "Project/App/file")
  }

  private func read(_ text: String, in name: String = "Project") throws -> Configuration {
    try ConfigurationReader.read(try folder.write(text, to: "\(name)/.segues.yml"))
  }

  private func finding(_ text: String, in name: String = "Project") throws -> Finding {
    let error = #expect(throws: ConfigurationError.self) { try read(text, in: name) }
    return try #require(error?.findings.first)
  }

  @Test(arguments: keys, ["../out", "App/../../out", "/etc/hosts", "away/out", "dangling"])
  func `A path outside the project is an error at its line`(
    key: String, path: String
  ) throws {
    #expect(symlink("/etc", folder.path("Project/away")) == 0)
    #expect(symlink("../made", folder.path("Project/dangling")) == 0)
    let finding = try finding("\(key) \(path)\n")
    #expect(finding.location.line == 2)
    #expect(finding.message.contains("is outside the project"))
    #expect(finding.message.contains(path))
  }

  @Test(arguments: keys, [".git/hooks", ".GIT/x", "App/../.git", "inner/hooks"])
  func `A path into git's own folder is an error at its line`(
    key: String, path: String
  ) throws {
    try folder.write("", to: "Project/.git/HEAD")
    #expect(symlink(".git", folder.path("Project/inner")) == 0)
    let finding = try finding("\(key) \(path)\n")
    #expect(finding.location.line == 2)
    #expect(finding.message.contains("git's own folder"))
    #expect(finding.message.contains(path))
  }

  @Test(arguments: keys, ["out", "App/../out", "inner/file", "./App/new/file"])
  func `A path inside the project may be missing, and may be a link`(
    key: String, path: String
  ) throws {
    #expect(symlink("App", folder.path("Project/inner")) == 0)
    _ = try read("\(key) \(path)\n")
    _ = try read("\(key) '\(folder.path("Project/" + path))'\n")
  }

  @Test func `The project is the repository around the configuration`() throws {
    #expect(try finding("generate: {output: ../out}", in: "Project/App").message.contains("output"))
    try folder.write("", to: "Project/.git/HEAD")
    #expect(try read("generate: {output: ../out}", in: "Project/App").generate.output == "../out")
    #expect(
      try finding("generate: {output: ../../out}", in: "Project/App").message.contains("output"))
  }

  @Test func `Each of several references is checked`() throws {
    let finding = try finding("generate:\n  references:\n    - App\n    - ../Other\n")
    #expect(finding.location.line == 4)
  }

  @Test(.timeLimit(.minutes(60)))
  func `A pipe is neither a path nor a configuration`() throws {
    #expect(mkfifo(folder.path("Project/pipe"), 0o600) == 0)
    #expect(try finding("check: {baseline: pipe}").message.contains("a file or a folder"))
    #expect(throws: ConfigurationError.self) {
      try ConfigurationReader.read(folder.path("Project/pipe"))
    }
  }
}
