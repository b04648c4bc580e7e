package import NavigationGraph
internal import StoryboardModel

/// An app on the screen, on which segues are fired and taken back one after the other.
///
/// It runs in the twin of the framework that its platform uses.
@MainActor
package final class Player {
  private let game: any Game

  /// Starts the app at a controller.
  ///
  /// - Throws: A ``PlayerError`` if the controller can't be shown.
  package init(
    _ graph: NavigationGraph, startingAt start: ControllerID,
    code: CodeNavigation = CodeNavigation(), options: WalkOptions = WalkOptions()
  ) throws(PlayerError) {
    let runtime = graph.controller(start)?.runtime ?? .iOS
    guard runtime.runsInTwin else {
      throw PlayerError(
        reason: "\(Walker.refusal(of: runtime) ?? runtime.description) can't be played")
    }
    game =
      runtime == .macOS
      ? try TwinGame(DesktopApp(graph), startingAt: start, code: code, options: options)
      : try TwinGame(TwinApp(graph), startingAt: start, code: code, options: options)
  }

  /// The controllers on the screen, from the back to the front, and parents before children.
  package var stack: [StackLine] { game.stack }

  /// The possible moves, in a fixed order.
  package var moves: [PlayerMove] { game.moves }

  /// Fires a segue of a controller in front.
  ///
  /// - Returns: The segue's outcome.
  package func fire(_ link: SegueLink) -> WalkOutcome { game.fire(link) }

  /// Opens a scene as code of a controller in front may do it.
  ///
  /// - Returns: The way in which it is shown, which is an assumption about the code.
  package func open(_ arrow: CodeNavigation.Arrow) -> WalkOutcome { game.open(arrow) }

  package func select(tab: Int) -> Bool { game.select(tab: tab) }

  /// Pops the front navigation controller, as its back button does.
  package func back() -> Bool { game.back() }

  /// Dismisses the controller that was presented last, or closes the front window of several.
  package func dismiss() -> Bool { game.dismiss() }
}
