public import Foundation
import StoryboardModel

/// A part of a window, and what leads on from it.
///
/// The methods that apps override stand here; what they do by default is in the extensions of this
/// folder and of Presentation, Performing and Loading.
@MainActor
open class NSViewController: NSResponder, NSSeguePerforming {
  /// What the window around the controller shows as its title.
  open var title: String? {
    didSet { if let title { titleOwner?.title = title } }
  }
  /// What the controller shows.
  open var representedObject: Any?
  /// A name for code to find the controller by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The size that the controller would like, in a sheet for example.
  open var preferredContentSize = NSSize.zero
  /// The name of the xib that the view is in, which the twin does not read.
  public final let nibName: String?
  /// The bundle of that xib; nil means the main bundle.
  public final let nibBundle: Bundle?
  /// The controller that this one is in.
  open internal(set) weak var parent: NSViewController?

  /// Where the controller comes from; nil if code made it.
  final var origin: ControllerOrigin?
  /// The objects that were made with the controller from its file.
  final var nibObjects: [ObjectID: NSObject] = [:]
  final var viewStorage: NSView?
  final var isLoadingView = false
  final var childStorage: [NSViewController] = []
  /// The controllers that this very one presents, in the order in which it did.
  final var presentedStorage: [NSViewController] = []
  /// The controller that presents this very one.
  final weak var presenter: NSViewController?
  /// How the controller is presented.
  final var presentation: Presentation?
  /// The window that shows the controller's title.
  final weak var titleOwner: NSWindow?

  /// Creates a controller by code.
  ///
  /// The twin reads no xibs: the view is a plain one unless ``loadView()`` is overridden.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a controller by code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller from a storyboard.
  ///
  /// The coder that the twin passes carries the scene. Nothing else can be decoded from it.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init(coder: coder)
    (coder as? NibCoder)?.configure(self)
  }

  /// The storyboard that the controller comes from; nil if code made it.
  open var storyboard: NSStoryboard? { origin?.storyboard }

  // MARK: Segues

  /// The segue actions of the class, by their Objective-C names.
  ///
  /// There are no selectors off Apple systems, so a class lists its segue actions here, next to its
  /// superclass's:
  /// ```swift
  /// override class var headlessSegueActions: [String: HeadlessSegueAction] {
  ///   super.headlessSegueActions.addingActions([
  ///     "makeDetail:": segueAction(ListViewController.makeDetail)
  ///   ])
  /// }
  /// ```
  /// The list of a class never changes: it is read once.
  open class var headlessSegueActions: [String: HeadlessSegueAction] { [:] }

  /// Never asked: AppKit has no unwind segues, but the macros write this list for both twins.
  open class var headlessUnwindActions: [String: HeadlessUnwindAction] { [:] }

  /// Performs the controller's segue with an identifier.
  ///
  /// ``shouldPerformSegue(withIdentifier:sender:)`` is not asked: that is for segues that a control
  /// fires. Raises an `NSInvalidArgumentException` if the controller has no such segue.
  open func performSegue(withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  /// Whether a segue that a control fires, or an embed, is to happen.
  open func shouldPerformSegue(
    withIdentifier identifier: NSStoryboardSegue.Identifier, sender: Any?
  ) -> Bool { true }

  /// Called before a segue from this controller is performed.
  open func prepare(for segue: NSStoryboardSegue, sender: Any?) {}

  // MARK: Presenting

  /// The controllers that this one presents, in the order in which it did; nil if none.
  open var presentedViewControllers: [NSViewController]? {
    presentedStorage.isEmpty ? nil : presentedStorage
  }

  /// The controller that presents this one, or its farthest ancestor.
  open var presentingViewController: NSViewController? {
    parent?.presentingViewController ?? presenter
  }

  /// Presents a controller in the way that an animator brings it in.
  ///
  /// Raises an exception where this controller's view is not in a window, and where the other one is
  /// presented already. All other ways to present call this.
  open func present(
    _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) {
    presentNow(viewController, animator: animator)
  }

  /// Presents a controller as a sheet of this one's window.
  open func presentAsSheet(_ viewController: NSViewController) {
    present(viewController, animator: SheetAnimator())
  }

  /// Presents a controller in a window that alone receives input.
  open func presentAsModalWindow(_ viewController: NSViewController) {
    present(viewController, animator: ModalWindowAnimator())
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

  /// Takes away a controller that this one presents.
  open func dismiss(_ viewController: NSViewController) {
    dismissNow(viewController)
  }

  /// Takes the controller away, where it is presented.
  open func dismiss(_ sender: Any?) {
    if let presenter { presenter.dismiss(self) }
  }

  // MARK: The view

  /// The controller's view, loaded when it is first asked for.
  open var view: NSView {
    get {
      loadViewIfNeeded()
      // A `loadView` that sets no view is AppKit's exception; a plain view keeps going here.
      if viewStorage == nil { viewStorage = NSView() }
      return viewStorage ?? NSView()
    }
    set { viewStorage = newValue }
  }

  /// Makes the view: what the storyboard says, or a plain one.
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

  /// The controllers in this one.
  open var children: [NSViewController] {
    get { childStorage }
    set {
      for child in childStorage where !newValue.contains(where: { $0 === child }) {
        child.removeFromParent()
      }
      for (place, child) in newValue.enumerated() where child.parent !== self {
        insertChild(child, at: place)
      }
    }
  }

  /// Adds a child at the end; its view is for the caller to add.
  open func addChild(_ childViewController: NSViewController) {
    insertChild(childViewController, at: childStorage.count)
  }

  /// Adds a child at a place among the others; its view is for the caller to add.
  open func insertChild(_ childViewController: NSViewController, at index: Int) {
    adopt(childViewController, at: index)
  }

  /// Takes the child at a place out of this controller.
  open func removeChild(at index: Int) {
    let child = childStorage.remove(at: index)
    child.parent = nil
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    guard let place = parent?.childStorage.firstIndex(where: { $0 === self }) else { return }
    parent?.removeChild(at: place)
  }

  /// The view where the file says none.
  func makeDefaultView() -> NSView { NSView() }

  /// The children that the user sees while the controller itself is seen.
  var shownChildren: [NSViewController] {
    children.filter { $0.viewIfLoaded?.superview != nil }
  }
}
