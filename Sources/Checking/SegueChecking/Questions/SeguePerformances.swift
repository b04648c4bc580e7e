package import NavigationGraph
internal import StoryboardModel

/// Finds out how code performs each segue of an app's storyboards.
package struct SeguePerformances {
  private let app: LinkedApp
  private let performed: PerformedSegues
  private let written: WrittenIdentifiers

  package init(_ app: LinkedApp) {
    self.app = app
    performed = PerformedSegues(app)
    written = WrittenIdentifiers(app)
  }

  /// The performance of each segue; empty without code to look at.
  package var bySegue: [SegueLink.ID: SeguePerformance] {
    guard app.hasSources else { return [:] }
    return app.graph.allLinks.reduce(into: [:]) { $0[$1.id] = performance(of: $1) }
  }

  private func performance(of link: SegueLink) -> SeguePerformance {
    let isManual = link.segue.trigger == .manual
    guard let identifier = link.segue.usableIdentifier, let source = link.source else {
      return isManual ? .never : .control
    }
    switch performed.isPerformed(identifier, from: source) {
    case .yes:
      if written.has(identifier, from: source) { return .string }
      return performed.isTyped(identifier, from: source) ? .typed : .constant
    case .no where isManual: return app.input.isWhole ? .never : .undecided
    case .undecided where isManual: return isSegueSource(source) ? .typed : .undecided
    case .no, .undecided: return .control
    }
  }

  /// Whether the class of a controller has typed segues of this package.
  private func isSegueSource(_ controller: ControllerID) -> Bool {
    app.scenes.type(of: controller).ids.contains { app.code.table[$0].isSegueSource }
  }
}

/// The identifiers that code performs by strings.
private struct WrittenIdentifiers {
  private var byController: [ControllerID: Set<String>] = [:]
  private var byAnyone: Set<String> = []

  init(_ app: LinkedApp) {
    for use in app.uses.performs where use.isLiteral {
      let controllers = app.scenes.controllers(of: use.actor) ?? []
      for id in controllers { byController[id, default: []].formUnion(use.identifier.known) }
      // Code of a class without a scene may perform the segue on a controller of another class.
      if case .own = use.actor, !controllers.isEmpty { continue }
      byAnyone.formUnion(use.identifier.known)
    }
  }

  func has(_ identifier: String, from controller: ControllerID) -> Bool {
    byController[controller]?.contains(identifier) == true || byAnyone.contains(identifier)
  }
}
