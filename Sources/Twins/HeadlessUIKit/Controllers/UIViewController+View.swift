import Foundation

extension UIViewController {
  /// The view, if it is loaded.
  public var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view: calls `loadView`, performs the storyboard's embeds, and calls `viewDidLoad`.
  public func loadViewIfNeeded() {
    guard viewStorage == nil, !isLoadingView else { return }
    guard let templates = origin?.templates else {
      callLoadView()
      return viewDidLoad()
    }
    let nesting = Nesting.enter(templates)
    callLoadView()
    // Controllers that embed each other endlessly end here, after an exception.
    guard let nesting else { return }
    performEmbeds()
    nesting.leave()
    viewDidLoad()
  }

  private func callLoadView() {
    isLoadingView = true
    loadView()
    isLoadingView = false
    // An override of `loadView` may set no view.
    if viewStorage == nil { view = UIView() }
  }

  /// The size classes of the controller's window; unspecified outside a window.
  public var traitCollection: UITraitCollection {
    hostWindow?.traitCollection ?? UITraitCollection()
  }

  /// The window that contains the controller, directly or through parents and presenters.
  ///
  /// A child that its container is not showing counts as being in the window.
  var hostWindow: UIWindow? { rootWindow ?? (parent ?? presenter)?.hostWindow }
}
