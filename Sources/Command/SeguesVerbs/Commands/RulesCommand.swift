internal import ArgumentParser
internal import CheckRun
internal import FilesAndPaths
internal import Findings

/// `segues rules`: lists and explains the rules of `segues check`.
struct RulesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of segues check, or explain some.",
    discussion: """
      Without a name, prints a table of all rules with their severities. An error is a place where \
      the app would crash, or a file that can't be read. A warning is one where the app would \
      silently do nothing or the wrong thing. A note points out something unused, unreachable or \
      suspicious. With names, prints the manual of each rule: what it reports, what happens at run \
      time and why, when the severity differs, small apps that break the rule, and similar ones \
      that don't.

      EXAMPLES
        segues rules
        segues rules perform-unknown-segue
      """)

  @Argument(
    help: ArgumentHelp("The rules to explain.", valueName: "name"),
    completion: .list(ReportPolicy.rules.map(\.name)))
  var names: [String] = []

  @OptionGroup var color: ColorOption

  func run() throws {
    let text = RuleText(style: color.style(for: .output), columns: Terminal.columns)
    if names.isEmpty {
      Output.result(text.table())
      return NextCommand("check", that: "reports where an app breaks them").show(color)
    }
    let pages = try names.map { name in
      guard let page = text.page(of: name) else { throw UnknownRule(name: name) }
      return page
    }
    Output.result(pages.joined(separator: "\n"))
    let options = names.flatMap { ["--rule", $0] }
    NextCommand(["check"] + options, that: "reports where an app breaks it").show(color)
  }
}

/// A name that no rule has.
struct UnknownRule: Error, CustomStringConvertible {
  var name: String

  var description: String {
    let nearest = NearestName.to(name, among: ReportPolicy.rules.map(\.name))
    return "unknown rule \(name.inQuotes)"
      + (nearest.map { ": did you mean \($0)?" } ?? ": `segues rules` lists all of them")
  }
}
