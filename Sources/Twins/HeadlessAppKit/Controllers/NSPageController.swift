public import Foundation

/// A controller of pages that code arranges.
///
/// A storyboard doesn't describe the pages. The delegate creates their controllers.
open class NSPageController: NSViewController {
  /// The name for which a page's controller is created.
  public typealias ObjectIdentifier = String

  /// The delegate, which creates the pages' controllers.
  open weak var delegate: (any NSPageControllerDelegate)?
  /// The pages.
  open var arrangedObjects: [Any] = [] {
    didSet { showSelected() }
  }
  /// The index of the page that is shown.
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }
  /// The controller of the page that is shown.
  open private(set) var selectedViewController: NSViewController?

  private func showSelected() {
    defer { Appearance.update(around: self) }
    selectedViewController?.viewIfLoaded?.removeFromSuperview()
    selectedViewController?.removeFromParent()
    selectedViewController = nil
    guard let delegate, arrangedObjects.indices.contains(selectedIndex) else { return }
    let page = arrangedObjects[selectedIndex]
    let identifier = delegate.pageController(self, identifierFor: page)
    let controller = delegate.pageController(self, viewControllerForIdentifier: identifier)
    delegate.pageController(self, prepare: controller, with: page)
    addChild(controller)
    guard controller.parent === self else { return }
    selectedViewController = controller
    view.addSubview(controller.view)
  }
}

/// Creates the controllers of pages.
///
/// All of its methods are optional in AppKit; here each has a default implementation.
@MainActor
public protocol NSPageControllerDelegate: NSObjectProtocol {
  /// Returns the name of the controller for a page.
  func pageController(
    _ pageController: NSPageController, identifierFor object: Any
  ) -> NSPageController.ObjectIdentifier

  /// Creates the controller with a name.
  func pageController(
    _ pageController: NSPageController,
    viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController

  /// Called before a controller shows a page.
  func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController,
    with object: Any?)
}

extension NSPageControllerDelegate {
  /// The page's description by default.
  public func pageController(
    _ pageController: NSPageController, identifierFor object: Any
  ) -> NSPageController.ObjectIdentifier { "\(object)" }

  /// A plain controller by default.
  public func pageController(
    _ pageController: NSPageController,
    viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController { NSViewController() }

  /// Sets the page as the controller's represented object by default.
  public func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController,
    with object: Any?
  ) {
    viewController.representedObject = object
  }
}
