public import Foundation
import StoryboardModel

/// A screen, or a part of one, and the segues that leave it.
///
/// The methods that apps override are here. Their default behavior is in the extensions of this
/// folder and of Presentation, Performing and Loading.
open class UIViewController: UIResponder {
  /// The title in the navigation bar and the tab.
  ///
  /// The file can give the two items other titles, which setting this one replaces.
  open var title: String? {
    didSet {
      navigationItemStorage?.title = title
      tabBarItemStorage?.title = title
      hasOwnTitle = true
    }
  }
  /// The storyboard that the controller was created from; nil if code created it.
  open var storyboard: UIStoryboard? { origin?.storyboard }
  /// The style in which the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The transition with which the controller appears.
  ///
  /// The twin doesn't animate it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether presentations over the current context cover this controller.
  open var definesPresentationContext = false
  /// Whether the user can't dismiss the controller by swiping it down.
  open var isModalInPresentation = false
  /// Whether pushing the controller hides the tab bar.
  open var hidesBottomBarWhenPushed = false
  /// The name for state restoration.
  open var restorationIdentifier: String?
  /// Whether the controller's view is in edit mode.
  open var isEditing = false
  /// The controller's preferred size, for example in a popover.
  open var preferredContentSize = CGSize.zero

  /// The item that the navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = makeNavigationItem()
    navigationItemStorage = item
    return item
  }

  /// The item that the tab bar shows for this controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tabBarItem: UITabBarItem! {
    get {
      if let item = tabBarItemStorage { return item }
      let item = makeTabBarItem()
      tabBarItemStorage = item
      return item
    }
    set { tabBarItemStorage = newValue }
  }

  /// The name of the xib that contains the view; nil if code passed none.
  public final let nibName: String?
  /// The bundle of that xib; nil means the main bundle.
  public final let nibBundle: Bundle?
  /// The child controllers.
  open internal(set) var children: [UIViewController] = []
  /// The controller that contains this one.
  open internal(set) weak var parent: UIViewController?

  /// The controller's origin; nil if code created it.
  final var origin: ControllerOrigin?
  final var viewStorage: UIView?
  final var isLoadingView = false
  /// Whether code set the title.
  final var hasOwnTitle = false
  final var navigationItemStorage: UINavigationItem?
  final var tabBarItemStorage: UITabBarItem?
  final var presentationStorage: UIPresentationController?
  /// The controller that this controller itself presents.
  final var presented: UIViewController?
  /// The controller that presents this controller itself.
  final weak var presenter: UIViewController?
  /// The controller on which `present` was called: the presenter, or a controller inside it.
  final weak var presentationSource: UIViewController?
  /// The presentation style after adapting to the available room.
  final var effectiveStyle = UIModalPresentationStyle.automatic
  /// The window whose root this controller is.
  final weak var rootWindow: UIWindow?
  package final var isOnScreen = false
  /// Whether the controller is about to come onto the screen, so that its view has no window yet.
  final var isAppearing = false
  /// The objects that were created from the controller's file along with it.
  final var nibObjects: [ObjectID: NSObject] = [:]

  /// Creates a controller in code, with the view of a xib if a name is given.
  ///
  /// Without a name, no xib is searched for, and the view is a plain one.
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
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  // MARK: Segues

  /// The class's unwind actions, by their Objective-C names.
  ///
  /// Selectors don't exist on non-Apple platforms, so a class lists its unwind actions here, along
  /// with its superclass's. A class with the macro `@SegueSource` or `@SegueActions` needs no list.
  /// By hand:
  /// ```swift
  /// override class var headlessUnwindActions: [String: HeadlessUnwindAction] {
  ///   super.headlessUnwindActions.addingActions([
  ///     "unwindToHome:": unwindAction(HomeViewController.unwindToHome)
  ///   ])
  /// }
  /// ```
  /// The names follow the compiler's rule: `unwind(_:)` is `unwind:`, `unwind(segue:)` is
  /// `unwindWithSegue:`, `unwind(from:)` is `unwindFrom:`. The list is read only once, so it must
  /// never change.
  open class var headlessUnwindActions: [String: HeadlessUnwindAction] { [:] }

  /// The class's segue actions, by their Objective-C names.
  ///
  /// Names follow the same rule as ``headlessUnwindActions``: `makePerson(_:sender:)` is
  /// `makePerson:sender:`.
  open class var headlessSegueActions: [String: HeadlessSegueAction] { [:] }

  /// The unwind actions that classes list by hand, together with those that the macros list.
  open class var _headlessUnwindActions: [String: HeadlessUnwindAction] { headlessUnwindActions }

  /// The segue actions that classes list by hand, together with those that the macros list.
  open class var _headlessSegueActions: [String: HeadlessSegueAction] { headlessSegueActions }

  /// Performs the controller's segue with an identifier.
  ///
  /// It doesn't call ``shouldPerformSegue(withIdentifier:sender:)``, which is only for segues that
  /// a control fires. Throws an `NSInvalidArgumentException` if the controller has no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(identifier: identifier, sender: sender)
  }

  /// Whether an embed, or a segue that a control fires, should be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may end at this controller.
  ///
  /// The default is true if the controller has the action and isn't the one that started the segue.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    fromViewController !== self && respondsToUnwindAction(action.spelling)
  }

  /// The children to search for an unwind segue's destination, in order.
  ///
  /// The default is all children except the one that the segue starts in.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// The child that an unwind segue starts in; nil if it starts elsewhere.
  open func childContaining(
    _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    UnwindSearch.child(of: self, containing: source.source)
  }

  /// Called on every container between the start and the destination of an unwind segue, to bring
  /// back the child that leads to the destination.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: Showing

  /// Shows a controller in the way the nearest container prefers, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc) { $0.show(vc, sender: sender) }
  }

  /// Shows a controller as the detail of the nearest split view, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc) { $0.showDetailViewController(vc, sender: sender) }
  }

  /// Presents a controller over this one, or over the container that covers the screen.
  ///
  /// The completion runs before the call returns. If the presenting controller already presents
  /// another, or is not in a window, as in its first `viewDidLoad` and `viewWillAppear`, nothing is
  /// presented, and a line is logged.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, completion: completion)
  }

  /// Dismisses the controller that this one presents; if it presents none, dismisses itself.
  ///
  /// The completion runs before the call returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(completion: completion)
  }

  // MARK: The view

  /// The controller's view, which is loaded when it is first accessed.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set {
      viewStorage?.viewController = nil
      viewStorage = newValue
      newValue?.viewController = self
    }
  }

  /// Creates the view that the storyboard describes, or a plain one.
  open func loadView() {
    viewStorage = nil
    view = makeView()
  }

  /// Called after the view was loaded and its embedded children were attached.
  open func viewDidLoad() {}

  /// Called before the controller comes onto the screen.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called after the controller came onto the screen.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the controller leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the controller left the screen.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Turns edit mode on or off.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  // MARK: Containment

  /// Adds a child.
  ///
  /// The caller has to add its view.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Removes the controller from its parent.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    parent.forget(self)
    didMove(toParent: nil)
  }

  /// Called before the parent changes; nil means that the controller is being removed.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed; nil means that the controller was removed.
  open func didMove(toParent parent: UIViewController?) {}

  /// Called after a child was removed, for containers that have their own list of what they show.
  func forget(_ child: UIViewController) {}

  /// Creates the view if the file describes none.
  func makeDefaultView() -> UIView { UIView() }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? presenter ?? rootWindow
  }
}
