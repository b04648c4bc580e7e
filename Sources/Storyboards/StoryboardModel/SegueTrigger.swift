/// The way a segue is triggered.
package enum SegueTrigger: Hashable, Sendable {
  /// Nothing in the file: the segue starts at the controller itself, and only code can perform it.
  case manual
  /// The instantiation of the container.
  case relationship
  /// The loading of the container view with this id.
  case embed(ObjectID)
  /// A touch on a control, cell, bar button item, gesture recognizer or other object.
  case object(ObjectID, element: String)
}
