extension UIViewController {
  @objc open dynamic var presentedViewController: UIViewController? { get {} }
  @objc open dynamic var presentingViewController: UIViewController? { get {} }
  @objc open dynamic var definesPresentationContext: Bool {
    get {}
    set {}
  }
  @objc open dynamic var isModalInPresentation: Bool {
    get {}
    set {}
  }
  @objc open dynamic var isBeingPresented: Bool { get {} }
  @objc open dynamic var isBeingDismissed: Bool { get {} }
  @objc(isMovingToParentViewController) open dynamic var isMovingToParent: Bool { get {} }
  @objc(isMovingFromParentViewController) open dynamic var isMovingFromParent: Bool { get {} }
  @objc open dynamic var modalPresentationStyle: UIModalPresentationStyle {
    get {}
    set {}
  }
  @objc open dynamic var modalTransitionStyle: UIModalTransitionStyle {
    get {}
    set {}
  }
  @objc open dynamic var presentationController: UIPresentationController? { get {} }
  @objc open dynamic var popoverPresentationController: UIPopoverPresentationController? {
    get {}
  }
  @objc(presentViewController:animated:completion:)
  open dynamic func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}
  @objc(dismissViewControllerAnimated:completion:)
  open dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
  @objc(showViewController:sender:)
  open dynamic func show(_ vc: UIViewController, sender: Any?) {}
  @objc open dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  @objc open dynamic func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {}
}

@objc public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case formSheet = 2
  case currentContext = 3
  case custom = 4
  case overFullScreen = 5
  case overCurrentContext = 6
  case popover = 7
  case blurOverFullScreen = 8
  case none = -1
  case automatic = -2
}

@objc public enum UIModalTransitionStyle: Int, Sendable {
  case coverVertical = 0
  case flipHorizontal = 1
  case crossDissolve = 2
  case partialCurl = 3
}
