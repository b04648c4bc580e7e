import Foundation
import TestSupport
import Testing

/// A hostile repository cannot make `segues` run programs, fetch objects or write outside it.
@Suite struct HostileRepositoryTests {
  private let app: TrappedRepository

  init() throws {
    app = try TrappedRepository()
  }

  private static let verbs = [
    ["diff", "--rev", "HEAD", "App"], ["diff", "--rev", "HEAD~1..HEAD", "App"],
    ["check", "App", "--since", "HEAD", "--no-cache"], ["map", "App", "--diff", "HEAD"],
  ]

  private func run(_ arguments: [String]) throws -> Subprocess {
    try Subprocess.run(Subprocess.product("segues"), arguments, folder: app.folder.path)
  }

  @Test(arguments: verbs) func `Settings, hooks, filters and drivers run nothing`(
    arguments: [String]
  ) throws {
    try app.commit("second")
    try app.setTraps()
    try app.folder.write(VersionedFolder.storyboard(), to: "App/Main.storyboard")
    _ = try app.canaryAppeared()
    let run = try run(arguments)
    #expect(run.errors.isEmpty)
    #expect(run.status == (arguments[0] == "diff" ? 1 : 0))
    #expect(try !app.canaryAppeared())
    // The traps work: git itself triggers them.
    try app.git("status")
    #expect(try app.canaryAppeared())
  }

  @Test func `As git's external diff program, segues runs no filter of the repository`() throws {
    let old = try app.folder.write("<document>\n", to: "old.storyboard")
    let new = try app.folder.write("<document>\n\n", to: "new.storyboard")
    try app.setTraps()
    let run = try run(
      ["diff", "--git-driver", "App/Main.storyboard", old, "0", "100644", new, "0", "100644"])
    #expect(run.output.contains("\n+"))
    #expect(try !app.canaryAppeared())
  }

  @Test(arguments: verbs) func `A folder laid out like a bare repository is just a folder`(
    arguments: [String]
  ) throws {
    try app.commit("second")
    try app.embedBareRepository()
    try app.folder.write(VersionedFolder.storyboard(), to: "App/Main.storyboard")
    let run = try run(arguments)
    #expect(run.errors.isEmpty)
    #expect(run.status != 2)
    #expect(try !app.canaryAppeared())
  }

  @Test(arguments: [verbs[0], verbs[2], verbs[3]])
  func `Objects missing in a partial clone are not fetched, and the message says so`(
    arguments: [String]
  ) throws {
    try app.makePartial()
    let run = try run(arguments)
    #expect(run.status == 2)
    #expect(run.errors.contains("doesn't have the old contents of “App/Main.storyboard”"))
    #expect(try !app.canaryAppeared())
  }

  @Test(arguments: verbs) func `A repository of another user exits with 2 and says what to do`(
    arguments: [String]
  ) throws {
    let run = try Subprocess.run(
      Subprocess.product("segues"), arguments, folder: app.folder.path,
      environment: ["GIT_TEST_ASSUME_DIFFERENT_OWNER": "1"])
    #expect(run.status == 2)
    #expect(run.errors.contains("because another user owns it; if you trust its contents, run git"))
  }

