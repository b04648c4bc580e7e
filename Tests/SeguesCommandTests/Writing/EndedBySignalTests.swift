import Foundation
import TestSupport
import Testing

/// A process that is ended by a signal leaves no files behind, or a later one deletes them.
@Suite(.timeLimit(.minutes(60))) struct EndedBySignalTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try ListFixture.write()
    try folder.write("", to: "tmp/kept")
    // Replaces git, and is slow to list files. The temporary folder exists by then.
    let git = try folder.write(
      """
      #!/bin/sh
      case "$*" in *ls-tree*) sleep 20; touch '\(folder.path("late"))'; exit;; esac
      PATH=$REAL_PATH exec git "$@"
      """, to: "bin/git")
    #expect(chmod(git, 0o755) == 0)
    for arguments in [
      ["init", "--quiet"], ["add", "App"],
      ["-c", "user.name=a", "-c", "user.email=a@b.c", "commit", "--quiet", "--message", "First"],
    ] {
      #expect(
        try Subprocess.run("/usr/bin/env", ["git"] + arguments, folder: folder.path).status == 0)
    }
  }

  /// Starts the tool, or a shell that runs it.
  private func start(_ arguments: [String], under script: String? = nil) throws -> Process {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let process = Process()
    let tool = Subprocess.product("segues")
    process.executableURL = URL(fileURLWithPath: script == nil ? tool : "/bin/sh")
    process.arguments = (script.map { ["-c", $0, "sh", tool] } ?? []) + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.environment = ProcessInfo.processInfo.environment.merging([
      "TMPDIR": folder.path("tmp"), "PATH": "\(folder.path("bin")):\(path)", "REAL_PATH": path,
    ]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    return process
  }

  private var scratchFolders: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path("tmp")))?
      .filter { $0.hasPrefix("segues-scratch-") } ?? []
  }

  /// Starts a comparison with a revision, and waits until it has created a new temporary folder.
  private func startComparison(
    besides others: [String] = [], under script: String? = nil
  ) throws -> Process {
    let process = try start(["check", "App", "--no-cache", "--since", "HEAD"], under: script)
    while scratchFolders.allSatisfy(others.contains), process.isRunning { usleep(10_000) }
    #expect(process.isRunning)
    return process
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `A terminating signal ends the process, and its folder is deleted`(
    number: Int32
  ) throws {
    let process = try startComparison()
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == number)
    #expect(scratchFolders.isEmpty)
  }

  @Test func `A signal that was ignored, as under nohup, stays ignored`() throws {
    let process = try startComparison(under: "trap '' HUP; exec \"$@\"")
    kill(process.processIdentifier, SIGHUP)
    usleep(1_000_000)
    #expect(process.isRunning)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    #expect(process.terminationStatus == SIGTERM)
  }

  @Test func `A signal also ends git, which does not receive the terminal's signals`() throws {
    let process = try startComparison()
    // Git is running once nothing else changes any more.
    usleep(3_000_000)
    kill(process.processIdentifier, SIGTERM)
    process.waitUntilExit()
    usleep(22_000_000)
    #expect(!FileManager.default.fileExists(atPath: folder.path("late")))
  }

  @Test func `The next process deletes files of a killed one, but not of a living one`() throws {
    let killed = try startComparison()
    let left = scratchFolders
    kill(killed.processIdentifier, SIGKILL)
    killed.waitUntilExit()
    #expect(scratchFolders == left && left.count == 1)
    let leftFolder = try #require(left.first)
    let living = try startComparison(besides: left)
    defer {
      kill(living.processIdentifier, SIGTERM)
      living.waitUntilExit()
    }
    while scratchFolders.contains(leftFolder), living.isRunning { usleep(10_000) }
    let kept = scratchFolders
    #expect(kept.count == 1 && kept != left)
    let keptFolder = try #require(kept.first)
    let other = try startComparison(besides: kept)
    #expect(scratchFolders.contains(keptFolder))
    kill(other.processIdentifier, SIGTERM)
    other.waitUntilExit()
    #expect(scratchFolders == kept)
    #expect(FileManager.default.fileExists(atPath: folder.path("tmp/kept")))
  }

  @Test(arguments: [SIGKILL, SIGTERM])
  func `A run that is ended while writing leaves only complete files`(
    number: Int32
  ) throws {
    for index in 0..<40 {
      try FileManager.default.copyItem(
        atPath: folder.path("App/Base.lproj/Main.storyboard"),
        toPath: folder.path("App/Copy\(index).storyboard")
      )
    }
    func generate(_ round: Int) throws -> Process {
      let access = round % 2 == 0 ? "public" : "internal"
      return try start(["generate", "App", "--output", "Out", "--access", access])
    }
    let whole = try generate(0)
    whole.waitUntilExit()
    #expect(whole.terminationStatus == 0)
    for round in 1...12 {
      let process = try generate(round)
      usleep(useconds_t(round * 15_000))
      kill(process.processIdentifier, number)
      process.waitUntilExit()
    }
    let last = try generate(1)
    last.waitUntilExit()
    #expect(last.terminationStatus == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("Out"))
    #expect(names.allSatisfy { $0.hasSuffix(".storyboard.swift") })
    #expect(names.count >= 41)
  }
}
