public import Foundation
import StoryboardModel

/// One screen, or a part of one, and what leads on from it.
///
/// The methods that apps override stand here; what they do by default is in the extensions of this
/// folder and of Presentation, Performing and Loading.
@MainActor
open class UIViewController: UIResponder {
  /// What the navigation bar and the tab show, unless their items say otherwise.
  open var title: String?
  /// The storyboard that the controller comes from; nil if code made it.
  open var storyboard: UIStoryboard? { origin?.storyboard }
  /// How the controller is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How the controller comes in.
  ///
  /// The twin animates nothing.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a presentation over the current context stops at this controller.
  open var definesPresentationContext = false
  /// Whether the controller cannot be dismissed by pulling it down.
  open var isModalInPresentation = false
  /// Whether pushing the controller hides the tab bar.
  open var hidesBottomBarWhenPushed = false
  /// A name for state restoration.
  open var restorationIdentifier: String?
  /// Whether the controller's view is in edit mode.
  open var isEditing = false
  /// The size that the controller would like, in a popover for example.
  open var preferredContentSize = CGSize.zero

  /// What the navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let item = navigationItemStorage { return item }
    let item = makeNavigationItem()
    navigationItemStorage = item
    return item
  }

  /// What the tab bar shows for this controller.
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

  /// The name of the xib that the view is in; nil if code gave none.
  public final let nibName: String?
  /// The bundle of that xib; nil means the main bundle.
  public final let nibBundle: Bundle?
  /// The controllers in this one.
  open internal(set) var children: [UIViewController] = []
  /// The controller that this one is in.
  open internal(set) weak var parent: UIViewController?

  /// Where the controller comes from; nil if code made it.
  final var origin: ControllerOrigin?
  final var viewStorage: UIView?
  final var isLoadingView = false
  final var navigationItemStorage: UINavigationItem?
  final var tabBarItemStorage: UITabBarItem?
  final var presentationStorage: UIPresentationController?
  /// What this controller itself presents.
  final var presented: UIViewController?
  /// The controller that presents this very one.
  final weak var presenter: UIViewController?
  /// The controller whose `present` was called for this one: it, or something in its presenter.
  final weak var presentationSource: UIViewController?
  /// How this one is presented, after adapting to the room.
  final var effectiveStyle = UIModalPresentationStyle.automatic
  /// The window whose root this controller is.
  final weak var rootWindow: UIWindow?
  /// Whether the controller is among those on the screen.
  final var isOnScreen = false
  /// The objects that were made with the controller from its file.
  final var nibObjects: [ObjectID: NSObject] = [:]

  /// Makes a controller by code, its view that of a xib where there is a name.
  ///
  /// Without a name no xib is searched for: the view is a plain one.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Makes a controller by code.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// Makes a controller from a storyboard.
  ///
  /// The coder that the twin passes carries the scene. Nothing else can be decoded from it.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
    (coder as? NibCoder)?.configure(self)
  }

  // MARK: Segues

  /// The unwind actions of the class, by their Objective-C names.
  ///
  /// There are no selectors off Apple systems, so a class lists its unwind actions here, next to
  /// its superclass's; the macro `@SegueSource` does so by itself. By hand:
  /// ```swift
  /// override class var headlessUnwindActions: [String: HeadlessUnwindAction] {
  ///   super.headlessUnwindActions.addingActions([
  ///     "unwindToHome:": unwindAction(HomeViewController.unwindToHome)
  ///   ])
  /// }
  /// ```
  /// The names follow the compiler's rule: `unwind(_:)` is `unwind:`, `unwind(segue:)` is
  /// `unwindWithSegue:`, `unwind(from:)` is `unwindFrom:`. The list of a class never changes: it is
  /// read once.
  open class var headlessUnwindActions: [String: HeadlessUnwindAction] { [:] }

  /// The segue actions of the class, by their Objective-C names.
  ///
  /// As ``headlessUnwindActions``: `makePerson(_:sender:)` is `makePerson:sender:`.
  open class var headlessSegueActions: [String: HeadlessSegueAction] { [:] }

  /// Performs the controller's segue with an identifier.
  ///
  /// ``shouldPerformSegue(withIdentifier:sender:)`` is not asked: that is for segues that a control
  /// fires. Raises an `NSInvalidArgumentException` if the controller has no such segue.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegue(named: identifier, sender: sender)
  }

  /// Whether a segue that a control fires, or an embed, is to happen.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Called before a segue from this controller is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether an unwind segue may end here.
  ///
  /// By default, if the controller has the action and is not the one that unwinds.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool {
    fromViewController !== self && respondsToUnwindAction(action.spelling)
  }

  /// The children to search for an unwind segue's destination, in order.
  ///
  /// By default all but the one that the segue comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let origin = childContaining(source)
    return children.filter { $0 !== origin }
  }

  /// The child that an unwind segue comes from; nil if it comes from elsewhere.
  open func childContaining(
    _ source: UIStoryboardUnwindSegueSource
  ) -> UIViewController? {
    UnwindSearch.child(of: self, containing: source.source)
  }

  /// Called on every container between where an unwind segue comes from and where it leads to, to
  /// bring one of its children back.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  // MARK: Showing

  /// Shows a controller as the nearest container thinks best, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) {
    showInContainer(vc, sender: sender)
  }

  /// Shows a controller as the detail of the nearest split view, or presents it.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInContainer(vc, sender: sender)
  }

  /// Presents a controller over this one, or over the container that covers the screen.
  ///
  /// The completion runs before the call returns. A controller that is not in a window, or that
  /// presents already, presents nothing: a line goes to the log.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, completion: completion)
  }

  /// Takes away what this controller presents; if it presents nothing, the controller itself.
  ///
  /// The completion runs before the call returns.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(completion: completion)
  }

  // MARK: The view

  /// The controller's view, loaded when it is first asked for.
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

  /// Makes the view: what the storyboard says, or a plain one.
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

  /// Adds a child; its view is for the caller to add.
  open func addChild(_ childController: UIViewController) {
    adopt(childController)
  }

  /// Takes the controller out of its parent.
  open func removeFromParent() {
    leaveParent()
  }

  /// Called before the parent changes; nil means that there will be none.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the parent changed; nil means that there is none.
  open func didMove(toParent parent: UIViewController?) {}

  /// The view where the file says none.
  func makeDefaultView() -> UIView { UIView() }

  open override var next: UIResponder? {
    viewIfLoaded?.superview ?? parent ?? presenter ?? rootWindow
  }
}
