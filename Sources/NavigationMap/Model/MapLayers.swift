package import Findings
package import NavigationGraph

/// What is known of an app beside its storyboards, to be shown on the map.
///
/// Plain values: the command line takes them from a check, so that drawing needs no code read.
package struct MapLayers: Sendable {
  /// Findings of a check, in any file: those in storyboards are shown at their scene or segue, and
  /// those in code that name a place in a storyboard there.
  package var findings: [Finding] = []
  /// How code performs segues.
  package var performances: [SegueLink.ID: SeguePerformance] = [:]
  /// Where the app begins.
  package var reachability: Reachability

  package init(reachability: Reachability) {
    self.reachability = reachability
  }
}
