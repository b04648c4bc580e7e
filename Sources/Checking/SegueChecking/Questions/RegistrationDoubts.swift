internal import SourceFacts

/// The reasons why reusable views may be registered where the check can't see it.
struct RegistrationDoubts {
  private let app: LinkedApp
  /// The reason why code may register any identifier; nil if all registrations are known.
  private let general: Reason?

  init(_ app: LinkedApp) {
    self.app = app
    let isComputed = app.uses.reuse.registrations.contains {
      if case .undecided = $0.identifier { true } else { false }
    }
    if isComputed {
      general = .registersComputed
    } else if let broken = app.code.sources.first(where: { !$0.facts.problems.isEmpty }) {
      general = .notParsed(broken.path)
    } else {
      general = app.input.missingSources.isEmpty ? nil : .sourcesMissing
    }
  }

  /// The reason why more than what is known may be registered for an identifier; nil if nothing can.
  func doubt(about identifier: String, _ use: DequeueUse) -> Reason? {
    if let general { return general }
    for id in use.owner {
      if let gap = app.code.hierarchy.ancestry(of: id).gap { return gap }
    }
    guard !app.input.externalModules.isEmpty else { return nil }
    let isClass =
      !app.code.table.objectiveC(identifier).isEmpty
      || ["swift", "h", "m"].contains { app.input.sourceNames.contains("\(identifier).\($0)") }
    return isClass || use.isConstantOfType ? .libraryMayRegister(identifier) : nil
  }
}

extension Reason {
  fileprivate static let registersComputed = Reason.stated("code registers computed identifiers")
  fileprivate static let sourcesMissing = Reason.stated("sources that may register it are missing")

  fileprivate static func notParsed(_ path: String) -> Reason {
    .stated("a part of \(path), which may register it, could not be parsed")
  }

  fileprivate static func libraryMayRegister(_ identifier: String) -> Reason {
    .stated("a library may register \(identifier)")
  }
}
