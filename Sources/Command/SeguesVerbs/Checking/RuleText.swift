internal import CheckRun
internal import FilesAndPaths
internal import Findings
internal import SegueChecking

/// The rules as a manual: a table of all rules, or a page for one.
struct RuleText {
  /// The maximum width of a line on a page.
  private static let widestLine = 80

  let style: TerminalStyle
  /// The terminal's width; nil if there is none.
  var columns: Int?

  /// Returns a table for each group of rules.
  func table() -> String {
    let groups = RuleCatalog.groups.map { group in
      let rules = group.rules.map { $0.description }
      return (group.title, rules.map { [$0.name, $0.severity.rawValue, $0.summary] })
    }
    let adoption = AdoptionRules.all.map { [$0.name, $0.severity.rawValue, $0.summary] }
    let all = groups + [("Disabled and suppressed findings", adoption)]
    return all.filter { !$0.1.isEmpty }.map { title, rows in
      let table = TextTable(
        header: ["Rule", "Severity", "Reports"], rows: rows, lastIsWhole: true)
      return style.bold(title) + "\n" + table.text(style: style, columns: columns)
    }.joined(separator: "\n")
      + "\n`segues rules NAME` explains a rule, with examples.\n"
  }

  /// Returns the page of a rule, or nil if no rule has that name.
  func page(of name: String) -> String? {
    guard let rule = ReportPolicy.rules.first(where: { $0.name == name }) else { return nil }
    // The rules about comments and the baseline have neither a consequence nor examples.
    let description = RuleCatalog.rule(named: name)?.description
    return "\(style.bold(name)) (\(rule.severity.rawValue))\n\n\(wrapped(rule.summary + "."))\n"
      + section("At run time", description?.consequence ?? "")
      + section("Why", rule.why)
      + examples("Reported, at the ↓ mark", description?.triggering ?? [])
      + examples("Not reported", description?.nonTriggering ?? [])
      + advice(name)
  }

  private func section(_ title: String, _ text: String) -> String {
    text.isEmpty ? "" : "\(style.bold(title))\n\(wrapped(text))\n"
  }

  private func examples(_ title: String, _ examples: [RuleExample]) -> String {
    examples.isEmpty
      ? ""
      : "\(style.bold(title))\n"
        + examples.map { indented($0.text) + "\n" }.joined()
  }

  private func advice(_ name: String) -> String {
    """
    \(style.bold("Configure or disable"))
      In .segues.yml:   check: {rules: {\(name): off}}   (or error, warning, note)
      In Swift:         // segues:disable:next \(name)
      In a storyboard:  <!-- segues:disable:next \(name) -->

    """
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "\n" : "  \($0)\n" }.joined()
  }

  /// Breaks paragraphs and list items into lines that are not too wide.
  private func wrapped(_ text: String) -> String {
    let width = min(columns ?? Self.widestLine, Self.widestLine) - 2
    let paragraphs = text.split(separator: "\n", omittingEmptySubsequences: false)
    return paragraphs.map { paragraph -> String in
      guard !paragraph.isEmpty else { return "\n" }
      let isItem = paragraph.hasPrefix("- ")
      let lines = WrappedText.lines(String(paragraph), columns: isItem ? width - 2 : width)
      return "  " + lines.joined(separator: isItem ? "\n    " : "\n  ") + "\n"
    }.joined()
  }
}
