internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// A segue identifier that no code asks for.
struct UnusedSegueIdentifierRule: Rule {
  static let description = RuleDescription(
    id: .unusedSegueIdentifier, severity: .note,
    summary: "A control fires a segue, and no code reads the segue's identifier",
    consequence: "nothing breaks: a segue that a control fires needs no identifier",
    why: """
      Identifiers are for code, to perform a segue and to tell it from others. A segue that a \
      control fires needs none unless prepare(for:sender:) asks for it. The identifier is undecided if \
      code of the class does more than compare it with known values: if it is a key, an argument, or \
      checked with hasPrefix, for example. Logging doesn't count. It is also undecided if the custom \
      class of the segue may read it.

      Severity: note. Warning if the class asks for a similar identifier, which no segue of the scene \
      has, or only segues that lead to the same place.
      """,
    triggering: triggering, nonTriggering: nonTriggering)

  let report: RuleReport

  func check() {
    guard app.input.isWhole, app.hasSources else { return }
    let performed = PerformedSegues(app)
    let read = readIdentifiers
    let open = OpenIdentifiers(app)
    let asked = AskedIdentifiers(app)
    for link in app.graph.allLinks {
      guard let identifier = link.segue.usableIdentifier, link.segue.trigger != .manual,
        let source = link.source, !read.contains(identifier)
      else { continue }
      let answer = performed.isPerformed(identifier, from: source)
      guard answer != .yes else { continue }
      let meant = asked.help(
        for: identifier, of: source, leadingTo: link.segue.destination,
        otherwise: Message.removeOrUse)
      guard meant != nil || answer == .no else { continue }
      if meant == nil, let reason = open.reason(for: link) {
        report.addUndecided(at: link.segue.location, reason)
        continue
      }
      report.add(
        .unread(identifier, meant: meant), meant == nil ? nil : .warning, at: link.segue.location)
    }
  }

  /// The identifiers that code compares, or lists in an enumeration.
  private var readIdentifiers: Set<String> {
    app.uses.accessedSegues.union(app.uses.comparisons.flatMap(\.identifier.known))
      // A generator lists all segues, whether code reads them or not.
      .union(app.segueEnums.filter { !$0.isGenerated }.flatMap(\.entries).map(\.identifier))
  }
}

extension Message {
  fileprivate static func unread(_ identifier: String, meant: Advice?) -> Message {
    Message(
      "no code reads the identifier \(quoted(identifier))",
      why: meant == nil
        ? nil : "the code that asks for a similar identifier does not run for this segue",
      help: meant ?? Advice(removeOrUse),
      cause: meant == nil
        ? FindingCause("unread", "no code reads these identifiers", part: quoted(identifier)) : nil)
  }

  fileprivate static let removeOrUse = "remove the identifier, or use it in code"
}
