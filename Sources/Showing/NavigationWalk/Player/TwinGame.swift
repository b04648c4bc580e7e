internal import HeadlessSupport
internal import NavigationGraph
internal import StoryboardModel

/// An app that is played in one twin, on one screen.
@MainActor
final class TwinGame<App: PlayableTwin>: Player {
  private let app: App
  private let code: CodeNavigation
  private let options: WalkOptions
  private let nesting: NestingCheck
  private let start: ControllerID
  private let screen: App.Screen

  init(
    _ app: App, startingAt start: ControllerID, code: CodeNavigation, options: WalkOptions
  ) throws(PlayerError) {
    self.app = app
    self.code = code
    self.options = options
    self.start = start
    nesting = NestingCheck(app.graph)
    guard !nesting.isTooLarge(start)
    else { throw PlayerError(reason: "the controller contains itself, or too many others") }
    do throws(BringUpFailure) {
      screen = try BringUp(app: app, options: options).stage(start, steps: []).screen
    } catch {
      if case .raised(let exception) = error { throw PlayerError(reason: exception.description) }
      throw PlayerError(reason: "the controller doesn't exist")
    }
  }

  var stack: [StackLine] { app.stack(on: screen) }

  var moves: [PlayerMove] {
    let segues = front.flatMap { controller in
      (app.id(of: controller).map(app.graph.links) ?? []).compactMap { link -> PlayerMove? in
        switch link.segue.kind {
        case .relationship, .embed: nil
        default: .segue(link, from: app.name(of: controller))
        }
      }
    }
    return segues + codeMoves + tabMoves
  }

  private var codeMoves: [PlayerMove] {
    front.flatMap { controller in
      (app.id(of: controller).map { code.arrows(from: $0) } ?? [])
        .filter { runtime(of: $0.source) == runtime(of: $0.destination) }
        .map { PlayerMove.code($0, from: app.name(of: controller)) }
    }
  }

  private func runtime(of id: ControllerID) -> TargetRuntime? { app.graph.controller(id)?.runtime }

  func fire(_ link: SegueLink) -> WalkOutcome {
    guard let source = front.first(where: { app.id(of: $0) == link.source }) else {
      return .nothing(reason: "its controller is not in front")
    }
    if case .unknownStoryboard(let reference) = link.destination {
      return .missingStoryboard(reference)
    }
    if let outcome = link.destination.controller.flatMap({ nestingProblem($0) }) {
      return outcome
    }
    let firing = app.fire(link.segue, on: source)
    let hosting = Hosting(start: .entryPoint, root: link.source ?? start, steps: [])
    return app.outcome(of: firing, link, from: source, hosting)
  }

  func open(_ arrow: CodeNavigation.Arrow) -> WalkOutcome {
    guard let source = front.first(where: { app.id(of: $0) == arrow.source }) else {
      return .nothing(reason: "its controller is not in front")
    }
    if let outcome = nestingProblem(arrow.destination) { return outcome }
    var outcome: WalkOutcome?
    let exception = HeadlessException.caught {
      outcome = app.open(arrow.destination, from: source)
    }
    if let exception { return .raised(ExceptionText(app, naming: []).exception(exception)) }
    return outcome ?? .nothing(reason: "the controller doesn't exist")
  }

  /// The outcome of creating a controller that contains itself, or too many others.
  private func nestingProblem(_ destination: ControllerID) -> WalkOutcome? {
    if nesting.isEndless(destination) { return .raised(.endless) }
    return nesting.isTooLarge(destination) ? .unknown(reason: NestingCheck.tooMany) : nil
  }

  func select(tab: Int) -> Bool {
    guard let tabs, tabs.controllers.indices.contains(tab) else { return false }
    return HeadlessException.caught { app.select(tab: tab, of: tabs.container) } == nil
  }

  func back() -> Bool { app.back(from: front) }

  func dismiss() -> Bool { app.dismiss(on: screen) }

  /// The controllers that the user can interact with, parents before children.
  private var front: [App.Controller] {
    var all: [App.Controller] = []
    var seen: Set<ObjectIdentifier> = []
    var level = app.layers(of: screen).filter(\.takesInput).map(\.root)
    while !level.isEmpty {
      level.removeAll { !seen.insert(ObjectIdentifier($0)).inserted }
      all += level
      level = level.flatMap { parent in
        app.children(of: parent).filter { app.isShown($0) || !options.hasWindow }
      }
    }
    return all
  }

  private var tabs: Tabs<App.Controller>? { front.lazy.compactMap(app.tabs).last }

  private var tabMoves: [PlayerMove] {
    guard let tabs else { return [] }
    return tabs.controllers.indices.filter { $0 != tabs.selected }
      .map { .tab($0, name: app.titledName(of: tabs.controllers[$0])) }
  }
}
