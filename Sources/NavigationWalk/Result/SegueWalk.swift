package import NavigationGraph

/// One segue and what came of it.
package struct SegueWalk: Sendable {
  package var link: SegueLink
  /// How the source was brought up; nil where it was not.
  package var hosting: Hosting?
  package var outcome: WalkOutcome
}
