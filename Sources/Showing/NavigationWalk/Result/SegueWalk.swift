package import NavigationGraph

/// A segue and its outcome.
package struct SegueWalk: Sendable {
  package var link: SegueLink
  /// The route on which the source was brought onto the screen; nil if it wasn't.
  package var hosting: Hosting?
  package var outcome: WalkOutcome
}
