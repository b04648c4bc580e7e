public import Foundation
import StoryboardModel

/// A window, and the segues that leave it.
open class NSWindowController: NSResponder, NSSeguePerforming {
  /// The document that the window shows.
  open weak var document: AnyObject?
  private var windowStorage: NSWindow?
  /// The controller's origin; nil if code created it.
  final var origin: ControllerOrigin?
  /// The objects that were created from the controller's file along with it.
  final var nibObjects: [ObjectID: NSObject] = [:]

  /// Creates a controller of a window.
  public init(window: NSWindow?) {
    super.init()
    self.window = window
  }

  /// Creates a controller without a window.
  public convenience override init() {
    self.init(window: nil)
  }

  /// Creates a controller from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    (coder as? NibCoder)?.configure(self)
  }

  /// The storyboard that the controller was created from; nil if code created it.
  open var storyboard: NSStoryboard? { origin?.storyboard }

  /// The window.
  open var window: NSWindow? {
    get { windowStorage }
    set {
      if windowStorage?.windowController === self { windowStorage?.windowController = nil }
      windowStorage = newValue
      newValue?.windowController = self
    }
  }

  /// Whether the window is loaded.
  ///
  /// A storyboard's window is loaded with its controller.
  open var isWindowLoaded: Bool { windowStorage != nil }

  /// The controller whose view fills the window.
  open var contentViewController: NSViewController? {
    get { window?.contentViewController }
    set { window?.contentViewController = newValue }
  }

  /// Called before the window is created from the storyboard.
  open func windowWillLoad() {}

  /// Called after the window was created from the storyboard.
  open func windowDidLoad() {}

  /// Shows the window.
  open func showWindow(_ sender: Any?) {
    window?.makeKeyAndOrderFront(sender)
  }

  /// Closes the window.
  open func close() {
    window?.close()
  }

  /// Dismisses the window, if a segue presents it as a sheet or modal window.
  open func dismissController(_ sender: Any?) {
    guard let window else { return }
    if let parent = window.sheetParent {
      parent.endSheet(window)
    } else if NSApplication.shared.isModal(window) {
      window.close()
    }
  }

  /// The class's segue actions, by their Objective-C names: see
  /// ``NSViewController/headlessSegueActions``.
  open class var headlessSegueActions: [String: HeadlessSegueAction] { [:] }

  /// The segue actions that classes list by hand, together with those that the macros list.
  open class var _headlessSegueActions: [String: HeadlessSegueAction] { headlessSegueActions }

  /// Never called, because AppKit has no unwind segues.
  ///
  /// The macros write this list for both twins.
  open class var _headlessUnwindActions: [String: HeadlessUnwindAction] { [:] }

  /// Performs the controller's segue with an identifier.
  ///
  /// Throws an `NSInvalidArgumentException` if the controller has no such segue.
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  /// Whether a segue that a control fires should be performed.
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }

  /// Called before a segue from this controller is performed.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}
}

extension NSWindowController: StoryboardController {
  var presentingController: NSViewController? { contentViewController }

  var segueWindow: NSWindow? { window }
}