  @Test func `A link in an old commit is not followed`() throws {
    let victim = app.outside("victim")
    try FileManager.default.createDirectory(atPath: victim, withIntermediateDirectories: true)
    let link = app.folder.path("Shared.json")
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: victim)
    try app.commit("a link")
    try FileManager.default.removeItem(atPath: link)
    // Unknown to git, so it is linked into the folder with the old version.
    try app.folder.write("class Other {}\n", to: "Shared.json/Other.swift")
    let run = try run(["check", ".", "--since", "HEAD", "--no-cache"])
    #expect(run.status != 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: victim).isEmpty)
  }

  @Test func `Names in a tree that lead outside are left out`() throws {
    let object = try app.git("hash-object", "-w", "App/List.swift").prefix { !$0.isNewline }
    let inner = try Subprocess.run(
      "/usr/bin/env", ["git", "mktree"], input: "100644 blob \(object)\tEscaped.swift\n",
      folder: app.folder.path
    ).output.prefix { !$0.isNewline }
    let tree = try Subprocess.run(
      "/usr/bin/env", ["git", "mktree"],
      input: "040000 tree \(inner)\t..\n040000 tree \(inner)\tApp\n", folder: app.folder.path
    ).output.prefix { !$0.isNewline }
    try #require(!tree.isEmpty)
    let commit = try app.git("commit-tree", "-p", "HEAD", "-m", "x", String(tree))
      .prefix { !$0.isNewline }
    try app.git("update-ref", "HEAD", String(commit))
    for verb in [Self.verbs[0], Self.verbs[2], Self.verbs[3]] {
      #expect(try run(verb).errors.isEmpty)
    }
  }

  /// Names as arguments of the shell's `printf`.
  @Test(arguments: ["caf\\351.swift", String(repeating: "a", count: 300) + "/List.swift"])
  func `An impossible file name in the history does not stop the comparison`(name: String) throws {
    let object = try app.git("hash-object", "-w", "App/List.swift").prefix { !$0.isNewline }
    let add = "printf '100644 \(object)\\tApp/\(name)\\0' | git update-index -z --index-info"
    let added = try Subprocess.run("/bin/sh", ["-c", add], folder: app.folder.path)
    try #require(added.status == 0)
    try app.git("commit", "-q", "-m", "odd")
    #expect(try run(Self.verbs[2]).status != 2)
  }

  @Test func `A huge file in the history is rejected because of its size`() throws {
    let big = app.folder.path("App/Big.storyboard")
    try #require(FileManager.default.createFile(atPath: big, contents: Data(count: 65 << 20)))
    try app.commit("big")
    try FileManager.default.removeItem(atPath: big)
    let run = try run(Self.verbs[0])
    #expect(run.status == 2)
    #expect(run.errors.contains("App/Big.storyboard:1:1: error: the file has 68157440 bytes"))
    #expect(try self.run(Self.verbs[2]).status != 2)
  }

  @Test(arguments: ["^HEAD", "HEAD~1..HEAD", "HEAD...", "..", "^main^{commit}"])
  func `A range is rejected where a single commit is needed`(revision: String) throws {
    try app.commit("second")
    let run = try run(["check", "App", "--since", revision])
    #expect(run.status == 2)
    #expect(run.errors.contains("“\(revision)” is a range: name a single branch, tag or commit"))
  }

  @Test func `A revision that excludes commits, or contains a line end, is rejected`() throws {
    #expect(try run(["diff", "--rev", "^HEAD"]).errors.contains("“^HEAD” is a range"))
    for verb in [["diff", "--rev"], ["check", "App", "--since"], ["map", "App", "--diff"]] {
      for revision in ["-O/tmp/x", "--output=x", "HEAD\nHEAD"] {
        var verb = verb
        verb[verb.count - 1] += "=\(revision)"
        #expect(try run(verb).status == 2)
      }
    }
  }

  @Test func `A program named git in the current folder is not run`() throws {
    try app.folder.write("#!/bin/sh\ntouch '\(app.outside("canary"))'\n", to: "git")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: app.folder.path("git"))
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let run = try Subprocess.run(
      Subprocess.product("segues"), ["diff", "--rev", "HEAD"], folder: app.folder.path,
      environment: ["PATH": ".:" + path])
    #expect(run.status == 1)
    #expect(try !app.canaryAppeared())
  }

  /// Runs a command with a script in place of git.
  private func run(_ arguments: [String], withGit script: String) throws -> Subprocess {
    let program = app.outside("bin/git")
    try FileManager.default.createDirectory(
      atPath: app.outside("bin"), withIntermediateDirectories: true)
    try "#!/bin/sh\n\(script)\n".write(toFile: program, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
    return try Subprocess.run(
      Subprocess.product("segues"), arguments, folder: app.folder.path,
      environment: ["PATH": app.outside("bin") + ":/usr/bin:/bin"])
  }

  /// An older git runs `git remote-NAME` for an allowed protocol, and NAME may be an alias.
  @Test func `The name of the only allowed protocol differs every time`() throws {
    let log = app.outside("protocols")
    for _ in 0..<2 {
      let run = try run(
        ["diff", "--rev", "HEAD"], withGit: "echo \"$GIT_ALLOW_PROTOCOL\" >> '\(log)'; exit 1")
      #expect(run.status == 2)
    }
    let names = try String(contentsOfFile: log, encoding: .utf8).split(separator: "\n")
    #expect(names.count >= 2 && Set(names).count == names.count)
    #expect(names.allSatisfy { $0.count == 36 })
  }

  /// Git searches a folder that contains itself many times, without a file, silently for hours.
  @Test func `A git that writes nothing is stopped`() throws {
    let run = try run(["diff", "--rev", "HEAD"], withGit: "exec sleep 3000")
    #expect(run.status == 2)
    #expect(run.errors.contains("did not finish in a reasonable time"))
  }
}
