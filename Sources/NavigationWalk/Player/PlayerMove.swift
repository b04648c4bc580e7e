package import NavigationGraph

/// Something that can be done with what is on the screen.
package enum PlayerMove: Sendable {
  /// Fire a segue of the controller of that name.
  case segue(SegueLink, from: String)
  /// Choose another tab, counted from 0.
  case tab(Int, name: String)
}
