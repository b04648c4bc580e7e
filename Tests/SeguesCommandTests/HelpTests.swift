import Foundation
import TestSupport
import Testing

@Suite struct HelpTests {
  @Test(arguments: ["list", "walk", "map", "serve", "check", "generate"])
  func `Every verb's help has examples that begin with the verb`(verb: String) throws {
    let help = try segues("help", verb).output
    #expect(help.contains("EXAMPLES\n  segues \(verb) "))
    let usage = try #require(help.split(separator: "\n").first { $0.hasPrefix("USAGE: ") })
    #expect(usage.hasPrefix("USAGE: segues \(verb) "))
    #expect(usage.contains("<path> ..."))
  }

  @Test(arguments: ["diff", "describe", "init"])
  func `Verbs that take few paths have examples, too`(verb: String) throws {
    let help = try segues("help", verb).output
    #expect(help.contains("EXAMPLES\n  segues \(verb) "))
  }

  @Test(arguments: ["zsh", "bash", "fish"])
  func `Completion scripts know the verbs`(shell: String) throws {
    let run = try segues("--generate-completion-script", shell)
    #expect(run.status == 0)
    #expect(run.output.contains("list"))
  }

  @Test func `Paths are completed as files`() throws {
    #expect(try segues("--generate-completion-script", "zsh").output.contains("_files"))
  }
}
