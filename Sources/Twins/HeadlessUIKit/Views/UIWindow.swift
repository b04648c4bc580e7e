public import Foundation

/// A window that shows controllers on the screen.
///
/// The window's width determines how popovers and split views are shown. From 600 points it is
/// regular, and otherwise compact, unless ``traitOverrides`` says otherwise. A controller is on the
/// screen as soon as it is the window's root or inside it; calling ``makeKeyAndVisible()`` isn't
/// necessary.
open class UIWindow: UIView {
  /// The window's position and size on the screen.
  open override var frame: CGRect {
    didSet { sizeClassesChanged() }
  }
  /// Whether the window receives the user's input.
  open private(set) var isKeyWindow = false
  /// The window's size classes, if they shouldn't follow from its frame.
  open var traitOverrides = UITraitOverrides() {
    didSet { sizeClassesChanged() }
  }

  /// The controllers that the user sees, parents before children.
  final var onScreen: [UIViewController] = []

  /// The controller whose view fills the window.
  ///
  /// A controller that was presented over the previous root stays with that root.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.rootWindow = nil
      oldValue?.viewIfLoaded?.removeFromSuperview()
      // A controller is in one window at most.
      if let former = rootViewController?.rootWindow { former.rootViewController = nil }
      rootViewController?.rootWindow = self
      Screen.update(self)
    }
  }

  open override var next: UIResponder? { nil }

  /// The size classes of everything in the window.
  open var traitCollection: UITraitCollection {
    let width: UIUserInterfaceSizeClass = frame.width >= 600 ? .regular : .compact
    return UITraitCollection(
      horizontalSizeClass: traitOverrides.horizontalSizeClass ?? width,
      verticalSizeClass: traitOverrides.verticalSizeClass ?? .regular)
  }

  /// Shows the window in front of all others.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    Screen.update(self)
  }

  /// Collapses or expands split views.
  private func sizeClassesChanged() {
    guard rootViewController != nil else { return }
    Screen.update(self)
  }
}
