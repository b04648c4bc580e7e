#if SEGUES_APPKIT
/// The class of everything that has segues: in AppKit view controllers and window controllers have them,
/// and this is the nearest class that both inherit from.
public typealias _SegueController = NSResponder

/// The class of a segue of a storyboard.
public typealias _StoryboardSegue = NSStoryboardSegue

extension NSResponder {
  /// Whether every controller of its kind has this class.
  static var isEveryController: Bool {
    self == NSViewController.self || self == NSWindowController.self || self == NSResponder.self
  }

  /// Performs a segue by its identifier.
  @inlinable
  package func perform(_ identifier: String, sender: Any?) {
    switch self {
    case let controller as NSViewController:
      controller.performSegue(withIdentifier: identifier, sender: sender)
    case let controller as NSWindowController:
      controller.performSegue(withIdentifier: identifier, sender: sender)
    default: break
    }
  }

  /// Whether the controller lets a control fire a segue.
  package func allows(_ identifier: String, sender: Any?) -> Bool {
    switch self {
    case let controller as NSViewController:
      controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    case let controller as NSWindowController:
      controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    default: false
    }
  }

  /// Whether a storyboard made the controller.
  @inlinable var isFromStoryboard: Bool {
    switch self {
    case let controller as NSViewController: controller.storyboard != nil
    case let controller as NSWindowController: controller.storyboard != nil
    default: false
    }
  }

  /// Whether the controller may have been there before a segue led to it: never, because AppKit has no unwind
  /// segues.
  var mayHaveBeenThere: Bool { false }
}

extension NSStoryboardSegue {
  /// The destination, under UIKit's name.
  ///
  /// AppKit declares it as `Any`: it is a view controller or a window controller, and both are responders.
  @MainActor @inlinable var destination: NSResponder {
    destinationController as? NSResponder ?? NSResponder()
  }
}
#endif
