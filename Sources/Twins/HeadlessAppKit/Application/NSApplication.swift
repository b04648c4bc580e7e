public import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The app's one application object, to which windows belong.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// The app, its windows, and the windows that receive input.
open class NSApplication: NSResponder {
  private static let application = NSApplication()

  /// The app's one application object.
  public class var shared: NSApplication { application }

  /// The result of a modal window or a sheet, with AppKit's values.
  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    /// The number.
    public var rawValue: Int

    /// Creates the response with a number.
    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Creates the response with a number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The user confirmed.
    public static let OK = ModalResponse(1)
    /// The user canceled.
    public static let cancel = ModalResponse(0)
    /// The window was removed.
    public static let stop = ModalResponse(-1000)
  }

  /// The app's delegate.
  open weak var delegate: (any NSApplicationDelegate)?
  /// The app's menu bar.
  open var mainMenu: NSMenu?
  /// The app's windows that are, or were, on the screen, frontmost last.
  ///
  /// Closed windows are removed.
  open private(set) var windows: [NSWindow] = []
  /// The app's windows, frontmost first.
  open var orderedWindows: [NSWindow] { windows.reversed() }
  private weak var keyWindowStorage: NSWindow?
  private var modalWindows: [NSWindow] = []
  /// The controllers of windows that were shown and haven't been closed.
  private var shownControllers: [NSWindowController] = []
  /// The scene that contains the app's menus; nil until they are loaded.
  final var scene: ApplicationScene? {
    didSet { mainMenu = scene?.mainMenu }
  }

  /// The window that receives the user's input.
  open var keyWindow: NSWindow? { keyWindowStorage?.isVisible == true ? keyWindowStorage : nil }

  /// The window that commands apply to: the key window, or the window that it is a sheet of.
  open var mainWindow: NSWindow? {
    var window = keyWindow
    while let parent = window?.sheetParent { window = parent }
    return window
  }

  /// The modal window, which blocks input to all others.
  open var modalWindow: NSWindow? { modalWindows.last }

  /// Whether a window is modal, even if another modal window is in front of it.
  final func isModal(_ window: NSWindow) -> Bool {
    modalWindows.contains { $0 === window }
  }

  /// Shows a modal window.
  ///
  /// AppKit returns when the window is done; the twin returns immediately.
  @discardableResult
  open func runModal(for window: NSWindow) -> ModalResponse {
    if !modalWindows.contains(where: { $0 === window }) { modalWindows.append(window) }
    window.makeKeyAndOrderFront(nil)
    return .stop
  }

  /// Allows other windows to receive input again.
  open func stopModal() {
    _ = modalWindows.popLast()
  }

  final func orderFront(_ window: NSWindow, makesKey: Bool) {
    windows.removeAll { $0 === window }
    windows.append(window)
    if makesKey { keyWindowStorage = window }
    window.isVisible = true
    Appearance.update(window)
  }

  final func orderOut(_ window: NSWindow) {
    window.isVisible = false
    modalWindows.removeAll { $0 === window }
    if keyWindowStorage === window { keyWindowStorage = windows.last { $0.isVisible } }
    Appearance.update(window)
  }

  /// Keeps the controller of a visible window alive until the window closes.
  package final func keepAlive(_ controller: NSWindowController) {
    guard !shownControllers.contains(where: { $0 === controller }) else { return }
    shownControllers.append(controller)
  }

  final func close(_ window: NSWindow) {
    orderOut(window)
    windows.removeAll { $0 === window }
    shownControllers.removeAll { $0 === window.windowController }
  }
}

/// An app's delegate.
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {}
