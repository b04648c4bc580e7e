package import StoryboardModel

/// The identity of a controller among all files; ids are unique only inside one file.
package struct ControllerID: Hashable, Sendable {
  /// The path of the controller's file.
  package var file: String
  package var object: ObjectID

  package init(file: String, object: ObjectID) {
    self.file = file
    self.object = object
  }
}

extension ControllerID: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.object) < (right.file, right.object)
  }
}
