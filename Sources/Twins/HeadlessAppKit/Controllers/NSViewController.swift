public import Foundation
import StoryboardModel

/// A part of a window, and the segues that leave it.
///
/// The methods that apps override are here. Their default behavior is in the extensions of this
/// folder and of Presentation, Performing and Loading.
open class NSViewController: NSResponder, NSSeguePerforming {
  /// The title of the window around the controller.
  open var title: String? {
    didSet { if let title { titleOwner?.title = title } }
  }
  /// The object that the controller shows.
  open var representedObject: Any?
  /// An identifier of the controller for code.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The controller's preferred size, for example in a sheet.
  open var preferredContentSize = NSSize.zero
  /// The name of the xib that contains the view.
  ///
  /// The twin doesn't read it.
  public final let nibName: String?
  /// The bundle of that xib; nil means the main bundle.
  public final let nibBundle: Bundle?
  /// The controller that contains this one.
  open internal(set) weak var parent: NSViewController?

  /// The controller's origin; nil if code created it.
  final var origin: ControllerOrigin?
  /// The objects that were created from the controller's file along with it.
  final var nibObjects: [ObjectID: NSObject] = [:]
  final var viewStorage: NSView?
  final var isLoadingView = false
  final var childStorage: [NSViewController] = []
  /// The controllers that this controller itself presents, in order.
  final var presentedStorage: [NSViewController] = []
  /// The controller that presents this controller itself.
  final weak var presenter: NSViewController?
  /// The animator that presented this controller.
  final var presentation: (any NSViewControllerPresentationAnimator)?
  /// The window that shows the controller's title.
  final weak var titleOwner: NSWindow?

  /// Creates a controller in code.
  ///
  /// The twin reads no xibs, so the view is a plain one unless ``loadView()`` is overridden.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller in code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard.
  ///
  /// The twin's coder contains only the scene. Nothing else can be decoded from it.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init(coder: coder)
    (coder as? NibCoder)?.configure(self)
  }

  /// The storyboard that the controller was created from; nil if code created it.
  open var storyboard: NSStoryboard? { origin?.storyboard }

  // MARK: Segues

  /// The class's segue actions, by their Objective-C names.
  ///
  /// Selectors don't exist on non-Apple platforms, so a class lists its segue actions here, along
  /// with its superclass's:
  /// ```swift
  /// override class var headlessSegueActions: [String: HeadlessSegueAction] {
  ///   super.headlessSegueActions.addingActions([
  ///     "makeDetail:": segueAction(ListViewController.makeDetail)
  ///   ])
  /// }
  /// ```
  /// The list is read only once, so it must never change.
  open class var headlessSegueActions: [String: HeadlessSegueAction] { [:] }

  /// The segue actions that classes list by hand, together with those that the macros list.
  open class var _headlessSegueActions: [String: HeadlessSegueAction] { headlessSegueActions }

  /// Never called, because AppKit has no unwind segues.
  ///
  /// The macros write this list for both twins.
  open class var _headlessUnwindActions: [String: HeadlessUnwindAction] { [:] }

  /// Performs the controller's segue with an identifier.
  ///
  /// It doesn't call ``shouldPerformSegue(withIdentifier:sender:)``, which is only for segues that
  /// a control fires. Throws an `NSInvalidArgumentException` if the controller has no such segue.
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  /// Whether an embed, or a segue that a control fires, should be performed.
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }

  /// Called before a segue from this controller is performed.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  // MARK: Presenting

  /// The controllers that this one presents, in order; nil if there are none.
  open var presentedViewControllers: [NSViewController]? {
    presentedStorage.isEmpty ? nil : presentedStorage
  }

  /// The controller that presents this one, or its outermost container.
  open var presentingViewController: NSViewController? {
    parent?.presentingViewController ?? presenter
  }

  /// Presents a controller with an animator.
  ///
  /// Throws an exception if this controller's view is not in a window, or if the other controller
  /// is already presented. All other ways to present a controller call this method.
  open func present(
    _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) {
    presentNow(viewController, animator: animator)
  }

  /// Presents a controller as a sheet of this controller's window.
  open func presentAsSheet(_ viewController: NSViewController) {
    present(viewController, animator: WindowAnimator(style: .sheet))
  }

  /// Presents a controller in a modal window.
  open func presentAsModalWindow(_ viewController: NSViewController) {
    present(viewController, animator: WindowAnimator(style: .modalWindow))
  }

  /// Presents a controller in a popover that points at a view.
  open func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {
    present(
      viewController,
      animator: PopoverAnimator(
        rect: positioningRect, view: positioningView, edge: preferredEdge, behavior: behavior))
  }

  /// Dismisses a controller that this one presents.
  open func dismiss(_ viewController: NSViewController) {
    dismissNow(viewController)
  }

  /// Dismisses this controller, if it is presented.
  open func dismiss(_ sender: Any?) {
    if let presenter { presenter.dismiss(self) }
  }

  // MARK: The view

  /// The controller's view, which is loaded when it is first accessed.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      // AppKit throws an exception if `loadView` sets no view. The twin continues with a plain one.
      if viewStorage == nil { viewStorage = NSView() }
      return viewStorage ?? NSView()
    }
    set { viewStorage = newValue }
  }

  /// Creates the view that the storyboard describes, or a plain one.
  open func loadView() {
    viewStorage = makeView()
  }

  /// Called after the view was loaded and its embedded children were attached.
  open func viewDidLoad() {}

  /// Called before the controller comes onto the screen.
  open func viewWillAppear() {}

  /// Called after the controller came onto the screen.
  open func viewDidAppear() {}

  /// Called before the controller leaves the screen.
  open func viewWillDisappear() {}

  /// Called after the controller left the screen.
  open func viewDidDisappear() {}

  // MARK: Containment

  /// The child controllers.
  open var children: [NSViewController] {
    get { childStorage }
    set {
      for child in childStorage where !newValue.contains(where: { $0 === child }) {
        child.removeFromParent()
      }
      for (place, child) in newValue.enumerated() where child.parent !== self {
        insertChild(child, at: place)
      }
      childStorage = childStorage.ordered(like: newValue)
      orderItems()
    }
  }

  /// Adds a child at the end.
  ///
  /// The caller has to add its view.
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: childStorage.count)
  }

  /// Inserts a child at an index.
  ///
  /// The caller has to add its view.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    adopt(childViewController, at: index)
  }

  /// Removes the child at an index.
  open func removeChild(at index: Int) {
    let child = childStorage.remove(at: index)
    child.parent = nil
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let place = parent?.childStorage.firstIndex(where: { $0 === self }) else { return }
    parent?.removeChild(at: place)
  }

  /// Puts a container's items into the order of its children.
  func orderItems() {}

  /// Creates the view if the file describes none.
  func makeDefaultView() -> NSView { NSView() }

  /// The children that the user sees when the controller itself is visible.
  var shownChildren: [NSViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }
}
