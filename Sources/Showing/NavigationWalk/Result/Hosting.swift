package import NavigationGraph

/// The route on which a segue's source was brought onto the screen.
package struct Hosting: Hashable, Sendable {
  /// The kind of the route's first controller.
  package enum Start: String, Sendable {
    /// A controller that the app starts with.
    case entryPoint
    /// A controller that no route from the app's start reaches, so that code has to create it.
    case code
  }

  package var start: Start
  /// The first controller: the window's root.
  package var root: ControllerID
  /// The segues on the way to the source; empty if the source is the root.
  package var steps: [SegueLink.ID]
}
