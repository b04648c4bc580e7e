internal import Findings
internal import NavigationGraph
internal import Segues
internal import StoryboardModel

/// Compares an enum of identifiers with the segues of a class's scenes.
@MainActor
struct HandlerAudit {
  var problems: [AuditProblem] = []

  init(_ type: _SegueController.Type, identifiers: [String], audit: StoryboardAudit) {
    let controllers = audit.controllers(of: type)
    guard !controllers.isEmpty else {
      problems = [.noScene(of: type, in: audit.path)]
      return
    }
    let links = controllers.flatMap { audit.graph.links(from: $0.id) }
      .filter { $0.segue.kind != .relationship }
    let existing = Set(links.map { $0.segue.identifier ?? "" })
    for identifier in identifiers where !existing.contains(identifier) {
      problems.append(
        AuditProblem(
          SourceLocation(file: audit.path),
          identifier.isEmpty
            ? "\(type) has a case for segues without an identifier, but every segue has one"
            : .noSegue(identifier, of: type, existing: existing)))
    }
    for link in links where !identifiers.contains(link.segue.identifier ?? "") {
      problems.append(
        AuditProblem(
          link.segue.location,
          link.segue.usableIdentifier.map { "no case of \(type).SegueIdentifier is '\($0)'" }
            ?? "this segue has no identifier, but \(type).SegueIdentifier has no case for \"\"")
      )
    }
  }
}

extension AuditProblem {
  static func noScene(of type: _SegueController.Type, in path: String) -> Self {
    AuditProblem(SourceLocation(file: path), "no scene of this storyboard has the class \(type)")
  }
}

extension String {
  static func noSegue(
    _ identifier: String, of type: _SegueController.Type, existing: Set<String>
  ) -> String {
    let identifiers = existing.filter { !$0.isEmpty }.sorted().map { "'\($0)'" }
    return """
      no segue of \(type) has the identifier '\(identifier)'; \
      its segues have \(identifiers.isEmpty ? "none" : identifiers.joined(separator: ", "))
      """
  }
}
