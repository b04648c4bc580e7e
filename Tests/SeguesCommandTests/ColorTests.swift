import Foundation
import TestSupport
import Testing

@Suite struct ColorTests {
  private func output(
    _ environment: [String: String], _ arguments: String...
  ) throws -> String {
    let folder = try ListFixture.write()
    return try withExtendedLifetime(folder) {
      try #require(
        try PseudoTerminal.output(
          of: Subprocess.product("segues"), ["walk", "App"] + arguments, folder: folder.path,
          environment: environment))
    }
  }

  @Test func `A terminal gets color`() throws {
    #expect(try output([:]).contains("\u{1B}[32mNothing throws an exception.\u{1B}[0m"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `A terminal that rejects color gets none`(environment: [String: String]) throws {
    let output = try output(environment)
    #expect(!output.contains("\u{1B}"))
    #expect(output.contains("Nothing throws an exception."))
  }

  @Test func `A pipe gets no color`() throws {
    #expect(try !segues("walk", "App", in: ListFixture.write()).output.contains("\u{1B}"))
  }

  private func pipe(_ environment: [String: String], _ arguments: String...) throws -> String {
    let folder = try ListFixture.write()
    return try Subprocess.run(
      Subprocess.product("segues"), ["walk", "App"] + arguments, folder: folder.path,
      // `swift test` rejects color if its own output is not a terminal.
      environment: ["NO_COLOR": ""].merging(environment) { $1 }
    ).output
  }

  @Test(arguments: [[:], ["TERM": "dumb"]] as [[String: String]])
  func `CLICOLOR_FORCE gives a pipe color`(environment: [String: String]) throws {
    let forced = environment.merging(["CLICOLOR_FORCE": "1"]) { $1 }
    #expect(try pipe(forced).contains("\u{1B}[32mNothing throws an exception.\u{1B}[0m"))
  }

  @Test func `CLICOLOR_FORCE gives no color if it is 0, or if something else rejects color`()
    throws
  {
    #expect(try !pipe(["CLICOLOR_FORCE": "0"]).contains("\u{1B}"))
    #expect(try !pipe(["CLICOLOR_FORCE": ""]).contains("\u{1B}"))
    #expect(try !pipe(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"]).contains("\u{1B}"))
    #expect(try !pipe(["CLICOLOR_FORCE": "1"], "--color", "never").contains("\u{1B}"))
  }

  @Test func `With --color never, a terminal gets no color`() throws {
    let output = try output([:], "--color", "never")
    #expect(!output.contains("\u{1B}"))
    #expect(output.contains("Nothing throws an exception."))
  }

  @Test(arguments: [[:], ["NO_COLOR": "1"], ["TERM": "dumb"]] as [[String: String]])
  func `With --color always, a pipe gets color`(environment: [String: String]) throws {
    let folder = try ListFixture.write()
    let run = try Subprocess.run(
      Subprocess.product("segues"), ["walk", "App", "--color", "always"], folder: folder.path,
      environment: environment)
    #expect(run.output.contains("\u{1B}[32mNothing throws an exception.\u{1B}[0m"))
  }

  @Test func `--color applies to findings on standard error, too`() throws {
    let folder = try TemporaryFolder()
    try folder.write("not XML", to: "Main.storyboard")
    for (verb, file) in [
      ("list", "Main.storyboard"), ("map", "Main.storyboard"), ("generate", "Main.storyboard"),
      ("describe", "Missing.storyboard"),
    ] {
      let run = try segues(verb, file, "--color", "always", in: folder)
      #expect(run.errors.contains("\u{1B}["), "\(verb)")
    }
  }

  @Test func `A report in a file has no color`() throws {
    let folder = try ListFixture.write()
    let run = try segues(
      "check", "App", "--no-cache", "--color", "always", "--format", "text=report.txt", in: folder)
    #expect(run.output.contains("\u{1B}["))
    let report = try String(contentsOfFile: folder.path("report.txt"), encoding: .utf8)
    #expect(!report.contains("\u{1B}"))
  }

  @Test(arguments: [
    "list", "walk", "map", "diff", "describe", "check", "rules", "generate", "rename",
  ])
  func `Every command that prints in color has --color`(verb: String) throws {
    #expect(try segues("help", verb).output.contains("--color <when>"))
  }
}
