package import StoryboardModel

/// A segue with its two ends found.
package struct SegueLink: Sendable {
  /// The link's place: its file, and the segue's place among that file's segues.
  ///
  /// Not the segue's id, which broken files use twice.
  package struct ID: Hashable, Sendable {
    package var file: String
    package var index: Int
  }

  package var id: ID
  package var segue: Segue
  /// The controller whose segue it is; nil in a scene without one, and in a xib.
  package var source: ControllerID?
  package var destination: Destination

  /// Where a segue leads.
  package enum Destination: Hashable, Sendable {
    case controller(ControllerID)
    /// An exit: whichever controller has the unwind action. `scene` is the controller in whose
    /// scene the exit stands.
    case exit(scene: ControllerID?)
    /// A reference to a storyboard that is not among the files; it may be in a framework.
    case unknownStoryboard(SceneReference)
    /// A reference to a storyboard that has no scene of that identifier.
    case missingScene(SceneReference, file: String)
    /// A reference to a storyboard without an initial controller.
    case noInitialController(SceneReference, file: String)
    /// A reference that leads back to itself through others.
    case circularReference(SceneReference)
    /// An id that no controller, reference or exit of the file has; nil where the file gives none.
    case dangling(ObjectID?)
  }
}

extension SegueLink.ID: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}

extension SegueLink.Destination {
  /// The controller, where one was found.
  package var controller: ControllerID? {
    if case .controller(let id) = self { id } else { nil }
  }
}
