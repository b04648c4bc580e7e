import Foundation
import StoryboardModel

/// The application scene of a storyboard: the app's menus, and the segues that they fire.
///
/// Menus have no controller. AppKit calls the segue methods on the app's delegate, if it implements
/// them (A19).
final class ApplicationScene: NSResponder, StoryboardController {
  var origin: ControllerOrigin?
  var nibObjects: [ObjectID: NSObject] = [:]
  /// The app's menus.
  private(set) var mainMenu: NSMenu?

  /// Creates the menus.
  init(_ templates: ControllerTemplates, in storyboard: NSStoryboard) {
    super.init()
    origin = ControllerOrigin(storyboard: storyboard, templates: templates, isStandIn: false)
    let factory = ViewFactory(owner: self)
    mainMenu = templates.object.children.lazy.compactMap { factory.makeAny($0) as? NSMenu }.first
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private var performer: (any NSSeguePerforming)? {
    // Two casts, because on non-Apple platforms a missing delegate would become an NSNull in one.
    guard let delegate = NSApplication.shared.delegate else { return nil }
    return delegate as? any NSSeguePerforming
  }

  var segueSource: NSObject {
    guard let delegate = NSApplication.shared.delegate else { return NSApplication.shared }
    return delegate as? NSObject ?? NSApplication.shared
  }

  var presentingController: NSViewController? { segueWindow?.contentViewController }

  var segueWindow: NSWindow? { NSApplication.shared.mainWindow }

  func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool {
    performer?.shouldPerformSegue(withIdentifier: identifier, sender: sender) ?? true
  }

  func prepare(for segue: NSStoryboardSegue, sender: Any?) {
    performer?.prepare(for: segue, sender: sender)
  }
}
