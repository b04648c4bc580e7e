package import Findings
package import NavigationGraph

/// Additional information about an app, to be shown on the map.
///
/// Plain values: the tool takes them from a check, so that drawing reads no code.
package struct MapLayers: Sendable {
  /// Findings of a check, in any file: those in storyboards are shown at their scene or segue, and
  /// those in code at the first related place in a storyboard.
  package var findings: [Finding] = []
  /// How code performs segues.
  package var performances: [SegueLink.ID: SeguePerformance] = [:]
  package var code = CodeNavigation()
  /// The scenes reachable from the app's start.
  package var reachability: Reachability
  /// The storyboards that the project names, by their paths.
  package var roles: [String: StoryboardRole] = [:]
  /// The pictures and named colors.
  package var assets = MapAssets()

  package init(reachability: Reachability) {
    self.reachability = reachability
  }
}
