import Foundation
import TestSupport
import Testing

@Suite struct ColourTests {
  private func output(_ environment: [String: String]) throws -> String {
    let folder = try ListFixture.write()
    return try withExtendedLifetime(folder) {
      try #require(
        try PseudoTerminal.output(
          of: Subprocess.product("segues"), ["walk", "App"], folder: folder.path,
          environment: environment))
    }
  }

  @Test func `A terminal gets colour`() throws {
    #expect(try output([:]).contains("\u{1B}[32mNothing throws an exception.\u{1B}[0m"))
  }

  @Test(arguments: [["NO_COLOR": "1"], ["TERM": "dumb"]])
  func `A terminal that rejects colour gets none`(environment: [String: String]) throws {
    let output = try output(environment)
    #expect(!output.contains("\u{1B}"))
    #expect(output.contains("Nothing throws an exception."))
  }

  @Test func `A pipe gets no colour`() throws {
    #expect(try !segues("walk", "App", in: ListFixture.write()).output.contains("\u{1B}"))
  }
}
