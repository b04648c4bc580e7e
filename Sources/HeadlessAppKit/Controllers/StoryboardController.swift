import StoryboardModel

/// What a scene is made into: a view controller, a window controller, or the app itself.
///
/// All three perform segues in the same way.
@MainActor
protocol StoryboardController: NSResponder, NSSeguePerforming {
  /// Where the controller comes from; nil if code made it.
  var origin: ControllerOrigin? { get set }
  /// The objects that were made with the controller from its file.
  var nibObjects: [ObjectID: NSObject] { get set }
  /// What segues name as their source.
  var segueSource: NSObject { get }
  /// The view controller that presents what a segue from here brings; nil where there is none.
  var presentingController: NSViewController? { get }
  /// The window that a segue from here starts in; nil where there is none.
  var segueWindow: NSWindow? { get }

  /// Makes everything of the file that exists once the controller is on the screen.
  func loadContents()
}

/// Where a controller comes from.
struct ControllerOrigin {
  let storyboard: NSStoryboard
  let templates: ControllerTemplates
  /// Whether the controller's custom class was not found, and its element's class stands in.
  let isStandIn: Bool
}
