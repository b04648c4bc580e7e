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

extension ControllerTemplates {
  /// The template of a segue: the very one, for files may use an id twice; else one of its id.
  func template(of segue: Segue) -> SegueTemplate? {
    byID[segue.id]?.first { $0.segue == segue } ?? byID[segue.id]?.first
  }
}

/// Where a segue leads, found by someone who knows all files better than the library does.
package enum FoundDestination {
  /// A controller of one of the library's files.
  case controller(path: String, id: ObjectID)
  /// Nowhere that can be tried: the segue is left out, without an exception.
  case nowhere
}
