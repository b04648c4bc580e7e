internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The restoration identifiers of an app, by which UIKit saves and restores its state.
struct StateRestoration {
  let app: LinkedApp

  /// Returns the storyboards, among some, whose apps let UIKit save and restore their state.
  ///
  /// An app's delegate decides both. Only sources of a storyboard's targets count: a folder may have several apps.
  func saved(among files: Set<String>) -> Set<String> {
    guard !files.isEmpty else { return [] }
    let memberships = app.input.texts.paths(naming: RestorationWords.saving).map { path in
      app.code.index(of: path).map { app.code.sources[$0].membership } ?? FileMembership()
    }
    let methods = app.code.table.types.flatMap(\.methods).filter { $0.fact.hasBody }
    let decidingMethods = [RestorationWords.saving, RestorationWords.restoring].map { labels in
      methods.filter { !labels.isDisjoint(with: $0.fact.labels) }
    }
    return files.filter { file in
      let membership = app.input.membership(of: file)
      return memberships.contains(where: membership.mayMeet)
        && !decidingMethods.contains { refuse($0, in: membership) }
    }
  }

  /// Whether an app has some of these methods, and all of them do nothing but return `false`.
  private func refuse(
    _ methods: [CodeType.Member<MethodFact>], in membership: FileMembership
  ) -> Bool {
    let own = methods.filter { membership.mayMeet(app.code.sources[$0.sourceFile].membership) }
    return !own.isEmpty && own.allSatisfy(\.fact.refusesState)
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
    if let own { return "\(own.name) declares its own \(RestorationWords.property)" }
    if !app.input.texts.literals(among: [RestorationWords.property]).isEmpty {
      return "code may set restoration identifiers by the name of the property"
    }
    return app.input.missingSources.isEmpty
      ? nil : "sources that may set restoration identifiers are missing"
  }
}
