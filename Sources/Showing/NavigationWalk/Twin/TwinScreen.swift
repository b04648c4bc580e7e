internal import Foundation
internal import HeadlessUIKit

/// The root controller of a screen, with or without a window.
@MainActor
final class TwinScreen {
  let root: UIViewController
  private let window: UIWindow?

  /// Shows a controller as the root of a new window.
  init(_ root: UIViewController, options: WalkOptions) {
    self.root = root
    if options.hasWindow {
      // The sizes of an iPhone and an iPad in portrait orientation, in points.
      let size =
        switch options.sizeClass {
        case .compact: CGSize(width: 390, height: 844)
        case .regular: CGSize(width: 1024, height: 1366)
        }
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.traitOverrides.horizontalSizeClass =
        options.sizeClass == .compact ? .compact : .regular
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
    } else {
      root.loadViewIfNeeded()
      window = nil
    }
  }

  /// Brings a container's child to the front, by selecting its tab or showing its column.
  static func bringToFront(_ child: UIViewController, in container: UIViewController) {
    switch container {
    case let tabs as UITabBarController:
      tabs.selectedViewController = child
    case let split as UISplitViewController:
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary]
      where split.viewController(for: column) === child {
        split.show(column)
      }
    default:
      break
    }
    child.loadViewIfNeeded()
  }

  /// Returns the chain of controllers that are presented from a root, each once.
  static func presentations(from root: UIViewController) -> [UIViewController] {
    var presentations: [UIViewController] = []
    var seen: Set<ObjectIdentifier> = []
    var next = root.presentedViewController
    while let current = next, seen.insert(ObjectIdentifier(current)).inserted {
      presentations.append(current)
      next = current.presentedViewController
    }
    return presentations
  }

  /// The children, including a split view's columns that are not currently shown.
  static func children(of container: UIViewController) -> [UIViewController] {
    var children = container.children
    if let split = container as? UISplitViewController {
      for column in [UISplitViewController.Column.primary, .supplementary, .secondary] {
        guard let child = split.viewController(for: column) else { continue }
        if !children.contains(where: { $0 === child }) { children.append(child) }
      }
    }
    return children
  }
}
