package import Findings

/// What two versions of a storyboard or xib have not in common.
package struct FileDifference: Hashable, Sendable {
  /// What became of the file.
  package enum Status: String, Hashable, Sendable {
    case added
    case removed
    case changed
    /// The same but for what is noise.
    case unchanged
    /// One of the versions cannot be read: ``FileDifference/findings`` says why.
    case unreadable
  }

  package var status: Status
  /// The path of the old version; nil where there is none.
  package var oldPath: String?
  /// The path of the new version; nil where there is none.
  package var newPath: String?
  /// What is different outside of all scenes; in a xib, everything.
  package var changes: [Change]
  /// Every scene of both versions, in the order of the new one, removed ones after those that they
  /// followed.
  package var scenes: [SceneDifference]
  /// Every segue of both versions, in the same order.
  package var segues: [SegueDifference]
  /// Why a version cannot be read.
  package var findings: [Finding] = []

  init(
    status: Status, oldPath: String?, newPath: String?, changes: [Change] = [],
    scenes: [SceneDifference] = [], segues: [SegueDifference] = []
  ) {
    self.status = status
    self.oldPath = oldPath
    self.newPath = newPath
    self.changes = changes
    self.scenes = scenes
    self.segues = segues
  }

  /// What there is to say of a file that cannot be read in one of its versions.
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

  /// Whether there is anything to tell, noise left out.
  package var isSignificant: Bool { status != .unchanged || isRenamed }
}

/// What became of a scene.
package struct SceneDifference: Hashable, Sendable {
  /// The state of a scene or segue, compared with the old version.
  package enum State: String, Hashable, Sendable {
    case added
    case removed
    case changed
    case unchanged
  }

  package var state: State
  /// What a person would call the scene, by the version that is there, the new one first.
  package var name: String
  /// The place of the scene in the old version's list.
  package var oldIndex: Int?
  /// The place of the scene in the new version's list.
  package var newIndex: Int?
  /// What is different in it, what is noise included.
  package var changes: [Change]
}

/// What became of a segue.
package struct SegueDifference: Hashable, Sendable {
  package var state: SceneDifference.State
  /// The place of the segue in the old version's list.
  package var oldIndex: Int?
  /// The place of the segue in the new version's list.
  package var newIndex: Int?
}
