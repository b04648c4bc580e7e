internal import HeadlessSupport
internal import NavigationGraph
internal import StoryboardModel

/// Performs one segue from a new screen.
@MainActor
struct SegueWalker<App: Twin> {
  let app: App
  let routes: RouteMap
  let nesting: NestingCheck
  let options: WalkOptions

  /// Performs a segue of a storyboard that the twin can run.
  func walk(_ link: SegueLink) -> SegueWalk {
    guard let source = link.source, app.graph.controller(source) != nil else {
      return SegueWalk(link: link, outcome: .nothing(reason: "its scene has no controller"))
    }
    if case .unknownStoryboard(let reference) = link.destination {
      return SegueWalk(link: link, outcome: .missingStoryboard(reference))
    }
    if let outcome = nestingProblem(link, source) { return SegueWalk(link: link, outcome: outcome) }
    do throws(BringUpFailure) {
      let (stage, hosting) = try stage(for: source)
      return SegueWalk(link: link, hosting: hosting, outcome: perform(link, on: stage, hosting))
    } catch {
      return SegueWalk(link: link, outcome: outcome(of: error, link))
    }
  }

  // MARK: Cycles

  private func nestingProblem(_ link: SegueLink, _ source: ControllerID) -> WalkOutcome? {
    let bringsDestination = link.segue.kind != .unwind && link.segue.kind != .custom
    let destination = bringsDestination ? link.destination.controller : nil
    if let destination, nesting.isEndless(destination) { return .raised(.endless) }
    if nesting.isEndless(source) {
      return .unknown(reason: "its controller can't be created, because it contains itself")
    }
    if [source, destination].contains(where: { $0.map(nesting.isTooLarge) ?? false }) {
      return .unknown(reason: NestingCheck.tooMany)
    }
    return nil
  }

  /// Whether a route creates too many controllers, which may all stay on the screen.
  private func createsTooMany(_ root: ControllerID, _ links: [SegueLink]) -> Bool {
    // Children of relationships and embeds are created with their container.
    let performed = links.filter { $0.segue.kind != .relationship && $0.segue.kind != .embed }
    let places = [root] + performed.compactMap(\.destination.controller)
    return places.reduce(0) { $0 + nesting.weight(of: $1) } > NestingCheck.largest
  }

  // MARK: The way there

  /// Brings the source onto the screen along its route, or by itself if that fails.
  private func stage(
    for source: ControllerID
  ) throws(BringUpFailure) -> (BringUp<App>.Stage, Hosting) {
    let bringUp = BringUp(app: app, options: options)
    let route = routes.route(to: source)
    if !createsTooMany(route.hosting.root, route.links) {
      do throws(BringUpFailure) {
        return (try bringUp.stage(route.hosting.root, steps: route.links), route.hosting)
      } catch {
        // Problems on the route are reported for the segues of the route. This segue is still tried.
        if route.links.isEmpty { throw error }
      }
    }
    let stage = try bringUp.stage(source, steps: [])
    return (stage, Hosting(start: .code, root: source, steps: []))
  }

  /// The outcome if the source can't be shown, because of this segue or another one.
  private func outcome(of failure: BringUpFailure, _ link: SegueLink) -> WalkOutcome {
    guard case .raised(let exception) = failure else {
      return .unknown(reason: "its controller can't be created")
    }
    switch (link.segue.kind, link.destination) {
    case (.embed, .missingScene), (.relationship, .missingScene):
      return .raised(exception)
    default:
      return .unknown(reason: "its controller can't be shown: \(exception)")
    }
  }

  // MARK: The segue itself

  private func perform(
    _ link: SegueLink, on stage: BringUp<App>.Stage, _ hosting: Hosting
  ) -> WalkOutcome {
    let source = stage.controller
    switch link.segue.kind {
    case .relationship:
      guard isChild(link, of: source) else { return .nothing(reason: missing(link)) }
      return .contained(in: app.name(of: source), place: link.segue.relationship ?? "child")
    case .embed:
      guard isChild(link, of: source) else { return .nothing(reason: missing(link)) }
      return .embedded(in: app.name(of: source))
    default:
      if let obstacle = obstacle(to: link.segue, on: source) { return obstacle }
      return app.outcome(of: app.fire(link.segue, on: source), link, from: source, hosting)
    }
  }

  private func isChild(_ link: SegueLink, of source: App.Controller) -> Bool {
    guard let destination = link.destination.controller else { return false }
    return app.find(destination, in: source) != nil
  }

  private func missing(_ link: SegueLink) -> String {
    switch link.destination {
    case .noInitialController(_, let file): "\(file) has no initial view controller"
    case .circularReference: "the reference leads back to itself"
    case .dangling(let id): id.map { "the file has no object “\($0)”" } ?? "it names no destination"
    default: "its container doesn't accept the destination"
    }
  }

  /// The reason why even code can't perform a segue that no object triggers.
  private func obstacle(to segue: Segue, on source: App.Controller) -> WalkOutcome? {
    guard case .manual = segue.trigger else { return nil }
    guard let identifier = segue.usableIdentifier else {
      return .nothing(reason: "only code could perform it, but it has no identifier")
    }
    guard let found = app.segue(withIdentifier: identifier, of: source) else {
      let exception = HeadlessException.caught {
        app.performSegue(withIdentifier: identifier, on: source)
      }
      return exception.map { .raised(ExceptionText(app, naming: [source]).exception($0)) }
    }
    if found != segue {
      return .nothing(
        reason: "another segue of the controller has the same identifier and comes first")
    }
    return nil
  }
}
