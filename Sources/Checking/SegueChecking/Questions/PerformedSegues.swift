internal import Findings
internal import NavigationGraph

/// The segues that code performs.
struct PerformedSegues {
  private let scenes: AppScenes
  private let code: AppCode
  /// The identifiers that code performs on the objects of a scene.
  private var byController: [ControllerID: Set<String>] = [:]
  /// The calls that perform cases of enumerations, whose identifiers may be computed.
  private var typed: [ControllerID: [TypedPerformUse]] = [:]
  /// The identifiers of the cases that code performs.
  private var byCases: [ControllerID: Set<String>] = [:]
  /// The reason why the code of a scene may perform any identifier.
  private var computing: [ControllerID: Reason] = [:]
  /// The identifiers that code performs on objects that may be of any scene.
  private var byAnyone: Set<String> = []
  /// The identifiers that classes without scenes perform, perhaps on a controller of another class.
  private var byOthers: [String: Reason] = [:]
  /// The reason why code may perform any identifier on any object.
  private var anyoneComputes: Reason?
  private var unknownPerforms: [ControllerID: (identifier: String, location: SourceLocation)] = [:]

  init(_ app: LinkedApp) {
    scenes = app.scenes
    code = app.code
    for use in app.uses.typedPerforms { note(use, in: app) }
    for use in app.uses.performs + app.uses.performsForUnknownCallers {
      note(use, app.storyboards)
    }
  }

  private mutating func note(_ use: TypedPerformUse, in app: LinkedApp) {
    var identifiers: [String] = []
    if case .own(let ids) = use.actor {
      identifiers = ids.flatMap { app.identifiers(ofCase: use.name, in: $0) }
    }
    for id in scenes.controllers(of: use.actor) ?? [] {
      typed[id, default: []].append(use)
      byCases[id, default: []].formUnion(identifiers)
    }
  }

  private mutating func note(_ use: PerformUse, _ storyboards: LinkedStoryboards) {
    let controllers = scenes.controllers(of: use.actor)
    if use.isTyped {
      for id in controllers ?? [] { computing[id] = .performedByEnumeration }
      return
    }
    if case .own(let ids) = use.actor, controllers?.isEmpty == true {
      for value in use.identifier.known { byOthers[value] = .noScene(of: use.className) }
      let isUndecided = use.identifier.isUndecided && code.areNotControllers(ids)
      if isUndecided { anyoneComputes = .computesIdentifier(nil) }
      return
    }
    switch (use.identifier, controllers) {
    case (.values(let values), let controllers?):
      for id in controllers {
        byController[id, default: []].formUnion(values)
        guard case .own = use.actor, unknownPerforms[id] == nil,
          let missing = values.first(where: { !storyboards.sources(ofSegues: $0).contains(id) })
        else { continue }
        unknownPerforms[id] = (missing, use.location)
      }
      if case .other = use.actor { byAnyone.formUnion(values) }
    case (.values(let values), nil): byAnyone.formUnion(values)
    case (.undecided, let controllers?):
      for id in controllers { computing[id] = .computesIdentifier(use.className) }
    case (.undecided, nil): anyoneComputes = .computesIdentifier(nil)
    }
  }

  /// An identifier that a controller's own code performs, but that none of its segues has.
  func unknownIdentifier(
    performedBy controller: ControllerID
  ) -> (identifier: String, location: SourceLocation)? {
    unknownPerforms[controller]
  }

  /// Whether code performs a segue of a controller by a case of an enumeration.
  func isTyped(_ identifier: String, from controller: ControllerID) -> Bool {
    byCases[controller]?.contains(identifier) == true
      || typed[controller]?.contains { $0.mayPerform(identifier) } == true
  }

  /// Whether code performs a segue of a controller.
  func isPerformed(_ identifier: String, from controller: ControllerID) -> Answer {
    if byAnyone.contains(identifier) || byController[controller]?.contains(identifier) == true {
      return .yes
    }
    if isTyped(identifier, from: controller) { return .yes }
    if let reason = byOthers[identifier] ?? computing[controller] ?? anyoneComputes {
      return .undecided(reason)
    }
    switch scenes.type(of: controller) {
    case .app(let ids):
      // Code that is declared elsewhere may perform the segues of classes that inherit it.
      if let gap = ids.lazy.compactMap({ code.hierarchy.ancestry(of: $0).gap }).first {
        return .undecided(gap)
      }
      if ids.contains(where: { code.table[$0].isSegueSource }) {
        return .undecided(.performedByEnumeration)
      }
      return .no
    case .system: return .no
    case .external(let name): return .undecided(.declaredElsewhere(name))
    }
  }
}

extension LinkedApp {
  /// The identifiers of a case in the `@SegueSource` enumerations that a class has or inherits.
  func identifiers(ofCase name: String, in id: CodeType.ID) -> [String] {
    code.segueSources(of: id)
      .flatMap { uses.evaluator.identifiers(ofCase: name, inSegueSource: $0) }
      .compactMap { if case .named(let text) = $0 { text } else { nil } }
  }
}
