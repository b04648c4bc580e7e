package import StoryboardDiff
package import StoryboardModel

/// The changes between two versions of the storyboards on a map.
package struct MapDifference: Sendable {
  /// The change of a scene or segue.
  package enum State: String, Hashable, Sendable, CaseIterable {
    case added
    case removed
    case changed
    /// The old version of a changed scene, shown next to the new one.
    case before
    case unchanged
  }

  /// The state of every screen, by its key.
  package var screens: [String: State] = [:]
  /// The state of every segue, by its key.
  package var segues: [String: State] = [:]
  /// The key of a changed screen, by the key of its old version.
  package var successors: [String: String] = [:]
  /// The changes on a screen, by the key of either version, without noise.
  package var screenChanges: [String: [Change]] = [:]
  /// The changes of a segue, by its key.
  package var segueChanges: [String: [Change]] = [:]
  /// The changes of a storyboard outside of its scenes, by its path, without noise.
  package var fileChanges: [String: [Change]] = [:]
  /// The old paths of storyboards that were moved, by their new ones.
  package var oldPaths: [String: String] = [:]
  /// The files that differ, but are not drawn: unreadable files, those that were only moved, and
  /// xibs that show nothing.
  package var undrawn: [UndrawnFile] = []
  /// The views that changed, by the key of the screen of either version.
  package var boxes: [String: [Box]] = [:]

  /// A file that differs, but is not drawn.
  package struct UndrawnFile: Hashable, Sendable {
    package var path: String
    /// Its old path, if it was moved.
    package var oldPath: String?
  }

  /// A box around a view that changed.
  package struct Box: Hashable, Sendable {
    /// The view's frame on its screen.
    package var frame: Rect
    package var action: Change.Action
    /// The indexes of its changes among those of the screen.
    package var changes: [Int]
  }
}
