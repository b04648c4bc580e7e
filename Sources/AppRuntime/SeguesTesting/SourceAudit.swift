internal import Findings
internal import NavigationGraph
internal import Segues
internal import StoryboardModel

/// Compares the declared segues of a class with those of its scenes.
@MainActor
struct SourceAudit {
  private(set) var problems: [AuditProblem] = []
  private let type: _SegueController.Type
  private let audit: StoryboardAudit

  init(
    _ type: _SegueController.Type, declarations: [_SegueDeclaration], audit: StoryboardAudit
  ) {
    self.type = type
    self.audit = audit
    let controllers = audit.controllers(of: type)
    guard !controllers.isEmpty else {
      problems = [.noScene(of: type, in: audit.path)]
      return
    }
    let links = controllers.flatMap { audit.graph.links(from: $0.id) }
    for declaration in declarations {
      checkDeclaration(declaration, against: links)
    }
    for controller in controllers {
      checkCovered(audit.graph.links(from: controller.id), by: declarations)
    }
  }

  private mutating func checkDeclaration(
    _ declaration: _SegueDeclaration, against links: [SegueLink]
  ) {
    let matching = links.filter { matches($0, declaration) }
    if declaration.kind == .untyped, declaration.identifier == nil || !matching.isEmpty { return }
    guard !matching.isEmpty else {
      problems.append(AuditProblem(SourceLocation(file: audit.path), missing(declaration, links)))
      return
    }
    for link in matching {
      if let problem = disagreement(of: link, with: declaration) {
        problems.append(AuditProblem(link.segue.location, problem))
      }
    }
  }

  /// Whether a case refers to this segue of the file.
  private func matches(_ link: SegueLink, _ declaration: _SegueDeclaration) -> Bool {
    let segue = link.segue
    if let identifier = declaration.identifier { return segue.identifier == identifier }
    guard segue.usableIdentifier == nil else { return false }
    let isOfKind =
      switch declaration.kind {
      case .relationship: segue.kind == .relationship
      case .embed: segue.kind == .embed
      case .unnamed, .named, .unwind, .untyped:
        ![.relationship, .embed, .unwind].contains(segue.kind)
      }
    return isOfKind && leads(link, to: declaration) != false
  }

  /// Whether a case refers to this segue, and the files say where the segue leads.
  private func certainlyMatches(_ link: SegueLink, _ declaration: _SegueDeclaration) -> Bool {
    matches(link, declaration) && leads(link, to: declaration) == true
  }

  private func missing(_ declaration: _SegueDeclaration, _ links: [SegueLink]) -> String {
    if let identifier = declaration.identifier {
      let existing = Set(links.compactMap(\.segue.usableIdentifier))
      return .noSegue(identifier, of: type, existing: existing)
    }
    return """
      case '\(declaration.name)' of \(type) has no segue: no segue without an identifier leads to \
      \(declaration.destination)
      """
  }

  private func disagreement(
    of link: SegueLink, with declaration: _SegueDeclaration
  ) -> String? {
    let name = "case '\(declaration.name)' of \(type)"
    switch (declaration.kind, link.segue.kind) {
    case (.embed, .embed), (.unwind, .unwind), (.relationship, .relationship): break
    case (.embed, _):
      return "\(name) is declared as an embed, but this segue is not one: use '@To'"
    case (_, .embed):
      return "this segue is an embed, which code can't perform: declare \(name) '@Embed'"
    case (.unwind, _):
      return "\(name) is declared as an unwind segue, but this segue is not one"
    case (_, .unwind): return "this is an unwind segue: declare \(name) with '@Unwind'"
    default: break
    }
    let classes = DestinationClasses(of: link, in: audit.graph)
    if leads(link, to: declaration) == false {
      return """
        \(name) leads to \(declaration.destination), but this segue leads to \
        \(classes.names.joined(separator: " > "))
        """
    }
    if declaration.needsSegueAction, !classes.hasSegueAction {
      return """
        \(declaration.destination) takes its input in its initializer, but this segue has no segue \
        action: connect one that calls 'makeDestination(.\(declaration.name), from:)'
        """
    }
    return nil
  }

  /// Whether the segue leads to the case's class; nil if the file alone doesn't say.
  private func leads(_ link: SegueLink, to declaration: _SegueDeclaration) -> Bool? {
    if declaration.kind == .unwind { return nil }
    return DestinationClasses(of: link, in: audit.graph).include(declaration.destination)
  }

  private mutating func checkCovered(_ links: [SegueLink], by declarations: [_SegueDeclaration]) {
    for link in links {
      if let identifier = link.segue.usableIdentifier {
        guard !declarations.contains(where: { $0.identifier == identifier }) else { continue }
        problems.append(
          AuditProblem(
            link.segue.location, "no case of \(type).Segue has the identifier '\(identifier)'"))
      } else {
        let cases = declarations.filter {
          certainlyMatches(link, $0) && $0.kind != .relationship && $0.kind != .untyped
        }
        let alike = links.filter { other in cases.contains { certainlyMatches(other, $0) } }
        // The first of several segues that match one case isn't reported, and each of the others is.
        guard cases.count == 1, alike.count > 1, link.id != alike.first?.id else { continue }
        problems.append(
          AuditProblem(
            link.segue.location,
            """
            two segues without an identifier lead from \(type) to \(cases[0].destination): give one \
            an identifier
            """))
      }
    }
  }
}
