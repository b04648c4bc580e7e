import Foundation
import TestSupport
import Testing

@Suite struct StandardOutputTests {
  static let verbs = [
    ["list", "App"], ["walk", "App"], ["map", "App", "--no-check"], ["check", "App", "--no-cache"],
    ["rules"], ["describe", "App/Base.lproj/Main.storyboard"], ["generate", "App"],
    ["diff", "App/Base.lproj/Main.storyboard", "App/LaunchScreen.storyboard"], ["--help"],
    ["--version"],
    ["help", "list"], ["list", "--help"], ["--generate-completion-script", "zsh"],
    ["check", "App", "--no-cache", "--baseline", "-", "--write-baseline"],
    ["map", "App", "--no-check", "--output", "/dev/stdout"],
  ]

  private let folder: TemporaryFolder

  init() throws {
    folder = try ListFixture.write()
  }

  /// Runs a shell command, in which `"$@"` is the `segues` command.
  private func shell(_ line: String, _ arguments: [String]) throws -> Subprocess {
    try Subprocess.run(
      "/bin/sh", ["-c", line, "sh", Subprocess.product("segues")] + arguments, folder: folder.path)
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no full device"),
    arguments: verbs)
  func `A full disk exits with 2, and says why`(verb: [String]) throws {
    let run = try shell(#""$@" > /dev/full"#, verb)
    #expect(run.status == 2)
    #expect(run.errors.contains("No space left on device"))
  }

  @Test func `A file size limit exits with 2, and not by a signal`() throws {
    let run = try shell(#"ulimit -f 0; "$@" > out"#, ["list", "App"])
    #expect(run.status == 2)
    #expect(run.errors.contains("standard output cannot be written: File too large"))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "no full device"))
  func `A full device named by an option exits with 2, and stays a device`() throws {
    for arguments in [
      ["map", "App", "--no-check", "--output", "/dev/full"],
      ["check", "App", "--no-cache", "--format", "json=/dev/full"],
      ["generate", "App", "--output", "/dev/full"],
      ["check", "App", "--no-cache", "--baseline", "/dev/full", "--write-baseline"],
    ] {
      let run = try Subprocess.run(Subprocess.product("segues"), arguments, folder: folder.path)
      #expect(run.status == 2)
      #expect(run.errors.contains("“/dev/full” cannot be written: No space left on device"))
    }
    var status = stat()
    #expect(lstat("/dev/full", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(arguments: [
    ["map", "App", "--no-check", "--output", "/dev/null"],
    ["check", "App", "--no-cache", "--format", "sarif=/dev/null"],
    ["generate", "App", "--output", "/dev/null"],
  ])
  func `Output to the null device is discarded, and the device stays`(arguments: [String]) throws {
    let run = try Subprocess.run(Subprocess.product("segues"), arguments, folder: folder.path)
    #expect(run.status != 2)
    var status = stat()
    #expect(lstat("/dev/null", &status) == 0)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test(arguments: verbs, ["", "trap '' PIPE; "])
  func `A closed pipe ends a command by its signal, even if that is ignored`(
    verb: [String], preparation: String
  ) throws {
    let output = Pipe()
    let errors = Pipe()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments =
      ["-c", preparation + #"exec "$@""#, "sh", Subprocess.product("segues")] + verb
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = output
    process.standardError = errors
    try output.fileHandleForReading.close()
    try process.run()
    try errors.fileHandleForWriting.close()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(process.terminationStatus == SIGPIPE)
    #expect(text.isEmpty)
  }

  @Test func `A closed standard output exits with 2, and no file takes its place`() throws {
    let run = try shell(
      #""$@" >&-"#, ["check", "App", "--no-cache", "--format", "json=report.json"])
    #expect(run.status == 2)
    #expect(run.errors.contains("standard output cannot be written"))
    let report = try String(contentsOfFile: folder.path("report.json"), encoding: .utf8)
    #expect(report.hasPrefix("{") && report.hasSuffix("}\n"))
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1"])
  func `A dash and the path of standard output mean it everywhere`(name: String) throws {
    let map = try segues("map", "App", "--no-check", "--format", "dot", in: folder)
    #expect(
      try segues("map", "App", "--no-check", "--format", "dot", "-o", name, in: folder).output
        == map.output)
    let check = try segues("check", "App", "--no-cache", "--format", "json", in: folder)
    let json = try segues("check", "App", "--no-cache", "--format", "json=\(name)", in: folder)
    #expect(json.output.hasPrefix(check.output))
    if name == "-" { #expect(json.output == check.output) }
    let code = try segues("generate", "App", in: folder)
    #expect(try segues("generate", "App", "--output", name, in: folder).output == code.output)
    #expect(!FileManager.default.fileExists(atPath: folder.path("-")))
  }

  @Test func `A baseline may go to standard output, and is not read from it`() throws {
    let written = try segues(
      "check", "App", "--no-cache", "--baseline", "-", "--write-baseline", in: folder)
    #expect(written.status == 0)
    #expect(written.output.hasPrefix("{\n  \"version\": 1,\n  \"findings\": "))
    let read = try segues("check", "App", "--no-cache", "--baseline", "-", in: folder)
    #expect(read.status == 2)
    #expect(read.errors.contains("name a file"))
  }

  @Test func `Appended output does not replace the file`() throws {
    let run = try shell(
      #"echo before > log; "$@" >> log; echo after >> log; cat log"#,
      ["map", "App", "--no-check", "--format", "mermaid", "--output", "/dev/stdout"])
    #expect(run.output.hasPrefix("before\nflowchart LR\n"))
    #expect(run.output.hasSuffix("\nafter\n"))
  }
}
