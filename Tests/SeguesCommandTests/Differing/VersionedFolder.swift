import Foundation
import TestSupport
import Testing

/// A git repository with two versions of a storyboard: the second is only on disk.
struct VersionedFolder {
  static let name = "App/Main.storyboard"

  static func storyboard(
    segue: String = "showDetail", class name: String = "DetailViewController", tools: String = "1"
  ) -> StoryboardText {
    StoryboardText(
      initial: "list", attributes: [("toolsVersion", tools)],
      scenes: [
        .controller(
          "list", class: "ListViewController",
          segues: [SegueText("show", to: "detail", id: "s", identifier: segue, from: .button)]),
        .controller("detail", class: name),
      ])
  }

  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init", "-q", "-b", "main")
    try folder.write(Self.storyboard(), to: Self.name)
    try commit("first")
    try folder.write(Self.storyboard(segue: "showBook", tools: "2"), to: Self.name)
  }

  @discardableResult
  func git(_ arguments: String..., environment: [String: String] = [:]) throws -> String {
    let fixed = [
      "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_AUTHOR_NAME": "a",
      "GIT_AUTHOR_EMAIL": "a@b", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b",
    ]
    let run = try Subprocess.run(
      "/usr/bin/env", ["git"] + arguments, folder: folder.path,
      environment: fixed.merging(environment) { $1 })
    try #require(run.status == 0, "git \(arguments): \(run.errors)")
    return run.output
  }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  /// Makes git use a driver for storyboards.
  func attach(_ configuration: (String, String)...) throws {
    try folder.write("*.storyboard diff=storyboard\n", to: ".gitattributes")
    for (key, value) in configuration { try git("config", "diff.storyboard.\(key)", value) }
  }

  /// The program, quoted for a shell.
  static var program: String { "'\(Subprocess.product("segues"))'" }
}
