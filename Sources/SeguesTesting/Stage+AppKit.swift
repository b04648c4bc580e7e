#if SEGUES_APPKIT
public import Foundation
@_exported public import Segues

/// A storyboard of a Mac app on a screen: what a test drives in place of a running app.
///
/// ```swift
/// let stage = try Stage(storyboard: "Main")
/// let accounts = try stage.root(as: AccountsViewController.self)
/// accounts.performSegue(.account(account))
/// #expect(try stage.top(as: AccountViewController.self).account == account)
/// ```
///
/// On a Mac it is AppKit that runs; elsewhere, or with the twin, it is the twin.
@MainActor
public final class Stage {
  /// The window that the storyboard began with.
  public let window: NSWindow
  /// The storyboard.
  public let storyboard: NSStoryboard
  /// The controller that the storyboard began with: a window controller or a view controller.
  let root: NSResponder?

  /// Opens a storyboard's initial controller, or an identified one.
  ///
  /// A view controller gets a window of its own, as an app would give it.
  ///
  /// - Parameters:
  ///   - name: The storyboard's name, without extension.
  ///   - identifier: The storyboard identifier of the scene to start with; nil means the initial one.
  ///   - bundle: Where the storyboard is. Nil searches the main bundle, and the resource bundles
  ///     that stand beside the tests.
  ///   - prepare: Called with the controller before it is shown: the place to configure it.
  /// - Throws: A ``StageError`` if there is no such storyboard, or no initial controller.
  public init(
    storyboard name: String, identifier: String? = nil, bundle: Bundle? = nil,
    prepare: (NSResponder) -> Void = { _ in }
  ) throws {
    storyboard = NSStoryboard(
      name: name, bundle: try ResourceBundles.bundle(withStoryboard: name, named: bundle))
    let made =
      identifier.map(storyboard.instantiateController(withIdentifier:))
      ?? storyboard.instantiateInitialController()
    guard let root = made as? NSResponder else { throw StageError.noInitialViewController(name) }
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

  /// The controllers on the screen, from the front window's to what is in front of all.
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
  /// The controller in front of this one, or shown in it; nil if this one is what shows.
  ///
  /// A controller that is presented as a sheet is in a window of its own.
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
