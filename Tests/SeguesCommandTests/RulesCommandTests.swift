import TestSupport
import Testing

@Suite struct RulesCommandTests {
  @Test func `All rules are listed with their severities`() throws {
    let run = try segues("rules")
    #expect(run.status == 0)
    #expect(run.output.contains("\n  perform-unknown-segue"))
    #expect(run.output.contains("\n  unused-disable"))
    let line = run.output.split(separator: "\n").first { $0.contains("perform-unknown-segue") }
    #expect(line?.contains("  error  ") == true)
  }

  @Test func `A rule's page says what happens and why, and shows examples`() throws {
    let run = try segues("rules", "perform-unknown-segue")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("perform-unknown-segue (error)\n\n"))
    for heading in [
      "At run time", "Why", "Reported, at the ↓ mark", "Not reported", "Configure or disable",
    ] {
      #expect(run.output.contains("\n\(heading)\n"), "\(heading)")
    }
    #expect(run.output.contains("↓\"showPersom\""))
    #expect(run.output.contains("// segues:disable:next perform-unknown-segue\n"))
  }

  @Test func `Every rule has a page`() throws {
    let table = try segues("rules").output
    let names = table.split(separator: "\n").filter { $0.hasPrefix("  ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "Rule" }
    #expect(names.count > 10)
    let pages = try Subprocess.run(Subprocess.product("segues"), ["rules"] + names)
    #expect(pages.status == 0)
    for name in names { #expect(pages.output.contains("\(name) ("), "\(name)") }
  }

  @Test func `An unknown rule exits with 2 and suggests the nearest`() throws {
    let run = try segues("rules", "perform-unknown-sege")
    #expect(run.status == 2)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("did you mean perform-unknown-segue?"))
  }
}
