package import NavigationGraph

/// A scene, and whether it could be created.
package struct SceneWalk: Sendable {
  package enum Outcome: Hashable, Sendable {
    /// The controller was created, and its view was loaded.
    case made
    /// The framework would throw an exception.
    case raised(WalkException)
    /// No path of segues and code leads to the scene, so it was not tried.
    case unreachable
    /// No twin runs the platform's storyboards.
    case notWalked(reason: String)

    /// The exception that the framework would throw; nil if it throws none.
    package var exception: WalkException? {
      if case .raised(let exception) = self { exception } else { nil }
    }
  }

  package var controller: ControllerID
  package var outcome: Outcome
}
