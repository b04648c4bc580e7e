public import Foundation
import StoryboardModel

/// A window that the twin never draws: a title, a content, and what is in front of it.
@MainActor
open class NSWindow: NSResponder {
  /// What the title bar says.
  open var title = ""
  /// A name for code to find the window by.
  open var identifier: NSUserInterfaceItemIdentifier?
  /// Who is asked before the window closes, and told after.
  open weak var delegate: (any NSWindowDelegate)?
  /// The window's place on the screen.
  open internal(set) var frame: NSRect
  /// The buttons at the top.
  open var toolbar: NSToolbar?
  /// Whether closing the window gives up its memory; the twin's windows live while anyone has them.
  open var isReleasedWhenClosed = true
  /// The controller of the window.
  open weak var windowController: NSWindowController?
  /// The window that this one is attached to.
  open weak var parent: NSWindow?
  /// The window that this one is a sheet of.
  open internal(set) weak var sheetParent: NSWindow?
  /// The sheets of the window, the one that the user sees first.
  open internal(set) var sheets: [NSWindow] = []
  /// Whether the window is on the screen.
  open internal(set) var isVisible = false

  private var contentStorage: NSView?
  private var controllerStorage: NSViewController?
  final var sheetHandler: ((NSApplication.ModalResponse) -> Void)?
  /// The controllers that were told to appear.
  final var appeared: [NSViewController] = []

  /// What a window's frame is like.
  public struct StyleMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// The style with these bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// No frame at all.
    public static let borderless: StyleMask = []
    /// A title bar.
    public static let titled = StyleMask(rawValue: 1 << 0)
    /// A button that closes the window.
    public static let closable = StyleMask(rawValue: 1 << 1)
    /// A button that puts the window away.
    public static let miniaturizable = StyleMask(rawValue: 1 << 2)
    /// Sides that can be dragged.
    public static let resizable = StyleMask(rawValue: 1 << 3)
  }

  /// Where a window is drawn before it is on the screen, with AppKit's values.
  public enum BackingStoreType: UInt, Sendable {
    /// Into a buffer.
    case buffered = 2
  }

  /// What a window's frame is like.
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

  /// Creates a window around a controller: as large as its view, and with its title.
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
      contentStorage?.contentWindow = nil
      contentStorage = newValue
      newValue?.removeFromSuperview()
      newValue?.contentWindow = self
      Appearance.update(self)
    }
  }

  /// The controller whose view fills the window; setting one loads its view.
  open var contentViewController: NSViewController? {
    get { controllerStorage }
    set {
      guard controllerStorage !== newValue else { return }
      controllerStorage = newValue
      if let newValue { contentView = newValue.view }
      Appearance.update(self)
    }
  }

  /// Whether the window receives the user's input.
  open var isKeyWindow: Bool { NSApplication.shared.keyWindow === self }

  /// Whether the window is the one that commands are for.
  open var isMainWindow: Bool { NSApplication.shared.mainWindow === self }

  /// The sheet that the user sees.
  open var attachedSheet: NSWindow? { sheets.first }

  /// Brings the window to the front, and makes it the one that receives input.
  open func makeKeyAndOrderFront(_ sender: Any?) {
    NSApplication.shared.orderFront(self, makesKey: true)
  }

  /// Brings the window to the front.
  open func orderFront(_ sender: Any?) {
    NSApplication.shared.orderFront(self, makesKey: false)
  }

  /// Takes the window off the screen.
  open func orderOut(_ sender: Any?) {
    NSApplication.shared.orderOut(self)
  }

  /// Puts the window in the middle of the screen, of which the twin has none.
  open func center() {}

  /// Closes the window as the user does: the delegate is asked.
  open func performClose(_ sender: Any?) {
    if delegate?.windowShouldClose(self) ?? true { close() }
  }

  /// Closes the window: the delegate is told, and a controller that it presents is presented no
  /// longer.
  open func close() {
    delegate?.windowWillClose(
      Notification(name: Notification.Name("NSWindowWillCloseNotification"), object: self))
    if let sheetParent { sheetParent.endSheet(self) }
    NSApplication.shared.close(self)
    if let content = contentViewController, content.presentation?.window === self {
      content.presenter?.forget(content)
    }
  }

  /// Attaches another window as a sheet; where there is one already, the new one waits behind it.
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

  /// Takes a sheet away.
  open func endSheet(_ sheetWindow: NSWindow) {
    endSheet(sheetWindow, returnCode: .stop)
  }

  /// Takes a sheet away, and says what came of it.
  ///
  /// The handler of ``beginSheet(_:completionHandler:)`` runs before the call returns.
  open func endSheet(_ sheetWindow: NSWindow, returnCode: NSApplication.ModalResponse) {
    guard let place = sheets.firstIndex(where: { $0 === sheetWindow }) else { return }
    sheets.remove(at: place)
    sheetWindow.sheetParent = nil
    sheetWindow.orderOut(nil)
    let handler = sheetWindow.sheetHandler
    sheetWindow.sheetHandler = nil
    handler?(returnCode)
    if let next = attachedSheet, !next.isVisible { next.makeKeyAndOrderFront(nil) }
  }
}

/// Is asked and told of a window's closing.
///
/// In AppKit every method is optional; here each has a default.
@MainActor
public protocol NSWindowDelegate: NSObjectProtocol {
  /// Whether the user may close the window.
  func windowShouldClose(_ sender: NSWindow) -> Bool

  /// Called before the window closes.
  func windowWillClose(_ notification: Notification)
}

extension NSWindowDelegate {
  /// Allows it.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }

  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
}
