package import NavigationGraph

/// An action that is possible on the current screen.
package enum PlayerMove: Sendable {
  /// Fires a segue of the named controller.
  case segue(SegueLink, from: String)
  /// Opens a scene that code of the named controller's class opens.
  case code(CodeNavigation.Arrow, from: String)
  /// Selects another tab, counted from 0.
  case tab(Int, name: String)
}
