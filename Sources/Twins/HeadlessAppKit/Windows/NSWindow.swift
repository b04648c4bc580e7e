public import Foundation
import StoryboardModel

/// A window with a title, a content and sheets, that the twin never draws.
open class NSWindow: NSResponder {
  /// The title in the title bar.
  open var title = ""
  /// An identifier of the window for code.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// The delegate, which is asked before the user closes the window, and notified afterwards.
  open weak var delegate: (any NSWindowDelegate)?
  /// The window's position and size on the screen.
  open internal(set) var frame: NSRect
  /// The toolbar.
  open var toolbar: NSToolbar?
  /// Whether closing the window releases it.
  ///
  /// The twin's windows live as long as they are referenced.
  open var isReleasedWhenClosed = true
  /// The controller of the window.
  open weak var windowController: NSWindowController?
  /// The window that this one is attached to.
  open weak var parent: NSWindow?
  /// The window that this one is a sheet of.
  open internal(set) weak var sheetParent: NSWindow?
  /// The sheets of the window, the visible one first.
  open internal(set) var sheets: [NSWindow] = []
  /// Whether the window is on the screen.
  open internal(set) var isVisible = false

  private var contentStorage: NSView?
  private var controllerStorage: NSViewController?
  final var sheetHandler: ((NSApplication.ModalResponse) -> Void)?
  final var appeared: [NSViewController] = []
  /// The popover whose window this is.
  final weak var popover: NSPopover?

  /// The parts of a window's frame.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates the style with bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No frame.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A close button.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A minimize button.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Resizable sides.
    public static let resizable = StyleMask(rawValue: 1 << 3)
  }

  /// The place where a window is drawn before it is on the screen, with AppKit's values.
  public enum BackingStoreType: UInt, Sendable {
    /// In a buffer.
    case buffered = 2
  }

  /// The parts of the window's frame.
  open var styleMask: StyleMask

  /// Creates a window.
  public init(
    contentRect: NSRect, styleMask style: StyleMask, backing backingStoreType: BackingStoreType,
    defer flag: Bool
  ) {
    frame = contentRect
    styleMask = style
    super.init()
    contentView = NSView(frame: NSRect(origin: .zero, size: contentRect.size))
  }

  /// Creates a titled window without a size.
  public convenience override init() {
    self.init(contentRect: .zero, styleMask: [.titled], backing: .buffered, defer: false)
  }

  /// Creates a window around a controller, with the size of its view and with its title.
  ///
  /// The controller's view is loaded.
  public convenience init(contentViewController: NSViewController) {
    self.init(
      contentRect: NSRect(origin: .zero, size: contentViewController.view.frame.size),
      styleMask: [.titled, .closable, .miniaturizable, .resizable], backing: .buffered,
      defer: false)
    self.contentViewController = contentViewController
    contentViewController.titleOwner = self
    title = contentViewController.title ?? ""
  }

  /// Creates a window from a storyboard.
  public required init?(coder: NSCoder) {
    frame = .zero
    styleMask = [.titled]
    super.init(coder: coder)
    guard let object = (coder as? ObjectCoder)?.object else { return }
    title = object.attributes["title"] ?? ""
    identifier = object.attributes["identifier"].map(NSUserInterfaceItemIdentifier.init(rawValue:))
  }

  /// The view that fills the window.
  open var contentView: NSView? {
    get { contentStorage }
    set {
      guard contentStorage !== newValue else { return }
      if contentStorage?.contentWindow === self { contentStorage?.contentWindow = nil }
      contentStorage = newValue
      newValue?.removeFromSuperview()
      newValue?.contentWindow = self
      Appearance.update(self)
    }
  }

  /// The controller whose view fills the window.
  ///
  /// Setting it loads the controller's view.
  open var contentViewController: NSViewController? {
    get { controllerStorage }
    set {
      guard controllerStorage !== newValue else { return }
      // A controller is in one window at most.
      if let former = newValue?.viewIfLoaded?.contentWindow, former.controllerStorage === newValue {
        former.contentViewController = nil
        former.contentView = nil
      }
      controllerStorage = newValue
      if let newValue { contentView = newValue.view }
      Appearance.update(self)
    }
  }

  /// Whether the window receives the user's input.
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }

  /// Whether the window is the one that commands apply to.
  open var isMainWindow: Bool { NSApplication.shared.mainWindow === self }

  /// The visible sheet.
  open var attachedSheet: NSWindow? { sheets.first }

  /// Brings the window to the front, and makes it the key window.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    NSApplication.shared.orderFront(self, makesKey: true)
  }

  /// Brings the window to the front.
  open func orderFront(_ sender: Any?) {
    NSApplication.shared.orderFront(self, makesKey: false)
  }

  /// Removes the window from the screen.
  open func orderOut(_ sender: Any?) {
    NSApplication.shared.orderOut(self)
  }

  /// Does nothing, because the twin has no screen to center the window on.
  open func center() {}

  /// Closes the window as the user would, after asking the delegate.
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) ?? true { close() }
  }

  /// Closes the window and the popovers that point into it, notifies the delegate, and ends the
  /// presentation of a controller that it presents.
  open func close() {
    delegate?.windowWillClose(
      Notification(name: Notification.Name("NSWindowWillCloseNotification"), object: self))
    for window in NSApplication.shared.windows where window.parent === self {
      window.popover?.close()
    }
    if let sheetParent { sheetParent.endSheet(self) }
    NSApplication.shared.close(self)
    if let content = contentViewController, content.presentation?.window === self {
      content.presenter?.forget(content)
    }
  }

  /// Attaches another window as a sheet.
  ///
  /// If the window already has a sheet, the new one waits behind it.
  open func beginSheet(
    _ sheetWindow: NSWindow,
    completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    guard sheetWindow !== self, sheetWindow.sheetParent == nil else { return }
    sheetWindow.sheetParent = self
    sheetWindow.sheetHandler = handler
    sheets.append(sheetWindow)
    if attachedSheet === sheetWindow { sheetWindow.makeKeyAndOrderFront(nil) }
  }

  /// Ends a sheet.
  open func endSheet(_ sheetWindow: NSWindow) {
    endSheet(sheetWindow, returnCode: .stop)
  }

  /// Ends a sheet with a result.
  ///
  /// The handler of ``beginSheet(_:completionHandler:)`` runs before the call returns.
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard let place = sheets.firstIndex(where: { $0 === sheetWindow }) else { return }
    sheets.remove(at: place)
    sheetWindow.sheetParent = nil
    let wasKey = sheetWindow.isKeyWindow
    sheetWindow.orderOut(nil)
    if wasKey, isVisible { makeKeyAndOrderFront(nil) }
    let handler = sheetWindow.sheetHandler
    sheetWindow.sheetHandler = nil
    handler?(returnCode)
    if let next = attachedSheet, !next.isVisible { next.makeKeyAndOrderFront(nil) }
  }
}

/// Is asked about, and notified of, the closing of a window.
///
/// All of its methods are optional in AppKit; here each has a default implementation.
@MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether the user may close the window.
  func windowShouldClose(_ sender: NSWindow) -> Bool

  /// Called before the window closes.
  func windowWillClose(_ notification: Notification)
}

extension NSWindowDelegate {
  /// Allows it by default.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }

  /// Does nothing by default.
  public func windowWillClose(_ notification: Notification) {}
}
