package import StoryboardModel

extension UIStoryboard {
  /// Makes the controller with an id, whether or not it has a storyboard identifier.
  ///
  /// - Returns: The controller; nil where the file has none of that id.
  package func instantiateController(_ id: ObjectID) -> UIViewController? {
    file.controller(id).map { ControllerFactory.make($0, in: self) }
  }
}

extension UIViewController {
  /// Whether the controller is among those that the user sees, or that the screen holds ready
  /// beside them.
  package var isShown: Bool { isOnScreen }
}
