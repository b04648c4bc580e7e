internal import Findings

/// The manual of all rules, generated from their descriptions.
package enum RuleManual {
  /// The reference as a page of Markdown.
  package static var page: String {
    var lines = [
      "# The rules of segues check", "",
      "<!-- Generated from the rules' descriptions: `make record` updates it. -->", "",
      "An **error** is a place where the app would crash, or a file that can't be read. A **warning** is",
      "one where the app would silently do nothing or the wrong thing. A **note** points out something",
      "unused, unreachable or suspicious. A manual says when its rule's severity differs. `.segues.yml`",
      "can change a rule's severity, or turn the rule off. A place that the files alone cannot decide is",
      "not a finding: it is counted, and `--verbose` lists it.", "",
      "In the examples, `↓` marks what the rule reports, and `⇣` what another rule reports. Their",
      "storyboards are abbreviated: each outermost element is a scene.",
      "",
    ]
    for group in RuleCatalog.groups {
      lines += ["- [\(group.title)](#\(anchor(of: group.title)))"]
      lines += group.rules.map { rule in
        let name = rule.description.name
        return "  - [\(name)](#\(name)): \(firstInLowercase(rule.description.summary))"
      }
    }
    for group in RuleCatalog.groups {
      lines += ["", "## \(group.title)", "", group.summary]
      for rule in group.rules { lines += section(of: rule.description) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func section(of rule: RuleDescription) -> [String] {
    var lines = [
      "", "### \(rule.name)", "", "*\(rule.severity.rawValue)*: \(rule.summary).", "", rule.why,
    ]
    lines += examples(rule.triggering, title: "Reported")
    lines += examples(rule.nonTriggering, title: "Not reported")
    return lines
  }

  private static func examples(_ examples: [RuleExample], title: String) -> [String] {
    guard !examples.isEmpty else { return [] }
    return ["", "\(title):"] + examples.flatMap { ["", "````", $0.text, "````"] }
  }

  /// The anchor that Markdown gives a heading.
  private static func anchor(of heading: String) -> String {
    String(
      heading.lowercased().compactMap {
        $0.isLetter || $0.isNumber ? $0 : $0 == " " ? "-" : nil
      })
  }

  private static func firstInLowercase(_ text: String) -> String {
    text.prefix(1).lowercased() + text.dropFirst()
  }
}
