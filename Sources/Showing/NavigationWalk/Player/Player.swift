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
