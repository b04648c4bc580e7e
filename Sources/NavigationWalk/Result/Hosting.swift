package import NavigationGraph

/// How a segue's source was brought onto the screen.
package struct Hosting: Hashable, Sendable {
  /// What the first controller of the way is.
  package enum Start: String, Sendable {
    /// One that the app begins with.
    case entryPoint
    /// One that no segue leads to from where the app begins: code has to make it.
    case code
  }

  package var start: Start
  /// The first controller: the window's root.
  package var root: ControllerID
  /// The segues performed to get to the source; empty where the source itself is the root.
  package var steps: [SegueLink.ID]

  package init(start: Start, root: ControllerID, steps: [SegueLink.ID]) {
    self.start = start
    self.root = root
    self.steps = steps
  }
}
