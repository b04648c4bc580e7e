package import NavigationGraph

/// One scene and whether it could be made.
package struct SceneWalk: Sendable {
  package enum Outcome: Hashable, Sendable {
    /// The controller was made, and its view loaded.
    case made
    /// The framework would raise.
    case raised(WalkException)
    /// No path of segues leads to the scene, so it was not tried by itself.
    case unreachable
    /// No twin runs the platform's storyboards.
    case notWalked(reason: String)
  }

  package var controller: ControllerID
  package var outcome: Outcome
}
