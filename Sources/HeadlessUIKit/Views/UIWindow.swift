public import Foundation

/// The screen that controllers appear on.
///
/// A window says how wide the screen is: popovers and split views depend on it. It is regular from
/// 600 points on, compact below, unless ``traitOverrides`` says otherwise. Controllers are on the
/// screen from when they are the window's root, or below it: ``makeKeyAndVisible()`` need not be
/// called first.
@MainActor
open class UIWindow: UIView {
  /// Whether the window receives the user's input.
  open private(set) var isKeyWindow = false
  /// What the window says of its size in place of its frame.
  open var traitOverrides = UITraitOverrides() {
    didSet { sizeClassesChanged() }
  }

  /// The controllers that the user sees, parents before children.
  final var onScreen: [UIViewController] = []

  /// Makes a window.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Makes a window from a storyboard, which has none.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// The controller whose view fills the window.
  ///
  /// Whatever was presented over the one before stays with that one.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      oldValue?.rootWindow = nil
      oldValue?.viewIfLoaded?.removeFromSuperview()
      guard let rootViewController else { return }
      rootViewController.rootWindow = self
      Screen.update(self)
    }
  }

  open override var next: UIResponder? { nil }

  /// The size classes that everything in the window has.
  open var traitCollection: UITraitCollection {
    let width: UIUserInterfaceSizeClass = frame.width >= 600 ? .regular : .compact
    return UITraitCollection(
      horizontalSizeClass: traitOverrides.horizontalSizeClass ?? width,
      verticalSizeClass: traitOverrides.verticalSizeClass ?? .regular)
  }

  /// Shows the window in front of the others.
  open func makeKeyAndVisible() {
    isKeyWindow = true
    isHidden = false
    Screen.update(self)
  }

  /// Lets split views collapse or expand.
  private func sizeClassesChanged() {
    guard rootViewController != nil else { return }
    Screen.update(self)
  }
}
