import TestSupport
import Testing

/// Tables on terminals of different widths.
@Suite struct TableWidthTests {
  private func lines(
    _ arguments: [String], columns: UInt16?, environment: [String: String] = [:]
  ) throws -> [Substring] {
    let folder = try ListFixture.write()
    return try withExtendedLifetime(folder) {
      let output = try PseudoTerminal.output(
        of: Subprocess.product("segues"), arguments + ["--color", "never"], folder: folder.path,
        environment: environment, columns: columns)
      return try #require(output).split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// The lines of tables, which are indented.
  private func rows(_ lines: [Substring]) -> [Substring] {
    lines.filter { $0.hasPrefix("  ") }
  }

  @Test(arguments: ["list", "walk", "rules"], [60, 80, 100, 250] as [UInt16])
  func `No row is wider than the terminal`(verb: String, columns: UInt16) throws {
    let paths = verb == "rules" ? [] : ["."]
    let rows = try rows(lines([verb] + paths, columns: columns))
    #expect(rows.count > 5)
    #expect(rows.filter { $0.count > columns } == [])
  }

  @Test func `The widest columns are cut first, and numbers stay whole`() throws {
    let rows = try rows(lines(["list", "App"], columns: 80))
    #expect(
      rows.contains(
        "    close       unwind         button “Go”    DetailViewCo…  exit: closed:    32"))
    #expect(rows.contains { $0.hasPrefix("    –           relationship…  container      UIN") })
  }

  @Test func `Sentences are wrapped next to the other columns, or below a row without room`() throws
  {
    let wide = try rows(lines(["rules"], columns: 80))
    let start = try #require(wide.firstIndex { $0.hasPrefix("  impossible-cast ") })
    #expect(wide[start + 1].hasPrefix(String(repeating: " ", count: 30)))
    let narrow = try rows(lines(["walk", "App"], columns: 80))
    let row = try #require(narrow.firstIndex { $0.hasPrefix("  ✓  close ") })
    #expect(narrow[row + 1] == "      unwound to ListViewController, assuming that it has closed:")
  }

  @Test func `COLUMNS overrides the terminal's width, and counts only on a terminal`() throws {
    let rows = try rows(lines(["list", "."], columns: 250, environment: ["COLUMNS": "60"]))
    #expect(rows.filter { $0.count > 60 } == [])
    let folder = try ListFixture.write()
    let pipe = try Subprocess.run(
      Subprocess.product("segues"), ["list", "."], folder: folder.path,
      environment: ["COLUMNS": "60"])
    #expect(pipe.output.split(separator: "\n").contains { $0.count > 100 })
  }

  @Test func `A terminal that doesn't know its width gets whole rows`() throws {
    #expect(try rows(lines(["list", "."], columns: nil)).contains { $0.count > 100 })
  }
}
