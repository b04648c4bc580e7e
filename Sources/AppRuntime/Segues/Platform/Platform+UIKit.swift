#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
/// The class of everything that can have segues: in UIKit, view controllers.
public typealias _SegueController = UIViewController

/// The class from which an app's class must inherit to have segues.
public typealias _SegueSourceController = UIViewController

/// The class of a storyboard's segues.
public typealias _StoryboardSegue = UIStoryboardSegue

extension UIViewController {
  /// Whether every controller has this class.
  static var isEveryController: Bool { self == UIViewController.self }

  /// Whether a segue to this class may bring a window to the front without being prepared.
  ///
  /// Always false, because a segue of UIKit always creates its destination.
  @inlinable static func mayBeBroughtToFront(by source: _SegueController) -> Bool { false }

  /// Performs a segue by its identifier.
  @inlinable
  package func perform(_ identifier: String, sender: Any?) {
    performSegue(withIdentifier: identifier, sender: sender)
  }

  /// Whether the controller allows a control to fire a segue.
  package func allows(_ identifier: String, sender: Any?) -> Bool {
    shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  /// Whether the controller was created from a storyboard.
  @inlinable var isFromStoryboard: Bool { storyboard != nil }

  /// Whether the controller may have existed before a segue led to it, because an unwind segue
  /// leads back to it, or because code has already configured it.
  var mayHaveBeenThere: Bool { isViewLoaded }
}
#endif
