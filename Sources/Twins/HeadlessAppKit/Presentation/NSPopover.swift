public import Foundation

/// A controller in a bubble that points at a view.
open class NSPopover: NSResponder {
  /// The actions that close a popover, with AppKit's values.
  public enum Behavior: Int, Sendable {
    /// Only code closes it.
    case applicationDefined = 0
    /// A click anywhere else closes it.
    case transient = 1
    /// A click in its window closes it.
    case semitransient = 2
  }

  /// The actions that close the popover.
  ///
  /// Nothing in the twin clicks elsewhere.
  open var behavior = Behavior.applicationDefined
  /// Whether the popover is animated, which the twin ignores.
  open var animates = true
  /// The controller in the popover.
  open var contentViewController: NSViewController?
  /// The size of the content.
  open var contentSize = NSSize.zero
  /// The delegate, which is notified when the popover closes.
  open weak var delegate: (any NSPopoverDelegate)?
  private(set) final var window: NSWindow?
  private var isClosing = false
  /// The view that the popover points at.
  private(set) final weak var positioningView: NSView?

  /// Whether the popover is on the screen.
  open var isShown: Bool { window?.isVisible ?? false }

  /// Shows the popover in its own window, which is attached to the view's window.
  open func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {
    guard !isShown, let content = contentViewController else { return }
    self.positioningView = positioningView
    let window = NSWindow(contentViewController: content)
    window.styleMask = .borderless
    window.parent = positioningView.window
    window.popover = self
    self.window = window
    window.orderFront(nil)
  }

  /// Closes the popover as the user would, after asking the delegate.
  open func performClose(_ sender: Any?) {
    if delegate?.popoverShouldClose(self) ?? true { close() }
  }

  /// Closes the popover.
  open func close() {
    guard let window, !isClosing else { return }
    isClosing = true
    defer { isClosing = false }
    window.close()
    window.contentView = nil
    self.window = nil
    delegate?.popoverDidClose(
      Notification(name: Notification.Name("NSPopoverDidCloseNotification"), object: self))
  }
}

/// Is asked about, and notified of, the closing of a popover.
///
/// All of its methods are optional in AppKit; here each has a default implementation.
@MainActor
public protocol NSPopoverDelegate: NSObjectProtocol {
  /// Whether the user may close the popover.
  func popoverShouldClose(_ popover: NSPopover) -> Bool

  /// Called after the popover closed.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  /// Allows it by default.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }

  /// Does nothing by default.
  public func popoverDidClose(_ notification: Notification) {}
}
