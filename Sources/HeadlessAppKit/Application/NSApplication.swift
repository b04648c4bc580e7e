public import Foundation

// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
/// The app's one application object, to which windows belong.
@MainActor public var NSApp: NSApplication! { NSApplication.shared }

/// The app: its windows, and which of them receives input.
@MainActor
open class NSApplication: NSResponder {
  private static let application = NSApplication()

  /// The app's one application object.
  public class var shared: NSApplication { application }

  /// What a modal window or a sheet ended with, with AppKit's values.
  public struct ModalResponse: Hashable, RawRepresentable, Sendable {
    /// The number.
    public var rawValue: Int

    /// The response with a number.
    public init(_ rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The response with a number.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    // swift-format-ignore: AlwaysUseLowerCamelCase
    /// The user agreed.
    public static let OK = ModalResponse(1)
    /// The user did not.
    public static let cancel = ModalResponse(0)
    /// The window was taken away.
    public static let stop = ModalResponse(-1000)
  }

  /// The object that code writes for the app.
  open weak var delegate: (any NSApplicationDelegate)?
  /// The app's commands.
  open var mainMenu: NSMenu?
  /// The app's windows that are on the screen or were there, closed ones left out; frontmost last.
  open private(set) var windows: [NSWindow] = []
  /// The app's windows, frontmost first.
  open var orderedWindows: [NSWindow] { windows.reversed() }
  private weak var keyWindowStorage: NSWindow?
  private var modalWindows: [NSWindow] = []
  /// The controllers of windows that were shown and not closed since.
  private var shownControllers: [NSWindowController] = []
  /// The scene that the app's menus come from; nil until they are loaded.
  final var scene: ApplicationScene? {
    didSet { mainMenu = scene?.mainMenu }
  }

  /// The window that receives the user's input.
  open var keyWindow: NSWindow? { keyWindowStorage?.isVisible == true ? keyWindowStorage : nil }

  /// The window that commands are for: the key window, or the one that it is a sheet of.
  open var mainWindow: NSWindow? {
    var window = keyWindow
    while let parent = window?.sheetParent { window = parent }
    return window
  }

  /// The window that alone receives input.
  open var modalWindow: NSWindow? { modalWindows.last }

  /// Shows a window that alone receives input.
  ///
  /// AppKit returns when the window is done with; the twin returns at once.
  @discardableResult
  open func runModal(for window: NSWindow) -> ModalResponse {
    if !modalWindows.contains(where: { $0 === window }) { modalWindows.append(window) }
    window.makeKeyAndOrderFront(nil)
    return .stop
  }

  /// Lets other windows receive input again.
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

  /// Keeps the controller of a window that is shown alive until the window closes.
  final func keepAlive(_ controller: NSWindowController) {
    guard !shownControllers.contains(where: { $0 === controller }) else { return }
    shownControllers.append(controller)
  }

  final func close(_ window: NSWindow) {
    orderOut(window)
    windows.removeAll { $0 === window }
    shownControllers.removeAll { $0 === window.windowController }
  }
}

/// The object that code writes for the app.
@MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {}
