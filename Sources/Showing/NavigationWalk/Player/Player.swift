internal import HeadlessUIKit
package import NavigationGraph
internal import StoryboardModel

/// An app on one screen, on which segues are fired and taken back one after the other.
@MainActor
package final class Player {
  private let app: TwinApp
  private let options: WalkOptions
  private let nesting: NestingCheck
  private var screen: TwinScreen

  /// Starts the app at a controller.
  ///
  /// - Throws: A ``PlayerError`` if the controller can't be shown.
  package init(
    _ graph: NavigationGraph, startingAt start: ControllerID, options: WalkOptions = WalkOptions()
  ) throws(PlayerError) {
    app = TwinApp(graph)
    self.options = options
    nesting = NestingCheck(graph)
    screen = try Self.screen(start, app, options, nesting)
  }

  private static func screen(
    _ start: ControllerID, _ app: TwinApp, _ options: WalkOptions, _ nesting: NestingCheck
  ) throws(PlayerError) -> TwinScreen {
    if let node = app.graph.controller(start), !Walker.runsInUIKit(node.runtime) {
      let name = Walker.refusal(of: node.runtime) ?? node.runtime.description
      throw PlayerError(reason: "\(name) can't be played")
    }
    guard case .controllers(let count) = nesting.weight(of: start), count <= NestingCheck.largest
    else { throw PlayerError(reason: "the controller contains itself, or too many others") }
    do throws(BringUpFailure) {
      return try BringUp(app: app, options: options).stage(start, steps: []).screen
    } catch {
      if case .raised(let exception) = error { throw PlayerError(reason: exception.description) }
      throw PlayerError(reason: "the controller doesn't exist")
    }
  }

  /// The controllers on the screen, from the root down.
  package var stack: [StackLine] { StackReader(app: app).lines(from: screen.root) }

  /// The possible moves, in a fixed order.
  package var moves: [PlayerMove] {
    let segues = front.flatMap { controller in
      (app.id(of: controller).map(app.graph.links) ?? []).compactMap { link -> PlayerMove? in
        switch link.segue.kind {
        case .relationship, .embed: nil
        default: .segue(link, from: app.name(of: controller))
        }
      }
    }
    return segues + tabs
  }

  /// Fires a segue of a visible controller.
  ///
  /// - Returns: The segue's outcome.
  package func fire(_ link: SegueLink) -> WalkOutcome {
    guard let source = front.first(where: { app.id(of: $0) == link.source }) else {
      return .nothing(reason: "its controller is not in front")
    }
    if case .unknownStoryboard(let reference) = link.destination {
      return .missingStoryboard(reference)
    }
    if let destination = link.destination.controller,
      nesting.weight(of: destination) == .endless
    {
      return .raised(.endless)
    }
    let firing = app.fire(link.segue, on: source)
    let hosting = Hosting(start: .entryPoint, root: link.source ?? screenID, steps: [])
    return app.outcome(of: firing, link, from: source, hosting)
  }

  /// Selects a tab.
  package func select(tab: Int) -> Bool {
    guard let bar = tabBar, let tabs = bar.viewControllers, tabs.indices.contains(tab) else {
      return false
    }
    return UIKitException.caught { bar.selectedIndex = tab } == nil
  }

  /// Pops the front navigation controller, as its back button does.
  package func back() -> Bool {
    guard let navigation = front.last?.navigationController else { return false }
    return navigation.popViewController(animated: false) != nil
  }

  /// Dismisses the controller that was presented last.
  package func dismiss() -> Bool {
    guard let presenter = topPresented?.presentingViewController else { return false }
    presenter.dismiss(animated: false)
    return true
  }

  // MARK: The visible controllers

  private var screenID: ControllerID {
    app.id(of: screen.root) ?? ControllerID(file: "", object: "")
  }

  private var topPresented: UIViewController? {
    TwinScreen.presentations(from: screen.root).last
  }

  /// The controllers that the user can interact with, parents before children.
  private var front: [UIViewController] {
    var all: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    var level = [topPresented ?? screen.root]
    while !level.isEmpty {
      level.removeAll { !seen.insert(ObjectIdentifier($0)).inserted }
      all += level
      level = level.flatMap { parent in
        TwinScreen.children(of: parent).filter { $0.isShown || !options.hasWindow }
      }
    }
    return all
  }

  private var tabBar: UITabBarController? {
    front.lazy.compactMap { $0 as? UITabBarController }.last
  }

  private var tabs: [PlayerMove] {
    guard let bar = tabBar, let tabs = bar.viewControllers else { return [] }
    return tabs.indices.filter { $0 != bar.selectedIndex }
      .map { .tab($0, name: StackReader(app: app).name(of: tabs[$0])) }
  }
}
