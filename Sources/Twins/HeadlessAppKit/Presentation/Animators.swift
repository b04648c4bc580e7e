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

/// The presentation of a controller: its animator, and its window.
@MainActor
final class Presentation {
  let animator: any NSViewControllerPresentationAnimator

  init(animator: any NSViewControllerPresentationAnimator) {
    self.animator = animator
  }

  /// The controller's own window; nil if it is in its presenter's window.
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

package enum PresentationStyle: Sendable {
  case sheet
  case modalWindow
  case popover
  /// An animator of the app.
  case animator
}

/// Presents a controller as a sheet.
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

/// Presents a controller in a modal window.
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
