import Foundation

extension UIViewController {
  /// The view, if it was loaded.
  public var viewIfLoaded: UIView? { viewStorage }

  /// Whether the view was loaded.
  public var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view: `loadView`, the embeds of the file, then `viewDidLoad`.
  public func loadViewIfNeeded() {
    guard viewStorage == nil, !isLoadingView else { return }
    let nesting = origin.map { Nesting.enter($0.templates) }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if viewStorage == nil { view = UIView() }
    if case .some(nil) = nesting { return }
    performEmbeds()
    nesting??.leave()
    viewDidLoad()
  }

  /// The size classes of the window that the controller is in; unspecified outside one.
  public var traitCollection: UITraitCollection {
    hostWindow?.traitCollection ?? UITraitCollection()
  }

  /// The window that the controller is in, through its parents and presenters.
  ///
  /// A child that its container does not show at the moment counts as in the window.
  var hostWindow: UIWindow? {
    var controller = self
    while true {
      if let window = controller.rootWindow { return window }
      guard let above = controller.parent ?? controller.presenter else { return nil }
      controller = above
    }
  }
}
