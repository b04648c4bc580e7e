#if SEGUES_APPKIT
/// The class of everything that can have segues.
///
/// In AppKit, both view controllers and window controllers can, and this is their nearest common
/// superclass.
public typealias _SegueController = NSResponder

/// A responder that has segues.
public protocol _ViewOrWindowController: NSResponder {
  /// Implemented only by the classes that have segues.
  @MainActor static func _checkHasSegues()
}

extension NSViewController: _ViewOrWindowController {
  /// Does nothing: a view controller has segues.
  public static func _checkHasSegues() {}
}

extension NSWindowController: _ViewOrWindowController {
  /// Does nothing: a window controller has segues.
  public static func _checkHasSegues() {}
}

extension _ViewOrWindowController {
  /// Rejects any other responder, such as a view, as the source of segues.
  @available(
    *, unavailable, message: "only a view controller or a window controller has segues"
  )
  public static func _checkHasSegues() {}
}

/// The type from which an app's class must inherit to have segues: a view or window controller.
public typealias _SegueSourceController = NSResponder & _ViewOrWindowController

/// The class of a storyboard's segues.
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

  /// Whether the controller allows a control to fire a segue.
  package func allows(_ identifier: String, sender: Any?) -> Bool {
    switch self {
    case let controller as NSViewController:
      controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    case let controller as NSWindowController:
      controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
    default: false
    }
  }

  /// Whether the controller was created from a storyboard.
  @inlinable var isFromStoryboard: Bool {
    switch self {
    case let controller as NSViewController: controller.storyboard != nil
    case let controller as NSWindowController: controller.storyboard != nil
    default: false
    }
  }

  /// Whether the controller may have existed before a segue led to it.
  ///
  /// Always false, because AppKit has no unwind segues.
  var mayHaveBeenThere: Bool { false }
}

extension NSStoryboardSegue {
  /// The destination, under UIKit's name.
  ///
  /// AppKit declares it as `Any`. It is a view controller or a window controller, both of which are
  /// responders.
  @MainActor @inlinable var destination: NSResponder {
    destinationController as? NSResponder ?? NSResponder()
  }
}
#endif
