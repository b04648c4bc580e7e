internal import NavigationGraph
internal import StoryboardModel

/// The identifiers of segues that the code of a scene's class asks for, that it inherits as well.
struct AskedIdentifiers {
  private var byController: [ControllerID: Set<String>] = [:]
  private let app: CheckedApp

  init(_ app: CheckedApp) {
    self.app = app
    for use in app.uses.performs { add(use.identifier, use.actor) }
    for use in app.uses.comparisons { add(use.identifier, use.actor) }
  }

  private mutating func add(_ identifier: Evaluated, _ actor: Actor) {
    guard case .own = actor, !identifier.known.isEmpty else { return }
    for controller in app.controllers(of: actor) ?? [] {
      byController[controller, default: []].formUnion(identifier.known)
    }
  }

  /// The identifier that is meant by one of a scene's, which no code asks for: one that the class asks
  /// for, that none of the scene's segues has, and that it is nearly the same as.
  func meant(by identifier: String, of controller: ControllerID) -> String? {
    guard let asked = byController[controller] else { return nil }
    let own = Set(app.graph.links(from: controller).compactMap(\.segue.usableIdentifier))
    return NearMiss.nearest(to: identifier, among: asked.subtracting(own))
  }
}
