@testable import Findings
import Testing

/// The formats with lines of text: for terminals, for Xcode, for GitHub.
@Suite struct TextFormatTests {
  @Test func `Text has the source line, the reason, the help and related places, then a summary`() {
    #expect(
      ReportFixture.text(.text) == """
        App/List.swift:2:45: error: List has no segue “shwo” [unknown-segue]
           2 | func open() { performSegue(withIdentifier: "shwo") }
             |                                            ^~~~~~
          why: performSegue raises
          help: did you mean “show”?
          see App/Main.storyboard:2:31: the nearest segue

        App/Main.storyboard:2:31: warning: the identifier “ show ” begins and ends with a space [blank-identifier]
           2 | <segue destination="ä😀" identifier=" show " kind="show"/>
             |                                      ^~~~~~
          why: no code asks for it
          help: take the spaces away

        App/Old.xib: note: the file is empty [malformed-xml]

        rule              errors  warnings  notes  undecided  --fix
        unknown-segue          1                           1
        blank-identifier                 1                        1
        malformed-xml                           1

        1 error, 1 warning, 1 note; 1 undecided: --verbose lists them with reasons.
        Findings not reported: 3 in the baseline.
        Left out: 2 files in no target, 1 link to a folder, 1 excluded file or folder, 1 file that is too large: \
        --verbose lists them.
        Read 1 storyboard (2 scenes, 1 segue), 1 xib, 1 Swift file, 0 Objective-C files.

        """)
  }

  @Test func `Undecided places are listed on request`() {
    var context = ReportFixture.context
    context.isVerbose = true
    let text = ReportFormat.text.text(of: ReportFixture.report, context)
    #expect(
      text.contains(
        "App/List.swift:9:5: undecided: the identifier is computed [unknown-segue]\n"))
    #expect(text.contains("; 1 undecided.\n"))
  }

  @Test func `Files that were left out are listed on request`() {
    var context = ReportFixture.context
    context.isVerbose = true
    let text = ReportFormat.text.text(of: ReportFixture.report, context)
    #expect(
      text.contains(
        """
        App/Big.swift: left out: the file is too large
        App/Kit: left out: links to folders are not followed
        App/Legacy: left out: --exclude or .segues.yml excludes it
        App/Old.swift: left out: no target contains the file
        App/Older.swift: left out: no target contains the file

        """))
    #expect(text.contains("1 file that is too large.\n"))
  }

  @Test func `A clean app has only a summary`() {
    let text = ReportFormat.text.text(of: CheckReport(findings: []), ReportFixture.context)
    #expect(text.hasPrefix("0 errors, 0 warnings, 0 notes; 0 undecided.\nRead 0 storyboards"))
  }

  @Test func `With findings of one rule, there is no table`() {
    let report = CheckReport(findings: [ReportFixture.unread, ReportFixture.unread])
    #expect(!ReportFormat.text.text(of: report, ReportFixture.context).contains("--fix"))
  }

  @Test func `A column without numbers is left out, and a narrow terminal cuts the names of rules`()
  {
    let report = CheckReport(findings: [ReportFixture.unknown, ReportFixture.unread])
    var context = ReportFixture.context
    context.columns = 24
    let lines = ReportFormat.text.text(of: report, context).split(separator: "\n")
    #expect(lines.contains("rule       errors  notes"))
    #expect(lines.contains("unknown-…       1"))
  }

  @Test(arguments: [
    ([ReportFixture.unread], 32), ([ReportFixture.identifier], 33), ([ReportFixture.unknown], 31),
  ])
  func `The counts are green, yellow if warnings fail the check, or red`(
    findings: [Finding], color: Int
  ) {
    var context = ReportFixture.context
    context.style = TerminalStyle(isColored: true)
    let report = CheckReport(findings: findings, isStrict: true)
    let counts = "\u{1B}[\(color)m\(report.count(.error)) error"
    #expect(ReportFormat.text.text(of: report, context).contains(counts))
  }

  @Test func `Findings that are not reported are counted by reason`() {
    var report = CheckReport(findings: [])
    (report.withheld.baseline, report.withheld.disabled) = (1, 2)
    (report.withheld.unchanged, report.withheld.latent) = (3, 4)
    #expect(
      ReportFormat.text.text(of: report, ReportFixture.context).contains(
        "Findings not reported: 1 in the baseline, 2 disabled by comments, 3 older than the change, "
          + "4 latent.\n"))
  }

  @Test func `A latent finding is marked next to its severity, with the reason`() {
    let text = ReportFormat.text.text(of: ReportFixture.latentReport, ReportFixture.context)
    #expect(text.contains(": warning (latent): the identifier"))
    #expect(text.contains("\n  latent: the control is hidden\n"))
    #expect(!ReportFixture.text(.text).contains("latent"))
  }

  @Test func `Xcode gets messages and notes, but no summary`() {
    #expect(
      ReportFixture.text(.xcode) == """
        App/List.swift:2:45: error: List has no segue “shwo” [unknown-segue]
        App/List.swift:2:45: note: performSegue raises
        App/List.swift:2:45: note: did you mean “show”?
        App/Main.storyboard:2:31: note: the nearest segue
        App/Main.storyboard:2:31: warning: the identifier “ show ” begins and ends with a space [blank-identifier]
        App/Main.storyboard:2:31: note: no code asks for it
        App/Main.storyboard:2:31: note: take the spaces away
        App/Old.xib:1:1: note: the file is empty [malformed-xml]

        """)
  }

  @Test func `GitHub gets commands with columns in UTF-16`() {
    #expect(
      ReportFixture.text(.github) == """
        ::error file=App/List.swift,line=2,col=45,title=unknown-segue::List has no segue “shwo”%0A\
        performSegue raises%0Adid you mean “show”?%0AApp/Main.storyboard:2:31: the nearest segue
        ::warning file=App/Main.storyboard,line=2,col=28,title=blank-identifier::the identifier \
        “ show ” begins and ends with a space%0Ano code asks for it%0Atake the spaces away
        ::notice file=App/Old.xib,title=malformed-xml::the file is empty

        """)
  }

  @Test func `A command for GitHub escapes whatever would end it or its properties`() {
    let finding = Finding(
      rule: "r,1:2", severity: .error,
      location: SourceLocation(file: "a,b:c%\nd\\e.swift", line: 1), message: "50%\n::error::x",
      help: "")
    let text = GitHubReporter(paths: ReportFixture.context.paths, sources: .none).report([finding])
    #expect(
      text == "::error file=a%2Cb%3Ac%25\\nd\\e.swift,line=1,title=r%2C1%3A2::50%25\\n::error::x\n")
  }

  @Test(arguments: ReportFixture.hostile)
  func `Hostile text neither breaks a line nor moves the cursor`(text: String) {
    let report = ReportFixture.report(with: text)
    for (format, lines) in [(ReportFormat.xcode, 8), (.github, 2)] {
      let written = ReportFixture.text(format, of: report, source: "a\(text)b")
      #expect(written.split(separator: "\n", omittingEmptySubsequences: false).count == lines + 1)
      #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || !Self.isControl($0) })
    }
    // The words of a cause are shown if the messages of its findings differ.
    var varied = report
    varied.findings[1].message += "!"
    let written =
      ReportFixture.text(.text, of: report, source: "a\(text)b")
      + ReportFixture.text(.text, of: varied, source: text)
    #expect(written.unicodeScalars.allSatisfy { $0 == "\n" || !Self.isControl($0) })
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      || [0x202A...0x202E, 0x2066...0x2069, 0x2028...0x2029].contains { $0.contains(scalar.value) }
  }
}
