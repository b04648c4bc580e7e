internal import SourceFacts
internal import StoryboardModel

/// The reasons why reusable views may be registered where the check can't see it.
struct RegistrationDoubts {
  private let app: LinkedApp
  /// The registrations for identifiers that are unknown.
  private let computed: [RegisterUse]
  /// The reason why unseen code may register any identifier; nil if all code was read.
  private let unread: Reason?
  /// The class that decides itself which views AppKit's identifiers stand for; nil if there is none.
  private let ownMaker: String?

  init(_ app: LinkedApp) {
    self.app = app
    computed = app.uses.reuse.registrations.filter(\.identifier.isUndecided)
    if let broken = app.code.sources.first(where: \.hidesRegistrations) {
      unread = "a part of \(broken.path), which may register the identifier, could not be parsed"
    } else {
      unread =
        app.input.missingSources.isEmpty
        ? nil : "sources that may register the identifier are missing"
    }
    let isAsked = app.uses.reuse.dequeues.contains(where: \.kind.isOfAppKit)
    ownMaker =
      isAsked
      ? app.code.table.types.first { $0.methods.contains { $0.fact.makesViews } }?.name : nil
  }

  /// The reason why unseen code may register an identifier; nil if it can't.
  ///
  /// With the class that the code expects, only registrations of that class are in question.
  func doubt(
    about identifier: String, _ use: DequeueUse, of type: TypeReference? = nil
  ) -> Reason? {
    let mayRegister = computed.contains { registration in
      registration.mayBe(use.kind)
        && (type.map { mayGive($0, for: identifier, registration) } ?? true)
    }
    if mayRegister { return "code registers computed identifiers" }
    if let unread { return unread }
    if use.kind.isOfAppKit, let ownMaker {
      return "\(ownMaker) decides itself which view an identifier gives"
    }
    for id in use.owner {
      if let gap = app.code.hierarchy.ancestry(of: id).gap { return gap }
    }
    if mayBeOfOtherApps(use.owner) {
      return "only other modules use the class, and they may register the identifier"
    }
    guard !app.input.externalModules.isEmpty else { return nil }
    let isClass =
      !app.code.table.objectiveC(identifier).isEmpty
      || app.classes.hasOwnFile(identifier)
    return isClass || use.isConstantOfType ? "a library may register \(identifier)" : nil
  }

  /// Whether a function of the class that dequeues a view, or of one that it inherits from, registers views for
  /// identifiers that its callers choose.
  func registersForCallers(_ use: DequeueUse) -> Bool {
    let own = Set(use.owner.flatMap { app.code.hierarchy.ancestry(of: $0).types })
    return computed.contains {
      $0.isNamedByCaller && $0.mayBe(use.kind) && !own.isDisjoint(with: $0.owner)
    }
  }

  /// Whether classes are meant for other modules, and the app has no object of them.
  private func mayBeOfOtherApps(_ ids: [CodeType.ID]) -> Bool {
    let types = ids.map { app.code.table[$0] }
    let names = Set(types.map(\.name))
    return !types.isEmpty && types.allSatisfy(\.isForOtherModules)
      && app.classChanges.haveNoSceneForCertain(ids)
      && !app.storyboards.customObjects.joined().contains { names.contains($0.custom.name) }
      && app.input.texts.classesMade(among: names, declaredIn: .swift).isEmpty
  }

  /// Whether a registration may be of a class, or of one that inherits from it.
  private func mayGive(
    _ type: TypeReference, for identifier: String, _ registration: RegisterUse
  ) -> Bool {
    if case .type(let registered) = registration.source {
      return app.code.isKind(registered, of: type) != .no
    }
    guard registration.isByOwnName, case .app(let ids) = type else { return true }
    let named = app.code.table.types.filter { $0.name == identifier }.map(\.id)
    // A class that is declared elsewhere doesn't inherit from one of the app.
    guard !named.isEmpty else { return !ids.allSatisfy { app.code.table[$0].isClass } }
    return app.code.isKind(.app(named), of: type) != .no
  }
}

extension MethodFact {
  /// Whether it is an app's own `makeView(withIdentifier:owner:)` or the like.
  fileprivate var makesViews: Bool {
    let call = ReuseCalls.call(declaredAs: name, labels)
    return call.map { $0.kind.isOfAppKit && $0.meaning != .registers } ?? false
  }
}
