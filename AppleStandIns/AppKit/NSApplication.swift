@MainActor public var NSApp: NSApplication! {
  get {}
  set {}
}

@objc @MainActor open class NSApplication: NSResponder {
  @objc(sharedApplication) open class var shared: NSApplication { get {} }
  @objc open dynamic weak var delegate: (any NSApplicationDelegate)?
  @objc open dynamic var windows: [NSWindow] { get {} }
  @objc open dynamic var orderedWindows: [NSWindow] { get {} }
  @objc open dynamic var keyWindow: NSWindow? { get {} }
  @objc open dynamic var mainWindow: NSWindow? { get {} }
  @objc open dynamic var modalWindow: NSWindow? { get {} }
  @objc open dynamic var mainMenu: NSMenu?
  @objc open dynamic var isActive: Bool { get {} }
  @objc open dynamic func run() {}
  @objc open dynamic func terminate(_ sender: Any?) {}
  @objc(activateIgnoringOtherApps:)
  open dynamic func activate(ignoringOtherApps flag: Bool) {}
  @discardableResult open func runModal(for window: NSWindow) -> ModalResponse {}
  @objc open dynamic func stopModal() {}
  @objc(sendAction:to:from:) @discardableResult
  open dynamic func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?
  ) -> Bool {}

  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    public var rawValue: Int
    public init(_ rawValue: Int) {}
    public init(rawValue: Int) {}
    public static var OK: ModalResponse { get {} }
    public static var cancel: ModalResponse { get {} }
    public static var stop: ModalResponse { get {} }
    public static var abort: ModalResponse { get {} }
    public static var `continue`: ModalResponse { get {} }
    public static var alertFirstButtonReturn: ModalResponse { get {} }
    public static var alertSecondButtonReturn: ModalResponse { get {} }
  }

  @objc(NSApplicationTerminateReply) public enum TerminateReply: UInt, Sendable {
    case terminateCancel = 0
    case terminateNow = 1
    case terminateLater = 2
  }
}

@objc @MainActor public protocol NSApplicationDelegate: NSObjectProtocol {
  @objc optional func applicationDidFinishLaunching(_ notification: Notification)
  @objc optional func applicationWillTerminate(_ notification: Notification)
  @objc optional func applicationShouldTerminate(
    _ sender: NSApplication
  ) -> NSApplication.TerminateReply
  @objc optional func applicationShouldTerminateAfterLastWindowClosed(
    _ sender: NSApplication
  ) -> Bool
  @objc(applicationShouldHandleReopen:hasVisibleWindows:)
  optional func applicationShouldHandleReopen(
    _ sender: NSApplication, hasVisibleWindows flag: Bool
  ) -> Bool
  @objc optional func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
}

extension NSApplicationDelegate {
  public static func main() {}
}
