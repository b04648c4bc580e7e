internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The identifiers of segues that the code of a scene's class asks for, including code that it inherits.
struct AskedIdentifiers {
  private let graph: NavigationGraph
  /// The identifiers that each controller's own code asks for, sorted; at most ``NearestName/mostNames``.
  private let byController: [ControllerID: [String]]
  /// The identifiers that other code asks for, and that no segue has.
  private let byOthers: [String]
  /// The destinations of each controller's segues, by identifier.
  private let destinations = Memo<ControllerID, [String: Set<ObjectID?>]>()

  init(_ app: LinkedApp) {
    graph = app.graph
    var byController: [ControllerID: Set<String>] = [:]
    var byOthers: Set<String> = []
    func add(_ identifier: Evaluated, _ actor: Actor) {
      guard !identifier.known.isEmpty else { return }
      guard case .own = actor else { return byOthers.formUnion(identifier.known) }
      for controller in app.scenes.controllers(of: actor) ?? [] {
        byController[controller, default: []].formUnion(identifier.known)
      }
    }
    for use in app.uses.performs { add(use.identifier, use.actor) }
    for use in app.uses.comparisons { add(use.identifier, use.actor) }
    self.byController = byController.mapValues { NearestName.compared($0) }
    self.byOthers = NearestName.compared(
      byOthers.filter { app.storyboards.segues(identified: $0).isEmpty })
  }

  /// Returns advice about an identifier that no code asks for: a similar one that code asks for; nil if there is none.
  ///
  /// No segue of the scene has the similar identifier, except segues to the given destination.
  func help(
    for identifier: String, of controller: ControllerID, leadingTo destination: ObjectID? = nil,
    otherwise: String
  ) -> Advice? {
    func advice(_ meant: String, _ reason: String) -> Advice {
      var advice = Advice(insteadOf: identifier, meant, otherwise: otherwise)
      advice.text = "did you mean \(quoted(meant))\(reason)"
      return advice
    }
    let ownDestinations = destinations.value(of: controller) {
      graph.links(from: controller).reduce(into: [:]) { own, link in
        guard let identifier = link.segue.usableIdentifier else { return }
        own[identifier, default: []].insert(link.segue.destination)
      }
    }
    func isFree(_ asked: String) -> Bool {
      guard let destinations = ownDestinations[asked] else { return true }
      return destination != nil && destinations == [destination]
    }
    if let asked = byController[controller],
      let meant = NearMiss.nearest(to: identifier, among: asked.lazy.filter(isFree))
    {
      return advice(meant, ", which its class asks for?")
    }
    return NearMiss.nearest(to: identifier, among: byOthers.lazy.filter(isFree)).map {
      advice($0, ", which code asks for?")
    }
  }
}
