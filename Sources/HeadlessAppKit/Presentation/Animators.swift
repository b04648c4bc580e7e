public import Foundation

/// Brings a presented controller in, and takes it away again.
@MainActor
public protocol NSViewControllerPresentationAnimator: NSObjectProtocol {
  /// Brings a controller in.
  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController)

  /// Takes a controller away.
  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController)
}

/// How a controller is presented: who brought it in, and in which window it is.
@MainActor
final class Presentation {
  let animator: any NSViewControllerPresentationAnimator

  init(animator: any NSViewControllerPresentationAnimator) {
    self.animator = animator
  }

  /// The window of its own that the controller is in; nil where it shares its presenter's.
  var window: NSWindow? {
    switch animator {
    case let sheet as SheetAnimator: sheet.window
    case let modal as ModalWindowAnimator: modal.window
    case let popover as PopoverAnimator: popover.popover.window
    default: nil
    }
  }

  var style: PresentationStyle {
    switch animator {
    case is SheetAnimator: .sheet
    case is ModalWindowAnimator: .modalWindow
    case is PopoverAnimator: .popover
    default: .animator
    }
  }
}

/// How a controller is presented.
package enum PresentationStyle: Sendable {
  case sheet
  case modalWindow
  case popover
  /// By an animator of the app's own.
  case animator
}

/// Brings a controller in as a sheet.
@MainActor
final class SheetAnimator: NSObject, NSViewControllerPresentationAnimator {
  private(set) var window: NSWindow?

  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    let window = NSWindow(contentViewController: viewController)
    self.window = window
    fromViewController.view.window?.beginSheet(window)
  }

  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    guard let window else { return }
    self.window = nil
    window.sheetParent?.endSheet(window)
    window.close()
  }
}

/// Brings a controller in as a window that alone receives input.
@MainActor
final class ModalWindowAnimator: NSObject, NSViewControllerPresentationAnimator {
  private(set) var window: NSWindow?

  func animatePresentation(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    let window = NSWindow(contentViewController: viewController)
    self.window = window
    NSApplication.shared.runModal(for: window)
  }

  func animateDismissal(
    of viewController: NSViewController, from fromViewController: NSViewController
  ) {
    let window = window
    self.window = nil
    window?.close()
  }
}

/// Brings a controller in as a popover.
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
