package import NavigationGraph
internal import StoryboardModel

/// What performs a segue, as far as the code shows.
package enum SeguePerformer: Hashable, Sendable {
  /// `performSegue` with a string.
  case string
  /// `performSegue` with a constant or an enumeration's raw value.
  case constant
  /// The typed code of this package.
  case typed
  /// A control or container, and no code.
  case control
  /// Nothing: only code could, and none does.
  case never
  /// Perhaps code: it computes an identifier, or is not all there.
  case undecided
}

extension CheckedApp {
  /// What performs each segue of the storyboards; nothing where there is no code to look at.
  package func performers() -> [SegueLink.ID: SeguePerformer] {
    guard hasSources else { return [:] }
    let performed = PerformedSegues(self)
    let written = WrittenIdentifiers(self)
    var performers: [SegueLink.ID: SeguePerformer] = [:]
    for file in graph.files {
      for link in graph.links[file.path] ?? [] {
        performers[link.id] = performer(of: link, performed, written)
      }
    }
    return performers
  }

  private func performer(
    of link: SegueLink, _ performed: PerformedSegues, _ written: WrittenIdentifiers
  ) -> SeguePerformer {
    let isManual = link.segue.trigger == .manual
    guard let identifier = link.segue.usableIdentifier, let source = link.source else {
      return isManual ? .never : .control
    }
    switch performed.isPerformed(identifier, from: source) {
    case .yes: return written.has(identifier, from: source) ? .string : .constant
    case .no where isManual: return input.isWhole ? .never : .undecided
    case .undecided where isManual: return isSegueSource(source) ? .typed : .undecided
    case .no, .undecided: return .control
    }
  }

  /// Whether the class of a controller has typed segues of this package.
  private func isSegueSource(_ controller: ControllerID) -> Bool {
    guard case .app(let ids) = scenes.type(of: controller) else { return false }
    return ids.contains { code.table[$0].isSegueSource }
  }
}

/// The identifiers that code performs by strings.
private struct WrittenIdentifiers {
  private var byController: [ControllerID: Set<String>] = [:]
  private var byAnyone: Set<String> = []

  init(_ app: CheckedApp) {
    for use in app.uses.performs where use.isLiteral {
      let controllers = app.controllers(of: use.actor) ?? []
      for id in controllers { byController[id, default: []].formUnion(use.identifier.known) }
      if case .own = use.actor, !controllers.isEmpty { continue }
      byAnyone.formUnion(use.identifier.known)
    }
  }

  func has(_ identifier: String, from controller: ControllerID) -> Bool {
    byController[controller]?.contains(identifier) == true || byAnyone.contains(identifier)
  }
}
