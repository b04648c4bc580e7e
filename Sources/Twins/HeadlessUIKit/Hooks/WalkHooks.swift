package import StoryboardModel

extension UIStoryboard {
  /// Instantiates the controller with an object id, whether or not it has a storyboard identifier.
  ///
  /// - Returns: The controller; nil if the file has none with that id.
  package func instantiateController(_ id: ObjectID) -> UIViewController? {
    file.controller(id).map { ControllerFactory.make($0, in: self) }
  }
}
