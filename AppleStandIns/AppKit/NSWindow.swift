@objc @MainActor open class NSWindow: NSResponder {
  public typealias FrameAutosaveName = String
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {}
  public convenience override init() {}
  public convenience init(contentViewController: NSViewController) {}
  @available(*, unavailable) public required init?(coder: NSCoder) {}
  @objc open dynamic var title: String = ""
  @objc open dynamic var subtitle: String = ""
  @objc open dynamic weak var delegate: (any NSWindowDelegate)?
  @objc open dynamic var contentView: NSView?
  @objc open dynamic var contentViewController: NSViewController?
  @objc open dynamic weak var windowController: NSWindowController?
  @objc open dynamic var firstResponder: NSResponder? { get {} }
  @objc open dynamic var frame: NSRect { get {} }
  @objc open dynamic var isVisible: Bool { get {} }
  @objc open dynamic var isKeyWindow: Bool { get {} }
  @objc open dynamic var isMainWindow: Bool { get {} }
  @objc open dynamic var isReleasedWhenClosed: Bool = true
  @objc open dynamic var toolbar: NSToolbar?
  @objc open dynamic var identifier: NSUserInterfaceItemIdentifier?
  @objc(parentWindow) open dynamic var parent: NSWindow?
  @objc open dynamic var childWindows: [NSWindow]? { get {} }
  @objc open dynamic var sheets: [NSWindow] { get {} }
  @objc open dynamic var attachedSheet: NSWindow? { get {} }
  @objc open dynamic var sheetParent: NSWindow? { get {} }
  open var styleMask: StyleMask {
    get {}
    set {}
  }
  @objc @discardableResult
  open dynamic func makeFirstResponder(_ responder: NSResponder?) -> Bool {}
  @objc open dynamic func makeKeyAndOrderFront(_ sender: Any?) {}
  @objc open dynamic func orderFront(_ sender: Any?) {}
  @objc open dynamic func orderOut(_ sender: Any?) {}
  @objc open dynamic func performClose(_ sender: Any?) {}
  @objc open dynamic func close() {}
  @objc open dynamic func center() {}
  @objc open dynamic func setContentSize(_ size: NSSize) {}
  @objc(setFrame:display:)
  open dynamic func setFrame(_ frameRect: NSRect, display flag: Bool) {}
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {}
  @objc open dynamic func endSheet(_ sheetWindow: NSWindow) {}
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {}

  @objc(NSBackingStoreType) public enum BackingStoreType: UInt, Sendable {
    case buffered = 2
  }

  public struct StyleMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {}
    public static var borderless: StyleMask { get {} }
    public static var titled: StyleMask { get {} }
    public static var closable: StyleMask { get {} }
    public static var miniaturizable: StyleMask { get {} }
    public static var resizable: StyleMask { get {} }
    public static var fullSizeContentView: StyleMask { get {} }
  }
}

@objc @MainActor open class NSPanel: NSWindow {
  @objc open dynamic var isFloatingPanel: Bool = false
}

@objc @MainActor public protocol NSWindowDelegate: NSObjectProtocol {
  @objc optional func windowShouldClose(_ sender: NSWindow) -> Bool
  @objc optional func windowWillClose(_ notification: Notification)
  @objc optional func windowDidBecomeKey(_ notification: Notification)
  @objc optional func windowDidResignKey(_ notification: Notification)
  @objc optional func windowDidBecomeMain(_ notification: Notification)
  @objc optional func windowDidResize(_ notification: Notification)
}
