package import NavigationGraph
internal import StoryboardModel

/// An app on the screen, on which segues are fired and taken back one after the other.
@MainActor
package protocol Player {
  /// The controllers on the screen, from the back to the front, and parents before children.
  var stack: [StackLine] { get }
  /// The possible moves, in a fixed order.
  var moves: [PlayerMove] { get }
  /// Fires a segue of a controller in front, and returns its outcome.
  func fire(_ link: SegueLink) -> WalkOutcome
  /// Opens a scene as code of a controller in front may do it.
  ///
  /// - Returns: The way in which it is shown, which is an assumption about the code.
  func open(_ arrow: CodeNavigation.Arrow) -> WalkOutcome
  func select(tab: Int) -> Bool
  /// Pops the front navigation controller, as its back button does.
  func back() -> Bool
  /// Dismisses the controller that was presented last, or closes the front window of several.
  func dismiss() -> Bool
}

extension NavigationGraph {
  /// Starts the app at a controller, in the twin of the framework that its platform uses.
  ///
  /// - Throws: A ``PlayerError`` if the controller can't be shown.
  @MainActor
  package func player(
    startingAt start: ControllerID, code: CodeNavigation = CodeNavigation(),
    options: WalkOptions = WalkOptions()
  ) throws(PlayerError) -> any Player {
    let runtime = controller(start)?.runtime ?? .iOS
    guard runtime.runsInTwin else {
      throw PlayerError(
        reason: "\(Walker.refusal(of: runtime) ?? runtime.description) can't be played")
    }
    return runtime == .macOS
      ? try TwinGame(DesktopApp(self), startingAt: start, code: code, options: options)
      : try TwinGame(TwinApp(self), startingAt: start, code: code, options: options)
  }
}
