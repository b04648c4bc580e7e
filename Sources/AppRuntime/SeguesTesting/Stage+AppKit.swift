#if SEGUES_APPKIT
public import Foundation
@_exported public import Segues

/// A Mac app's storyboard on a screen that a test drives.
///
/// ```swift
/// let stage = try Stage(storyboard: "Main")
/// let accounts = try stage.root(as: AccountsViewController.self)
/// accounts.performSegue(.account(account))
/// #expect(try stage.top(as: AccountViewController.self).account == account)
/// ```
///
/// On a Mac, AppKit runs the storyboard, without animations (not tried on a Mac). HeadlessAppKit
/// runs it elsewhere, and on a Mac with `SEGUES_TWIN=appkit`.
@MainActor
public final class Stage {
  /// The window that the storyboard started with.
  public let window: NSWindow
  /// The storyboard.
  public let storyboard: NSStoryboard
  /// The controller that the storyboard started with: a window controller or a view controller.
  let root: NSResponder?

  /// Shows a storyboard's initial controller, or an identified one.
  ///
  /// A view controller is shown in a separate window.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, without extension.
  ///   - identifier: The storyboard identifier of the scene to start with; nil for the initial one.
  ///   - bundle: The bundle that contains the storyboard. Nil searches the main bundle, and the
  ///     resource bundles next to the tests.
  ///   - prepare: Called with the controller before it is shown, so that you can configure it.
  /// - Throws: A ``StageError`` if none or several of the searched bundles contain the storyboard,
  ///   or if it has no initial controller. A bundle that you name isn't searched: without the
  ///   storyboard, AppKit throws its exception.
  public init(
    storyboard name: String, identifier: String? = nil, bundle: Bundle? = nil,
    prepare: (NSResponder) -> Void = { _ in }
  ) throws {
    Self.turnOffAnimations()
    storyboard = NSStoryboard(
      name: name, bundle: try ResourceBundles.bundle(withStoryboard: name, named: bundle))
    let scene =
      identifier.map(storyboard.instantiateController(withIdentifier:))
      ?? storyboard.instantiateInitialController()
    guard let root = scene as? NSResponder else { throw StageError.noInitialViewController(name) }
    prepare(root)
    self.root = root
    switch root {
    case let controller as NSWindowController:
      window = controller.window ?? NSWindow()
      controller.showWindow(nil)
    case let controller as NSViewController:
      window = NSWindow(contentViewController: controller)
      window.makeKeyAndOrderFront(nil)
    default:
      throw StageError.noInitialViewController(name)
    }
  }

  /// Makes windows, sheets and popovers open and close without an animation.
  ///
  /// A closed sheet stays on the screen until its animation ends, but a test looks immediately.
  /// AppKit has no method for this, only these two settings, which Apple doesn't document but the
  /// project nix-darwin does. (Unconfirmed: not tried on a Mac.)
  private static func turnOffAnimations() {
    UserDefaults.standard.register(defaults: [
      "NSAutomaticWindowAnimationsEnabled": false, "NSWindowResizeTime": 0.001,
    ])
  }

  /// The controllers on the screen, from the front window's controller to the frontmost one.
  var visible: [NSResponder] {
    var window = NSApplication.shared.orderedWindows.first { $0.isVisible }
    var chain: [NSResponder] = []
    while let shown = window {
      chain += [shown.windowController].compactMap(\.self)
      var next = shown.contentViewController
      while let controller = next {
        chain.append(controller)
        next = controller.shown
      }
      window = shown.attachedSheet
    }
    return chain
  }
}

extension NSViewController {
  /// The controller in front of this one, or shown inside it; nil if this one is what the user
  /// sees.
  ///
  /// A controller presented as a sheet is in a separate window.
  fileprivate var shown: NSViewController? {
    if let presented = presentedViewControllers?.last, presented.view.window?.sheetParent == nil {
      return presented
    }
    switch self {
    case let tabs as NSTabViewController:
      let index = tabs.selectedTabViewItemIndex
      return tabs.tabViewItems.indices.contains(index)
        ? tabs.tabViewItems[index].viewController : nil
    case let split as NSSplitViewController: return split.splitViewItems.last?.viewController
    case let pages as NSPageController: return pages.selectedViewController
    default: return nil
    }
  }
}
#endif
