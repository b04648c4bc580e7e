internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The restoration identifiers of an app, by which UIKit saves and restores its state.
struct StateRestoration {
  let app: LinkedApp

  /// Whether a delegate lets UIKit save the state of a storyboard's app, and none refuses to restore it.
  ///
  /// Only the sources in one of the storyboard's targets count, because a folder may have several apps.
  ///
  /// - Parameter file: The path of the storyboard.
  /// - Returns: The answer.
  func isSaved(for file: String) -> Bool {
    let membership = app.input.memberships[file] ?? FileMembership()
    let isNamed = app.input.texts.paths(naming: RestorationWords.saving).contains { path in
      app.code.index(of: path).map { membership.mayMeet(app.code.sources[$0].membership) } ?? true
    }
    return isNamed && !refuses(RestorationWords.saving, in: membership)
      && !refuses(RestorationWords.restoring, in: membership)
  }

  /// Whether all implementations of some methods in an app do nothing but return `false`.
  private func refuses(_ labels: Set<String>, in membership: FileMembership) -> Bool {
    let methods = app.code.table.types.flatMap(\.methods).filter { method in
      method.fact.calls != nil && !labels.isDisjoint(with: method.fact.labels)
        && membership.mayMeet(app.code.sources[method.sourceFile].membership)
    }
    return !methods.isEmpty && methods.allSatisfy(\.fact.refusesState)
  }

  /// The restoration identifiers that storyboards, xibs and code give to controllers and views.
  var identifiers: KnownNames {
    var found: Set<String> = []
    for file in app.graph.files {
      file.forEachObject { object in
        if let identifier = object.pointee.restorationIdentifier { found.insert(identifier) }
        for attribute in object.pointee.runtimeAttributes
        where attribute.keyPath == RestorationWords.property {
          if let value = attribute.value { found.insert(value) }
        }
      }
    }
    for use in app.uses.restorations where use.kind == .set {
      found.formUnion(use.identifier.known)
    }
    return KnownNames(found)
  }

  /// The reason why code may set other restoration identifiers; nil if it can't.
  var doubt: Reason? {
    for use in app.uses.restorations where use.kind == .set {
      if case .undecided(let reason) = use.identifier, reason != .isNil { return reason }
    }
    let own = app.code.table.types.first { !$0.constants(named: RestorationWords.property).isEmpty }
    if let own { return .declares(own.name) }
    if !app.input.texts.literals(among: [RestorationWords.property]).isEmpty { return .byKeyPath }
    return app.input.missingSources.isEmpty ? nil : .sourcesMissing
  }
}

extension Reason {
  fileprivate static func declares(_ type: String) -> Reason {
    .stated("\(type) declares its own \(RestorationWords.property)")
  }

  fileprivate static let byKeyPath = Reason.stated(
    "code may set restoration identifiers by the name of the property")
  fileprivate static let sourcesMissing = Reason.stated("sources that may set it are missing")
}
