#if !SEGUES_NO_CONTROLLERS && !SEGUES_APPKIT
/// The class of everything that has segues: in UIKit a view controller.
public typealias _SegueController = UIViewController

/// The class of a segue of a storyboard.
public typealias _StoryboardSegue = UIStoryboardSegue

extension UIViewController {
  /// Whether every controller has this class.
  static var isEveryController: Bool { self == UIViewController.self }

  /// Performs a segue by its identifier.
  @inlinable
  package func perform(_ identifier: String, sender: Any?) {
    performSegue(withIdentifier: identifier, sender: sender)
  }

  /// Whether the controller lets a control fire a segue.
  package func allows(_ identifier: String, sender: Any?) -> Bool {
    shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }

  /// Whether a storyboard made the controller.
  @inlinable var isFromStoryboard: Bool { storyboard != nil }

  /// Whether the controller may have been there before a segue led to it: an unwind segue leads back, and
  /// code that configures a controller may load its view.
  var mayHaveBeenThere: Bool { isViewLoaded }
}
#endif
