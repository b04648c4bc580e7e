internal import Findings
internal import NavigationGraph
internal import SegueChecking

/// The places where code names segues, scenes or reusable views by one text.
struct IdentifierUses {
  struct Use {
    var location: SourceLocation
    var relation: Verdict
  }

  private(set) var uses: [Use] = []
  /// The places where code computes an identifier that may be the text.
  private(set) var computed: [SourceLocation] = []
  private let facts: IdentifierFacts

  init(_ app: LinkedApp, _ subject: RenameSubject, _ facts: IdentifierFacts) {
    self.facts = facts
    readSegues(app, subject)
    readScenes(app, subject)
    readReuse(app, subject)
  }

  private mutating func readSegues(_ app: LinkedApp, _ subject: RenameSubject) {
    func relation(_ actor: Actor) -> Verdict {
      guard subject.kind == .segue else { return .other }
      if subject.isEverywhere { return .ours }
      guard let controllers = app.scenes.controllers(of: actor) else {
        return .doubt("it is unknown which controller performs the segue")
      }
      let named = Set(controllers).intersection(subject.allControllers)
      if named.isDisjoint(with: subject.controllers) { return .other }
      return named.isSubset(of: subject.controllers)
        ? .ours : .doubt("other controllers run this code, and have a segue with the name")
    }
    /// Whether code may run on a controller whose segue is renamed.
    func mayBeOurs(_ actor: Actor) -> Bool {
      guard let controllers = app.scenes.controllers(of: actor) else { return true }
      return !subject.controllers.isDisjoint(with: controllers)
    }
    let all =
      app.uses.performs.map { ($0.identifier, $0.actor, $0.location) }
      + app.uses.comparisons.map { ($0.identifier, $0.actor, $0.location) }
    for (identifier, actor, location) in all {
      switch identifier {
      case .values(let values) where values.contains(subject.old):
        uses.append(Use(location: location, relation: relation(actor)))
      case .values: break
      case .undecided(let reason):
        if subject.kind == .segue, mayBeOurs(actor), isComputed(reason, subject.old, at: location) {
          computed.append(location)
        }
      }
    }
  }

  private func isComputed(_ reason: Reason, _ text: String, at place: SourceLocation) -> Bool {
    facts.isPutTogether(at: place) ? facts.mayCompute(text, at: place) : reason.mayComputeText
  }

  private mutating func readScenes(_ app: LinkedApp, _ subject: RenameSubject) {
    let ours = Set(subject.controllers.map(\.file))
    let all = Set(subject.allControllers.map(\.file))
    for use in app.uses.instantiations {
      guard let identifier = use.identifier else { continue }
      switch identifier {
      case .values(let values) where values.contains(subject.old):
        let relation: Verdict =
          switch use.target {
          case _ where subject.kind != .scene: .other
          case _ where subject.isEverywhere: .ours
          case .files(let files, _) where ours.isDisjoint(with: all.intersection(files)): .other
          case .files(let files, _) where all.intersection(files).isSubset(of: ours): .ours
          case .files: .doubt("other storyboards with the name have such a scene")
          case .unknown: .doubt("it is unknown which storyboard has the scene")
          }
        uses.append(Use(location: use.location, relation: relation))
      case .values: break
      case .undecided(let reason):
        guard subject.kind == .scene, isComputed(reason, subject.old, at: use.location) else {
          continue
        }
        if case .files(let files, _) = use.target, ours.isDisjoint(with: files) { continue }
        computed.append(use.location)
      }
    }
    for use in app.uses.storyboards {
      if case .files(_, let name) = use.target, name == subject.old {
        uses.append(Use(location: use.location, relation: .other))
      }
    }
  }

  private mutating func readReuse(_ app: LinkedApp, _ subject: RenameSubject) {
    let owners = ReuseOwners(app, subject)
    // A text that code derives from a class can only be the name of a class.
    let isClass = app.code.table.types.contains { $0.name == subject.old }
    let all =
      app.uses.reuse.registrations.map { ($0.identifier, $0.owner, $0.location) }
      + app.uses.reuse.dequeues.map { ($0.identifier, $0.owner, $0.location) }
    for (identifier, types, location) in all {
      let relation = subject.kind == .reuse ? owners.relation(in: types) : .other
      switch identifier {
      case .values(let values) where values.contains(subject.old):
        uses.append(Use(location: location, relation: relation))
      case .values: break
      case .undecided where facts.mayHaveText(at: location):
        uses.append(Use(location: location, relation: relation))
      case .undecided(let reason):
        guard subject.kind == .reuse, relation != .other,
          isClass || facts.isPutTogether(at: location)
        else { continue }
        if isComputed(reason, subject.old, at: location) { computed.append(location) }
      }
    }
  }
}

extension Reason {
  /// Whether a text may be put together from parts, so that no literal has all of it.
  ///
  /// A variable or parameter doesn't count, because its text comes from a literal, which is found
  /// separately.
  fileprivate var mayComputeText: Bool {
    switch self {
    case .computed, .computedBy, .nameOfClass, .unknownClass, .unknownName, .definedByOthers: true
    default: false
    }
  }
}
