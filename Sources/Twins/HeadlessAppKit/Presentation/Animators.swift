public import Foundation

/// Presents a controller with an animation, and dismisses it again.
@MainActor
public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
  /// Presents a controller.
  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController)

  /// Dismisses a controller.
  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController)
}

extension NSViewControllerPresentationAnimator {
  /// The controller's own window; nil if it is in its presenter's window.
  var window: NSWindow? {
    switch self {
    case let animator as WindowAnimator: animator.window
    case let animator as PopoverAnimator: animator.popover.window
    default: nil
    }
  }

  var style: PresentationStyle {
    switch self {
    case let animator as WindowAnimator: animator.style
    case is PopoverAnimator: .popover
    default: .animator
    }
  }
}

package enum PresentationStyle: Sendable {
  case sheet
  case modalWindow
  case popover
  /// An animator of the app.
  case animator
}

/// Presents a controller as a sheet, or in a modal window.
@MainActor
final class WindowAnimator: NSObject, NSViewControllerPresentationAnimator {
  let style: PresentationStyle
  private(set) var window: NSWindow?

  init(style: PresentationStyle) {
    self.style = style
  }

  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    let window = NSWindow(contentViewController: viewController)
    self.window = window
    if style == .sheet {
      fromViewController.view.window?.beginSheet(window)
    } else {
      NSApplication.shared.runModal(for: window)
    }
  }

  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    guard let window else { return }
    self.window = nil
    if style == .sheet { window.sheetParent?.endSheet(window) }
    window.close()
  }
}

/// Presents a controller in a popover.
@MainActor
final class PopoverAnimator: NSObject, NSViewControllerPresentationAnimator {
  let popover = NSPopover()
  private let rect: NSRect
  private let view: NSView
  private let edge: NSRectEdge

  init(rect: NSRect, view: NSView, edge: NSRectEdge, behavior: NSPopover.Behavior) {
    self.rect = rect
    self.view = view
    self.edge = edge
    super.init()
    popover.behavior = behavior
  }

  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    popover.contentViewController = viewController
    popover.show(relativeTo: rect, of: view, preferredEdge: edge)
  }

  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    popover.close()
  }
}
