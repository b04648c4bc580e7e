import StoryboardModel

/// An object that is created for a scene: a view controller, a window controller, or the app itself.
///
/// All three perform segues in the same way.
@MainActor
protocol StoryboardController: NSResponder, NSSeguePerforming {
  /// The controller's origin; nil if code created it.
  var origin: ControllerOrigin? { get set }
  /// The objects that were created from the controller's file along with it.
  var nibObjects: [ObjectID: NSObject] { get set }
  /// The source of segues from here: the app's delegate for the app itself.
  var segueSource: NSObject { get }
  /// The view controller that presents a segue's destination; nil if there is none.
  var presentingController: NSViewController? { get }
  /// The window that a segue from here starts in; nil if there is none.
  var segueWindow: NSWindow? { get }

  /// Loads what is created only once it is needed: a view controller's view.
  func loadContents()
}

extension StoryboardController {
  var segueSource: NSObject { self }

  func loadContents() {}
}

/// The origin of a controller that was created from a file.
struct ControllerOrigin {
  let storyboard: NSStoryboard
  let templates: ControllerTemplates
  /// Whether the controller's custom class was not found, so that its element's class replaces it.
  let isStandIn: Bool
}
