@objc @MainActor open class NSPageController: NSViewController {
  public typealias ObjectIdentifier = String
  public override init(nibName nibNameOrNil: NSNib.Name?, bundle nibBundleOrNil: Bundle?) {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic weak var delegate: (any NSPageControllerDelegate)?
  @objc open dynamic var selectedViewController: NSViewController? { get {} }
  @objc open dynamic var arrangedObjects: [Any] = []
  @objc open dynamic var selectedIndex: Int = 0
  @objc(navigateForwardToObject:) open dynamic func navigateForward(to object: Any) {}
  @objc open dynamic func completeTransition() {}
  @objc open dynamic func navigateBack(_ sender: Any?) {}
  @objc open dynamic func navigateForward(_ sender: Any?) {}
}

@objc @MainActor public protocol NSPageControllerDelegate: NSObjectProtocol {
  @objc(pageController:identifierForObject:)
  optional func pageController(
    _ pageController: NSPageController, identifierFor object: Any
  ) -> NSPageController.ObjectIdentifier
  @objc(pageController:viewControllerForIdentifier:)
  optional func pageController(
    _ pageController: NSPageController,
    viewControllerForIdentifier identifier: NSPageController.ObjectIdentifier
  ) -> NSViewController
  @objc(pageController:prepareViewController:withObject:)
  optional func pageController(
    _ pageController: NSPageController, prepare viewController: NSViewController,
    with object: Any?)
  @objc optional func pageControllerDidEndLiveTransition(_ pageController: NSPageController)
}
