internal import Findings
internal import NavigationGraph

/// The cases of a class's segues without identifiers: one for each destination class.
struct UnnamedSegues {
  private(set) var candidates: [SegueCandidate] = []
  private(set) var findings: [Finding] = []

  private let className: ClassName

  /// The information by which the runtime distinguishes an unnamed segue from others in its scene.
  private enum Family: Hashable {
    /// The destination's class if the segue is passed to `prepare(for:sender:)`.
    case prepared(ClassName)
    /// The class of a container's child, whose relationship isn't passed to `prepare(for:sender:)`.
    case relationship(ClassName)
    /// Nothing, because the destination of an unwind segue is found only when it is performed.
    case unwind

    /// Whether segues that can't be distinguished share a case, because their values have the same type.
    ///
    /// A second segue to a class then doesn't break code that uses the first one.
    var keepsCase: Bool { if case .prepared = self { true } else { false } }
  }

  /// Creates the cases from a class's segues without identifiers, in the order of their places.
  init(_ segues: [FoundSegue], of className: ClassName) {
    self.className = className
    var alive: [FoundSegue] = []
    for segue in segues {
      if segue.isDead { findings.append(dead(segue)) } else { alive.append(segue) }
    }
    var families: [Family: [FoundSegue]] = [:]
    for segue in alive { families[family(of: segue), default: []].append(segue) }
    for (family, group) in families {
      let alike = alikeFindings(group, family)
      findings += alike
      guard alike.isEmpty || family.keepsCase else { continue }
      if family == .unwind {
        let actions = Dictionary(grouping: group) { $0.unwindAction ?? "" }
        for (action, group) in actions {
          add(group, named: UnnamedSegueName.name(forAction: action), after: action)
        }
      } else {
        let destination = group.first?.destination?.className ?? ClassName("")
        add(
          group, named: UnnamedSegueName.name(forDestination: destination),
          after: destination.name)
      }
    }
  }

  private func family(of segue: FoundSegue) -> Family {
    guard let destination = segue.destination?.className else { return .unwind }
    return segue.role == .relationship ? .relationship(destination) : .prepared(destination)
  }

  private mutating func add(_ group: [FoundSegue], named name: String, after identifier: String) {
    guard let first = group.first else { return }
    let role = group.contains { $0.role == .unnamed } ? .unnamed : first.role
    let declaration = SegueDeclaration(group, role: role, name: name)
    candidates.append(
      SegueCandidate(
        declaration: declaration,
        request: NameRequest(
          name: name, identifier: identifier, isNamed: false, tieBreaker: "\(role)",
          words: { [className] in
            "\(Self.words(for: role)) of \(className.name) that leads to \(identifier)"
          },
          location: declaration.locations.first ?? first.location)))
  }

  private static func words(for role: SegueDeclaration.Role) -> String {
    switch role {
    case .relationship: "the child"
    case .embed: "the embed segue without identifier"
    case .unwind: "the unwind segue without identifier"
    case .named, .unnamed: "the segue without identifier"
    }
  }

  private func dead(_ segue: FoundSegue) -> Finding {
    Finding(
      .segueWithoutTrigger, .note, at: segue.location,
      "nothing can perform this segue of \(className.name): no control fires it, and code would "
        + "need an identifier",
      help: "give it an identifier, or delete it")
  }

  /// Returns a finding for each scene that has several segues of one family.
  private func alikeFindings(_ group: [FoundSegue], _ family: Family) -> [Finding] {
    Dictionary(grouping: group, by: \.scene).values.compactMap { segues in
      guard segues.count > 1 else { return nil }
      // The same action runs for any of them.
      if family == .unwind, Set(segues.map(\.unwindAction)).count == 1 { return nil }
      return alikeFinding(segues, family)
    }
  }

  private func alikeFinding(_ segues: [FoundSegue], _ family: Family) -> Finding {
    let (first, second) = (segues[0], segues[1])
    let count = segues.count == 2 ? "two" : "\(segues.count)"
    switch family {
    case .prepared(let destination):
      return Finding(
        .unnamedSeguesAlike, .warning, at: second.location,
        "\(className.name) has \(count) segues without identifiers to \(destination.name), the "
          + "first at \(first.location): they share one case, and "
          + (segues.contains { $0.role != .embed } ? "only their senders tell" : "nothing tells")
          + " them apart",
        help: "give each of them an identifier")
    case .unwind:
      return Finding(
        .unnamedSeguesAlike, .warning, at: second.location,
        "\(className.name) has \(count) unwind segues without identifiers and with different "
          + "actions, the first at \(first.location): they cannot be distinguished, so nothing is "
          + "generated for them",
        help: "give each of them an identifier")
    case .relationship(let destination):
      return Finding(
        .unnamedSeguesAlike, .note, at: second.location,
        "\(className.name) has \(count) children of the class \(destination.name), the first "
          + "at \(first.location): relationships have no identifiers, so they cannot be distinguished, "
          + "and nothing is generated for them",
        help: "distinguish them in code, by their positions among the container's children")
    }
  }
}
