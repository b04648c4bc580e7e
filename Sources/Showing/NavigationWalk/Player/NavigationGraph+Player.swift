package import NavigationGraph
internal import StoryboardModel

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
