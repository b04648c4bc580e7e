internal import ArgumentParser
internal import CheckRun
internal import Findings

/// `segues rules`: what is checked, and why.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List what is checked; explain a rule.",
    discussion: """
      Without a name, a table of all rules with their severities: error for what would raise or \
      crash, warning for what would silently do nothing or the wrong thing, note for what is \
      unused. With names, the manual of each rule: what it reports, what happens at run time and \
      why, small apps that break it, and some that look like it and are right.

      EXAMPLES
        segues rules
        segues rules perform-unknown-segue
      """)

  @Argument(
    help: ArgumentHelp("The rules to explain.", valueName: "name"),
    completion: .list(ReportPolicy.rules.map(\.name)))
  var names: [String] = []

  func run() throws {
    let text = RuleText(style: Terminal.style(for: .output))
    if names.isEmpty { return Output.result(text.table()) }
    let pages = try names.map { name in
      guard let page = text.page(of: name) else { throw UnknownRule(name: name) }
      return page
    }
    Output.result(pages.joined(separator: "\n"))
  }
}

/// A rule was named that there is not.
struct UnknownRule: Error, CustomStringConvertible {
  var name: String

  var description: String {
    let nearest = NearestName.to(name, among: ReportPolicy.rules.map(\.name))
    return "there is no rule “\(TerminalText.escaped(name))”"
      + (nearest.map { ": is \($0) meant?" } ?? ": `segues rules` lists them")
  }
}
