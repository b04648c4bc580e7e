@objc @MainActor open class NSPopover: NSResponder {
  public override init() {}
  public required init?(coder: NSCoder) {}
  @objc open dynamic weak var delegate: (any NSPopoverDelegate)?
  @objc open dynamic var behavior: Behavior = .applicationDefined
  @objc open dynamic var animates: Bool = true
  @objc open dynamic var contentViewController: NSViewController?
  @objc open dynamic var contentSize: NSSize = .zero
  @objc open dynamic var isShown: Bool { get {} }
  @objc(showRelativeToRect:ofView:preferredEdge:)
  open dynamic func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {}
  @objc open dynamic func performClose(_ sender: Any?) {}
  @objc open dynamic func close() {}

  @objc(NSPopoverBehavior) public enum Behavior: Int, Sendable {
    case applicationDefined = 0
    case transient = 1
    case semitransient = 2
  }
}

@objc @MainActor public protocol NSPopoverDelegate: NSObjectProtocol {
  @objc optional func popoverShouldClose(_ popover: NSPopover) -> Bool
  @objc optional func popoverWillShow(_ notification: Notification)
  @objc optional func popoverDidClose(_ notification: Notification)
}
