@objc @MainActor open class UIPresentationController: NSObject {
  @objc(initWithPresentedViewController:presentingViewController:)
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {}
  @objc open dynamic var presentedViewController: UIViewController { get {} }
  @objc open dynamic var presentingViewController: UIViewController { get {} }
  @objc open dynamic var presentationStyle: UIModalPresentationStyle { get {} }
  @objc open dynamic var adaptivePresentationStyle: UIModalPresentationStyle { get {} }
  @objc open dynamic var containerView: UIView? { get {} }
  @objc open dynamic weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}

@objc @MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  @objc(adaptivePresentationStyleForPresentationController:)
  optional func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle
  @objc(adaptivePresentationStyleForPresentationController:traitCollection:)
  optional func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle
  @objc optional func presentationController(
    _ controller: UIPresentationController,
    viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
  ) -> UIViewController?
  @objc optional func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  @objc optional func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController)
  @objc optional func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

@objc @MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var permittedArrowDirections: UIPopoverArrowDirection {
    get {}
    set {}
  }
  open var arrowDirection: UIPopoverArrowDirection { get {} }
  @objc open dynamic var sourceView: UIView?
  @objc open dynamic var sourceRect: CGRect = .null
  @objc open dynamic var barButtonItem: UIBarButtonItem?
  @objc open dynamic var passthroughViews: [UIView]?
  @objc open dynamic var backgroundColor: UIColor?
}

@objc @MainActor
public protocol UIPopoverPresentationControllerDelegate:
  UIAdaptivePresentationControllerDelegate
{
  @objc optional func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
}

public struct UIPopoverArrowDirection: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) {}
  public static var up: UIPopoverArrowDirection { get {} }
  public static var down: UIPopoverArrowDirection { get {} }
  public static var left: UIPopoverArrowDirection { get {} }
  public static var right: UIPopoverArrowDirection { get {} }
  public static var any: UIPopoverArrowDirection { get {} }
  public static var unknown: UIPopoverArrowDirection { get {} }
}
