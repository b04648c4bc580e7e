import FilesAndPaths
import Findings
import Foundation
import Testing

/// Markdown for comments on pull requests.
@Suite struct MarkdownFormatTests {
  @Test func `Markdown has counts, errors first, and a table of the rules`() {
    #expect(
      ReportFixture.text(.markdown) == """
        ### segues check: 1 error, 1 warning, 1 note

        - **error:** List has no segue “shwo” (`unknown-segue`)
          - at `App/List.swift:2`
          - why: performSegue raises
          - help: did you mean “show”?
        - **warning:** the identifier “ show ” begins and ends with a space (`blank-identifier`)
          - at `App/Main.storyboard:2`
          - why: no code asks for it
          - help: take the spaces away
        - **note:** the file is empty (`malformed-xml`)
          - at `App/Old.xib`

        | rule | errors | warnings | notes | undecided | --fix |
        |---|---:|---:|---:|---:|---:|
        | `unknown-segue` | 1 |  |  | 1 |  |
        | `blank-identifier` |  | 1 |  |  | 1 |
        | `malformed-xml` |  |  | 1 |  |  |

        """)
  }

  @Test func `A clean app has only a heading`() {
    #expect(
      ReportFormat.markdown.text(of: CheckReport(findings: []), ReportFixture.context)
        == "### segues check: 0 errors, 0 warnings, 0 notes\n")
  }

  private func findings(_ count: Int, message: (Int) -> String) -> [Finding] {
    (1...count).map { line in
      Finding(
        rule: "r", severity: .note, location: SourceLocation(file: "A.swift", line: line),
        message: message(line), help: "")
    }
  }

  @Test func `Findings with the same message are one item, with ten places`() {
    let report = CheckReport(findings: findings(12) { _ in "same" })
    let text = ReportFormat.markdown.text(of: report, ReportFixture.context)
    #expect(text.components(separatedBy: "**note:**").count == 2)
    #expect(text.contains("  - at `A.swift:10`\n  - and 2 more\n"))
  }

  @Test func `The rest of a long report is folded`() {
    let report = CheckReport(findings: findings(23) { "message \($0)" })
    let parts = ReportFormat.markdown.text(of: report, ReportFixture.context)
      .components(separatedBy: "\n\n<details><summary>3 more</summary>\n\n")
    #expect(parts.count == 2)
    #expect(parts.first?.hasSuffix("- **note:** message 20 (`r`)\n  - at `A.swift:20`") == true)
    #expect(parts.last?.contains("  - at `A.swift:23`\n\n</details>\n") == true)
  }

  @Test func `--sort applies`() {
    var context = ReportFixture.context
    context.order = .rule
    let text = ReportFormat.markdown.text(of: ReportFixture.report, context)
    #expect(text.contains("notes\n\n- **warning") || text.contains("note\n\n- **warning"))
  }

  @Test(arguments: [
    ("declare it with @IBOutlet", "declare it with `@IBOutlet`"),
    ("a <b>bold</b> #12", "a `<b>bold</b>` `#12`"), ("“a_b”, (c*d).", "“`a_b`”, (`c*d`)."),
    ("[x](y) `tick`", "`[x](y)` `` `tick` ``"),
    ("Main.storyboard has it", "`Main.storyboard` has it"),
    ("the scene's well-known name", "the scene's well-known name"), ("a\nb", "`a\\nb`"),
  ])
  func `A word that could be markup, a mention or a link is code`(text: String, written: String) {
    #expect(MarkdownText.sentence(text) == written)
  }

  @Test(arguments: ReportFixture.hostile)
  func `Hostile text neither breaks a line nor is markup outside of code`(text: String) {
    // The words of a cause are shown if the messages of its findings differ.
    var report = ReportFixture.report(with: text)
    report.findings[1].message += "!"
    let written = ReportFixture.text(.markdown, of: report, source: text)
    #expect(written.split(separator: "\n").count == 10)
    let outside = written.replacing(/(`+)[^`].*?[^`]?\1(?!`)/, with: "")
    #expect(!outside.contains { "<>[]&@".contains($0) })
  }
}
