internal import NavigationGraph
internal import StoryboardModel

/// The segues whose identifiers code uses without naming them: as keys, or in comparisons.
struct OpenIdentifiers {
  private let code: AppCode
  private let scenes: AppScenes
  private let segueClasses: SegueClassIdentifiers
  private let unwindActions: UnwindActions
  private var byController: [ControllerID: Reason] = [:]
  /// The reason for unwind segues, which any controller may get.
  private var reasonForUnwindSegues: Reason?
  private var reasonForAllSegues: Reason?

  init(_ app: LinkedApp) {
    code = app.code
    scenes = app.scenes
    segueClasses = SegueClassIdentifiers(app: app)
    unwindActions = app.unwindActions
    for use in app.uses.identifierUses { add(use.actor, use.function, use.type) }
    for use in app.uses.comparisons {
      switch use.identifier {
      // A comparison with nil asks whether there is an identifier at all.
      case .undecided(.isNil), .values: continue
      case .undecided: add(use.actor, use.function, use.className)
      }
    }
  }

  private mutating func add(_ actor: Actor, _ function: String, _ className: String) {
    let user = className.isEmpty ? "code" : className
    let reason: Reason = "\(user) uses the identifier in an unknown way"
    guard case .own(let ids) = actor, !code.areNotControllers(ids) else {
      reasonForAllSegues = reason
      return
    }
    for controller in scenes.controllers(running: ids) { byController[controller] = reason }
    if !unwindActions.asksOwnSegues(function, of: actor) { reasonForUnwindSegues = reason }
  }

  /// The reason why code may need the identifier of a segue; nil if it doesn't.
  func reason(for link: SegueLink) -> Reason? {
    let own = link.source.flatMap { byController[$0] }
    return own ?? (link.segue.kind == .unwind ? reasonForUnwindSegues : nil) ?? reasonForAllSegues
      ?? segueClasses.reason(for: link)
  }
}
