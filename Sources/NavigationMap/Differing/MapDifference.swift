package import StoryboardDiff

/// What changed between two versions of the storyboards on a map.
package struct MapDifference: Sendable {
  /// What became of a scene or segue.
  package enum State: String, Hashable, Sendable, CaseIterable {
    case added
    case removed
    case changed
    /// A changed scene as it was: it stands beside what it became.
    case before
    case unchanged
  }

  /// The state of every screen, by its key.
  package var screens: [String: State] = [:]
  /// The state of every segue, by its key.
  package var segues: [String: State] = [:]
  /// What became of a changed screen, by the key of what it was.
  package var successors: [String: String] = [:]
  /// What is different on a screen, by the key of either of its versions: noise is left out.
  package var screenChanges: [String: [Change]] = [:]
  /// What is different of a segue, by its key.
  package var segueChanges: [String: [Change]] = [:]
}
