extension NSViewController {
  @objc open dynamic var presentedViewControllers: [NSViewController]? { get {} }
  @objc open dynamic var presentingViewController: NSViewController? { get {} }
  @objc(presentViewController:animator:)
  open dynamic func present(
    _ viewController: NSViewController, animator: any NSViewControllerPresentationAnimator
  ) {}
  @objc(presentViewControllerAsSheet:)
  open dynamic func presentAsSheet(_ viewController: NSViewController) {}
  @objc(presentViewControllerAsModalWindow:)
  open dynamic func presentAsModalWindow(_ viewController: NSViewController) {}
  @objc(presentViewController:asPopoverRelativeToRect:ofView:preferredEdge:behavior:)
  open dynamic func present(
    _ viewController: NSViewController, asPopoverRelativeTo positioningRect: NSRect,
    of positioningView: NSView, preferredEdge: NSRectEdge, behavior: NSPopover.Behavior
  ) {}
  @objc(dismissViewController:)
  open dynamic func dismiss(_ viewController: NSViewController) {}
  @objc(dismissController:) open dynamic func dismiss(_ sender: Any?) {}
  public struct TransitionOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var crossfade: TransitionOptions { get {} }
    public static var slideForward: TransitionOptions { get {} }
    public static var slideBackward: TransitionOptions { get {} }
  }
}

@objc @MainActor public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
  @objc(animatePresentationOfViewController:fromViewController:)
  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController)
  @objc(animateDismissalOfViewController:fromViewController:)
  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController)
}

@objc public enum NSRectEdge: UInt, Sendable {
  case minX = 0
  case minY = 1
  case maxX = 2
  case maxY = 3
}
