internal import Foundation
internal import HeadlessUIKit
internal import StoryboardModel

/// The root controller of a screen, with or without a window.
@MainActor
final class TwinScreen {
  let root: UIViewController
  private let window: UIWindow?

  /// Shows a controller as the root of a new window.
  init(_ root: UIViewController, options: WalkOptions) {
    self.root = root
    if options.hasWindow {
      let sizeClass = options.sizeClass(on: root.interfaceFile?.targetRuntime ?? .iOS)
      // The sizes of an iPhone and an iPad in portrait orientation, in points.
      let size =
        switch sizeClass {
        case .compact: CGSize(width: 390, height: 844)
        case .regular: CGSize(width: 1024, height: 1366)
        }
      let window = UIWindow(frame: CGRect(origin: .zero, size: size))
      window.traitOverrides.horizontalSizeClass = sizeClass == .compact ? .compact : .regular
      window.rootViewController = root
      window.makeKeyAndVisible()
      self.window = window
    } else {
      root.loadViewIfNeeded()
      window = nil
    }
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
}
