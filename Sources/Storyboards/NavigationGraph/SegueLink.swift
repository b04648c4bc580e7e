package import StoryboardModel

/// A segue with its two ends resolved.
///
/// A class, like ``ControllerNode``.
package final class SegueLink: Sendable {
  /// The link's position: its file, and the segue's position in that file.
  ///
  /// It isn't the segue's id, because broken files use ids twice.
  package struct ID: Hashable, Sendable {
    package var file: String
    package var index: Int
  }

  package let id: ID
  package let segue: Segue
  /// The controller that performs the segue; nil in a xib or in a scene without a controller.
  package let source: ControllerID?
  package let destination: Destination

  init(id: ID, segue: Segue, source: ControllerID?, destination: Destination) {
    self.id = id
    self.segue = segue
    self.source = source
    self.destination = destination
  }

  /// The destination of a segue.
  package enum Destination: Hashable, Sendable {
    case controller(ControllerID)
    /// An exit: it leads to whichever controller has the unwind action.
    ///
    /// `scene` is the controller whose scene contains the exit.
    case exit(scene: ControllerID?)
    /// A reference to a storyboard that is not among the files; it may be in a framework.
    case unknownStoryboard(SceneReference)
    /// A reference to a storyboard without a scene of that identifier.
    case missingScene(SceneReference, file: String)
    /// A reference to a storyboard without an initial controller.
    case noInitialController(SceneReference, file: String)
    /// A reference that leads back to itself through other references.
    case circularReference(SceneReference)
    /// An id that no controller, reference or exit of the file has; nil if the file gives none.
    case dangling(ObjectID?)
  }
}

extension SegueLink.ID: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.index) < (right.file, right.index)
  }
}

extension SegueLink.Destination {
  /// The controller, if one was found.
  package var controller: ControllerID? {
    if case .controller(let id) = self { id } else { nil }
  }
}
