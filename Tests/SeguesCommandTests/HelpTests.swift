import Foundation
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test(arguments: ["list", "walk", "map", "serve", "check", "rename", "generate"])
  func `Every command's help has examples that begin with the command`(verb: String) throws {
    let help = try segues("help", verb).output
    #expect(help.contains("EXAMPLES\n  segues \(verb) "))
    let usage = try #require(help.split(separator: "\n").first { $0.hasPrefix("USAGE: ") })
    #expect(usage.hasPrefix("USAGE: segues \(verb) "))
    #expect(usage.contains("<path> ..."))
  }

  @Test(arguments: ["diff", "describe", "init"])
  func `Commands that take few paths have examples, too`(verb: String) throws {
    let help = try segues("help", verb).output
    #expect(help.contains("EXAMPLES\n  segues \(verb) "))
  }

  @Test(
    arguments: [
      (["help", "chekc"], "unknown command “chekc”: did you mean check?"),
      (["help", "nothing"], "unknown command “nothing”: `segues --help` lists all of them"),
      (["chekc", "--help"], "unknown command “chekc”: did you mean check?"),
    ])
  func `Help about an unknown command fails, and suggests the nearest`(
    arguments: [String], message: String
  ) throws {
    let run = try Subprocess.run(Subprocess.product("segues"), arguments)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors == "Error: \(message)\n")
  }

  @Test func `The overview shows one line for each example, in 80 columns`() throws {
    let lines = try segues("--help").output.split(separator: "\n")
    let examples = lines.filter { $0.hasPrefix("  segues ") }
    #expect(examples.count == 3)
    #expect(examples.allSatisfy { $0.count <= 80 })
    let after = lines.indices.filter { lines[$0].hasPrefix("  segues ") }.last.map { lines[$0 + 1] }
    #expect(after?.hasPrefix("Exit codes: ") == true)
  }

  @Test(arguments: ["zsh", "bash", "fish"])
  func `Completion scripts know the commands`(shell: String) throws {
    let run = try segues("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.output.contains("list"))
  }

  @Test func `Paths are completed as files`() throws {
    #expect(try segues("--generate-completion-script", "zsh").output.contains("_files"))
  }
}
