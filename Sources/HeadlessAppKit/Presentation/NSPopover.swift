public import Foundation

/// A controller in a bubble that points at a view.
@MainActor
open class NSPopover: NSResponder {
  /// What makes a popover go away, with AppKit's values.
  public enum Behavior: Int, Sendable {
    /// Code alone.
    case applicationDefined = 0
    /// A click anywhere else.
    case transient = 1
    /// A click in the window that it belongs to.
    case semitransient = 2
  }

  /// What makes the popover go away.
  ///
  /// The twin's user clicks nowhere else.
  open var behavior = Behavior.applicationDefined
  /// Whether the popover moves in and out, which the twin shows none of.
  open var animates = true
  /// The controller in the popover.
  open var contentViewController: NSViewController?
  /// The size of the content.
  open var contentSize = NSSize.zero
  /// Who is told of the popover.
  open weak var delegate: (any NSPopoverDelegate)?
  private(set) final var window: NSWindow?
  /// The view that the popover points at.
  private(set) final weak var positioningView: NSView?

  /// Creates a popover.
  public override init() {
    super.init()
  }

  /// Creates a popover from a storyboard, which has none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Whether the popover is on the screen.
  open var isShown: Bool { window?.isVisible ?? false }

  /// Shows the popover, in a window of its own that is attached to the view's.
  open func show(
    relativeTo positioningRect: NSRect, of positioningView: NSView, preferredEdge: NSRectEdge
  ) {
    guard !isShown, let content = contentViewController else { return }
    self.positioningView = positioningView
    let window = NSWindow(contentViewController: content)
    window.styleMask = .borderless
    window.parent = positioningView.window
    self.window = window
    window.orderFront(nil)
  }

  /// Closes the popover as the user does: the delegate is asked.
  open func performClose(_ sender: Any?) {
    if delegate?.popoverShouldClose(self) ?? true { close() }
  }

  /// Closes the popover.
  open func close() {
    guard let window else { return }
    window.close()
    window.contentView = nil
    self.window = nil
    delegate?.popoverDidClose(
      Notification(name: Notification.Name("NSPopoverDidCloseNotification"), object: self))
  }
}

/// Is asked and told of a popover's closing.
///
/// In AppKit every method is optional; here each has a default.
@MainActor
public protocol NSPopoverDelegate: NSObjectProtocol {
  /// Whether the user may close the popover.
  func popoverShouldClose(_ popover: NSPopover) -> Bool

  /// Called after the popover closed.
  func popoverDidClose(_ notification: Notification)
}

extension NSPopoverDelegate {
  /// Allows it.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }

  /// Does nothing.
  public func popoverDidClose(_ notification: Notification) {}
}
