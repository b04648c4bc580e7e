package import Findings
package import StoryboardModel

/// The differences between two versions of a storyboard or xib.
package struct FileDifference: Hashable, Sendable {
  /// The kind of change to the file.
  package enum Status: String, Hashable, Sendable {
    case added
    case removed
    case changed
    /// The same, except for noise.
    case unchanged
    /// One of the versions cannot be read: ``FileDifference/findings`` has the reason.
    case unreadable
  }

  package var status: Status
  package var oldPath: String?
  package var newPath: String?
  /// The changes outside of all scenes; in a xib, all of them.
  package var changes: [Change] = []
  /// Every scene of both versions, in the order of the new one; removed ones follow their old
  /// predecessors.
  package var scenes: [SceneDifference] = []
  /// Every segue of both versions, in the same order.
  package var segues: [SegueDifference] = []
  /// The old positions of scenes that were moved on the canvas, by their indexes in the new
  /// version.
  ///
  /// They are shifted like the other scenes, which Interface Builder sometimes moves all at once.
  package var oldLocations: [Int: Point] = [:]
  /// The reasons why a version cannot be read.
  package var findings: [Finding] = []

  init(status: Status, oldPath: String?, newPath: String?) {
    self.status = status
    self.oldPath = oldPath
    self.newPath = newPath
  }

  /// Creates the result for a file with an unreadable version.
  package init(unreadable findings: [Finding], oldPath: String?, newPath: String?) {
    self.init(status: .unreadable, oldPath: oldPath, newPath: newPath)
    self.findings = findings.sorted()
  }

  /// Whether the file was renamed or moved.
  package var isRenamed: Bool {
    oldPath != nil && newPath != nil && oldPath != newPath
  }

  /// All changes, those outside of the scenes first.
  package var allChanges: [Change] { changes + scenes.flatMap(\.changes) }

  /// Whether there is anything to report besides noise.
  package var isSignificant: Bool { status != .unchanged || isRenamed }

  /// Whether a map of the differences shows anything.
  package var isOnMap: Bool { isSignificant || !oldLocations.isEmpty }
}

/// The difference between two versions of a scene.
package struct SceneDifference: Hashable, Sendable {
  /// The state of a scene or segue, compared with the old version.
  package enum State: String, Hashable, Sendable {
    case added
    case removed
    case changed
    case unchanged

    /// Nil for ``unchanged``.
    var action: Change.Action? { Change.Action(rawValue: rawValue) }
  }

  package var state: State
  /// A readable name of the scene, from the new version if it exists.
  package var name: String
  /// The scene's index in the old version.
  package var oldIndex: Int?
  /// The scene's index in the new version.
  package var newIndex: Int?
  /// The changes in the scene, including noise.
  package var changes: [Change]
}

/// The difference between two versions of a segue.
package struct SegueDifference: Hashable, Sendable {
  package var state: SceneDifference.State
  /// The segue's index in the old version.
  package var oldIndex: Int?
  /// The segue's index in the new version.
  package var newIndex: Int?
}
