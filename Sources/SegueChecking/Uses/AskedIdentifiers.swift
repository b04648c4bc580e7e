internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// The identifiers of segues that the code of a scene's class asks for, that it inherits as well.
struct AskedIdentifiers {
  private var byController: [ControllerID: Set<String>] = [:]
  /// What code performs on objects of which it is not known what they are.
  private var byOthers: Set<String> = []
  /// The same, sorted, and no more than are compared.
  private var comparedByController: [ControllerID: [String]] = [:]
  private var comparedOfOthers: [String] = []
  /// Where the segues of each controller lead, by identifier.
  private let destinations = Memo<ControllerID, [String: Set<ObjectID?>]>()
  private let app: CheckedApp

  init(_ app: CheckedApp) {
    self.app = app
    for use in app.uses.performs { add(use.identifier, use.actor) }
    for use in app.uses.comparisons { add(use.identifier, use.actor) }
    comparedByController = byController.mapValues(Self.compared)
    comparedOfOthers = Self.compared(byOthers)
  }

  private static func compared(_ identifiers: Set<String>) -> [String] {
    Array(identifiers.sorted().prefix(NearestName.mostNames))
  }

  private mutating func add(_ identifier: Evaluated, _ actor: Actor) {
    guard !identifier.known.isEmpty else { return }
    guard case .own = actor else { return byOthers.formUnion(identifier.known) }
    for controller in app.controllers(of: actor) ?? [] {
      byController[controller, default: []].formUnion(identifier.known)
    }
  }

  /// What to do about an identifier of a scene's segue that no code asks for: what is asked for instead, if
  /// that is nearly the same, and no segue of the scene has it that leads elsewhere.
  func help(
    for identifier: String, of controller: ControllerID, leadingTo destination: ObjectID? = nil
  ) -> String? {
    let own = destinations.value(of: controller) {
      app.graph.links(from: controller).reduce(into: [:]) { own, link in
        guard let identifier = link.segue.usableIdentifier else { return }
        own[identifier, default: []].insert(link.segue.destination)
      }
    }
    func isFree(_ asked: String) -> Bool {
      guard let leadingTo = own[asked] else { return true }
      return destination != nil && leadingTo == [destination]
    }
    if let asked = comparedByController[controller],
      let meant = NearMiss.nearest(to: identifier, among: asked.lazy.filter(isFree))
    {
      return "did you mean \(quoted(meant)), which its class asks for?"
    }
    if let meant = NearMiss.nearest(to: identifier, among: comparedOfOthers.lazy.filter(isFree)) {
      return "did you mean \(quoted(meant)), which code asks for?"
    }
    return app.nearTexts.meant(by: identifier, in: app).map {
      "did you mean \(quoted($0)), which code has, and no segue?"
    }
  }
}
