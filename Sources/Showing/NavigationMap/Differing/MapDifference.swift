package import StoryboardDiff
package import StoryboardModel

/// The differences between two versions that are not in the drawn storyboards, screens or segues.
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

  /// The files that differ, but are not drawn: unreadable files, those that were only moved, and
  /// xibs that show nothing.
  package var undrawn: [UndrawnFile] = []

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
    /// The indexes of the view's changes in the screen's list of changes.
    package var changes: [Int]
  }
}
