import Findings

/// A report with a value for every property, and the files it refers to.
enum ReportFixture {
  static let storyboard = """
    <document>
      <segue destination="ä😀" identifier=" show " kind="show"/>
    </document>
    """
  static let code = "class List {\n\tfunc open() { performSegue(withIdentifier: \"shwo\") }\n}\n"
  static let files = ["App/Main.storyboard": storyboard, "App/List.swift": code]

  static let identifier = Finding(
    rule: "blank-identifier", severity: .warning,
    location: SourceLocation(file: "App/Main.storyboard", line: 2, column: 31),
    message: "the identifier “ show ” begins and ends with a space", why: "no code asks for it",
    help: "take the spaces away",
    edits: [
      TextEdit(
        at: SourceLocation(file: "App/Main.storyboard", line: 2, column: 43),
        expected: " show ", replacement: "show")
    ])
  static let unknown = Finding(
    rule: "unknown-segue", severity: .error,
    location: SourceLocation(file: "App/List.swift", line: 2, column: 45),
    message: "List has no segue “shwo”", why: "performSegue raises", help: "did you mean “show”?",
    related: [
      RelatedPlace(
        SourceLocation(file: "App/Main.storyboard", line: 2, column: 31), "the nearest segue")
    ])
  static let unread = Finding(
    rule: "malformed-xml", severity: .note, location: SourceLocation(file: "App/Old.xib"),
    message: "the file is empty", help: "")

  static let report: CheckReport = {
    var counts = ReadCounts()
    (counts.storyboards, counts.xibs, counts.swiftFiles) = (1, 1, 1)
    (counts.scenes, counts.segues) = (2, 1)
    var withheld = WithheldCounts()
    withheld.baseline = 3
    return CheckReport(
      findings: [unread, identifier, unknown],
      undecided: [
        Undecided(
          rule: "unknown-segue",
          location: SourceLocation(file: "App/List.swift", line: 9, column: 5),
          reason: "the identifier is computed")
      ],
      counts: counts, withheld: withheld,
      leftOut: [
        LeftOutFile("App/Old.swift", .noTarget), LeftOutFile("App/Kit", .link),
        LeftOutFile("App/Legacy", .excluded), LeftOutFile("App/Big.swift", .tooLarge),
        LeftOutFile("App/Older.swift", .noTarget),
      ],
      rules: [
        ReportedRule(
          name: "blank-identifier", severity: .warning, summary: "an identifier with a space",
          why: "It is compared as it is."),
        ReportedRule(name: "unknown-segue", severity: .error, summary: "an unknown segue"),
        ReportedRule(name: "zero-findings", severity: .error, summary: "what nobody does"),
      ])
  }()

  static let context = ReportFormat.Context(
    sources: SourceLines(of: report.findings) { files[$0].map { Array($0.utf8) } },
    paths: ReportPaths(root: "/src/repo", current: "/src/repo"), toolVersion: "1.2.3")

  static func text(_ format: ReportFormat) -> String { format.text(of: report, context) }

  /// Texts that break formats without proper escaping.
  static let hostile = [
    "\" ' & < > ]]> </failure> <!-- --> ", "a\nb\r\n::error::c\tend", "%0A%25,x:y",
    "\u{1B}[31m\u{7}\u{0}",
    "\u{202E}reversed\u{2028}line", "[a](b) {0} \\[c\\]", "\u{FFFE}\u{FFFF}", "é😀👩‍👩‍👧 漢字",
    String(repeating: "x", count: 10_000),
  ]

  /// A report with a given text in every place.
  static func report(with text: String) -> CheckReport {
    let place = SourceLocation(file: text, line: 1, column: 3)
    let finding = Finding(
      rule: RuleName(rawValue: text), severity: .error, location: place, message: text, why: text,
      help: text,
      related: [RelatedPlace(place, text)],
      edits: [TextEdit(at: place, expected: text, replacement: text)],
      cause: FindingCause(text, text, part: text))
    return CheckReport(
      findings: [finding, finding],
      undecided: [Undecided(rule: text, location: place, reason: text)],
      rules: [ReportedRule(name: text, severity: .note, summary: text, why: text)])
  }

  /// Renders a report whose files also contain that text.
  static func text(_ format: ReportFormat, of report: CheckReport, source: String) -> String {
    var context = context
    context.sources = SourceLines(of: report.findings) { _ in Array(source.utf8) }
    context.isVerbose = true
    return format.text(of: report, context)
  }
}
