/// What makes a segue happen.
package enum SegueTrigger: Hashable, Sendable {
  /// Nothing in the file: the segue hangs from the controller itself, and only code can perform it.
  case manual
  /// The container's creation.
  case relationship
  /// The loading of the container view that holds it.
  case embed(ObjectID)
  /// A control, cell, bar button item, gesture recognizer or other object that the user touches.
  case object(ObjectID, element: String)
}
