public import Foundation

/// A controller of pages that code arranges.
///
/// A storyboard says nothing of the pages: the delegate makes their controllers.
@MainActor
open class NSPageController: NSViewController {
  /// The name that a page's controller is made by.
  public typealias ObjectIdentifier = String

  /// Who makes the pages' controllers.
  open weak var delegate: (any NSPageControllerDelegate)?
  /// The pages.
  open var arrangedObjects: [Any] = [] {
    didSet { showSelected() }
  }
  /// The place of the page that is shown.
  open var selectedIndex = 0 {
    didSet { showSelected() }
  }
  /// The controller of the page that is shown.
  open private(set) var selectedViewController: NSViewController?

  /// Creates a page controller without pages.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a page controller from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func showSelected() {
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
    Appearance.update(around: self)
  }
}

/// Makes the controllers of pages.
///
/// In AppKit every method is optional; here each has a default.
@MainActor
public protocol NSPageControllerDelegate: NSObjectProtocol {
  /// The name of the controller for a page.
  func pageController(
    _ pageController: NSPageController, identifierFor object: Any
  ) -> NSPageController.ObjectIdentifier

  /// Makes the controller with a name.
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
  /// The page's own description.
  public func pageController(
    _ pageController: NSPageController, identifierFor object: Any
  ) -> NSPageController.ObjectIdentifier { "\(object)" }

  /// A plain controller.
  public func pageController(
    _ pageController: NSPageController,
    viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController { NSViewController() }

  /// Gives the controller the page to show.
  public func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController,
    with object: Any?
  ) {
    viewController.representedObject = object
  }
}
