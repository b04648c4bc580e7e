@objc @MainActor open class NSView: NSResponder, @preconcurrency NSUserInterfaceItemIdentification {
  public init(frame frameRect: NSRect) {}
  public convenience override init() {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic var identifier: NSUserInterfaceItemIdentifier?
  @objc open dynamic var frame: NSRect = .zero
  @objc open dynamic var bounds: NSRect = .zero
  @objc open dynamic var tag: Int { get {} }
  @objc open dynamic var toolTip: String?
  @objc open dynamic var isHidden: Bool = false
  @objc open dynamic var isFlipped: Bool { get {} }
  @objc open dynamic var alphaValue: CGFloat = 1
  @objc open dynamic var wantsLayer: Bool = false
  @objc open dynamic var layer: CALayer?
  @objc open dynamic var needsDisplay: Bool = false
  @objc(drawRect:) open dynamic func draw(_ dirtyRect: NSRect) {}
  open var autoresizingMask: AutoresizingMask {
    get {}
    set {}
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var width: AutoresizingMask { get {} }
    public static var height: AutoresizingMask { get {} }
  }
}

extension NSView {
  @objc open dynamic var superview: NSView? { get {} }
  @objc open dynamic var subviews: [NSView] {
    get {}
    set {}
  }
  @objc open dynamic var window: NSWindow? { get {} }
  @objc open dynamic func addSubview(_ view: NSView) {}
  @objc open dynamic func removeFromSuperview() {}
  @objc(replaceSubview:with:)
  open dynamic func replaceSubview(_ oldView: NSView, with newView: NSView) {}
  @objc(isDescendantOf:) open dynamic func isDescendant(of view: NSView) -> Bool {}
  @objc open dynamic func viewWithTag(_ tag: Int) -> NSView? {}
  @objc(viewWillMoveToWindow:) open dynamic func viewWillMove(toWindow newWindow: NSWindow?) {}
  @objc open dynamic func viewDidMoveToWindow() {}
  @objc open dynamic func viewDidMoveToSuperview() {}
  @objc(convertPoint:fromView:)
  open dynamic func convert(_ point: NSPoint, from view: NSView?) -> NSPoint {}
  @objc(convertPoint:toView:)
  open dynamic func convert(_ point: NSPoint, to view: NSView?) -> NSPoint {}
  @objc open dynamic var gestureRecognizers: [NSGestureRecognizer] {
    get {}
    set {}
  }
  @objc open dynamic func addGestureRecognizer(_ gestureRecognizer: NSGestureRecognizer) {}
}

@objc open class CALayer: NSObject {
  @objc open dynamic var cornerRadius: CGFloat = 0
  @objc open dynamic var borderWidth: CGFloat = 0
  @objc open dynamic var masksToBounds: Bool = false
}
