import Foundation
import TestSupport
import Testing

/// A git repository whose every setting, hook and attribute would run a program that leaves a file
/// behind, the canary.
struct TrappedRepository {
  let folder: TemporaryFolder
  /// A folder outside the repository.
  private let outside: TemporaryFolder
  private let script: String

  init() throws {
    folder = try TemporaryFolder()
    outside = try TemporaryFolder()
    script = try outside.write(
      "#!/bin/sh\ntouch '\(outside.path("canary"))'\ncat 2>/dev/null\nexit 0\n", to: "trap.sh")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    try git("init", "-q", "-b", "main")
    try folder.write(VersionedFolder.storyboard(), to: "App/Main.storyboard")
    try folder.write(Self.code, to: "App/List.swift")
    try commit("first")
    try folder.write(VersionedFolder.storyboard(segue: "other"), to: "App/Main.storyboard")
  }

  static let code = """
    class ListViewController: UIViewController {
      func open() { performSegue(withIdentifier: "showDetail", sender: nil) }
    }
    class DetailViewController: UIViewController {}

    """

  /// A path outside the repository.
  func outside(_ name: String) -> String { outside.path(name) }

  /// Whether a trap has been triggered since the last call.
  func canaryAppeared() throws -> Bool {
    let canary = outside.path("canary")
    guard FileManager.default.fileExists(atPath: canary) else { return false }
    try FileManager.default.removeItem(atPath: canary)
    return true
  }

  /// Runs git as a user who trusts the repository would.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let run = try Subprocess.run(
      "/usr/bin/env",
      ["git", "-c", "user.name=a", "-c", "user.email=a@b", "-c", "commit.gpgsign=false"]
        + arguments,
      folder: folder.path, environment: ["GIT_CONFIG_GLOBAL": "/dev/null"])
    try #require(run.status == 0, "git \(arguments): \(run.errors)")
    return run.output
  }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", message)
  }

  /// Points every setting that can name a program to the trap.
  func setTraps() throws {
    try folder.write(
      "*.storyboard filter=trap diff=trap merge=trap\n*.swift filter=trap diff=trap\n",
      to: ".gitattributes")
    for key in [
      "core.fsmonitor", "core.sshCommand", "core.gitProxy", "core.pager", "core.editor",
      "core.askPass", "core.alternateRefsCommand", "credential.helper", "diff.external",
      "diff.trap.command", "diff.trap.textconv", "filter.trap.clean", "filter.trap.smudge",
      "filter.trap.process", "merge.trap.driver", "gpg.program", "pager.diff", "pager.ls-files",
      "sequence.editor", "uploadpack.packObjectsHook", "alias.cat-file", "alias.ls-tree",
      "alias.rev-parse",
    ] {
      try git("config", key, key.hasPrefix("alias.") ? "!\(script)" : script)
    }
    for hook in [
      "post-index-change", "post-checkout", "reference-transaction", "pre-auto-gc",
      "fsmonitor-watchman", "query-watchman",
    ] {
      let path = ".git/hooks/\(hook)"
      try folder.write("#!/bin/sh\n'\(script)'\n", to: path)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path(path))
    }
  }

  /// Makes git fetch missing objects through a program, and removes an object.
  func makePartial() throws {
    for (key, value) in [
      ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", "origin"),
      ("remote.origin.url", "ext::\(script)"), ("remote.origin.promisor", "true"),
      ("remote.origin.uploadpack", script), ("protocol.ext.allow", "always"),
    ] {
      try git("config", key, value)
    }
    let object = try git("rev-parse", "HEAD:App/Main.storyboard").prefix { !$0.isNewline }
    try FileManager.default.removeItem(
      atPath: folder.path(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))"))
  }

  /// Lays out the app's folder as a bare repository, as any checkout can contain one.
  func embedBareRepository() throws {
    for name in ["objects", "refs"] {
      try FileManager.default.createDirectory(
        atPath: folder.path("App/\(name)"), withIntermediateDirectories: true)
    }
    try folder.write("ref: refs/heads/main\n", to: "App/HEAD")
    try folder.write(
      "[core]\n\trepositoryformatversion = 0\n\tworktree = .\n\tfsmonitor = \(script)\n",
      to: "App/config")
    try FileManager.default.copyItem(
      atPath: folder.path(".git/index"), toPath: folder.path("App/index"))
  }
}
