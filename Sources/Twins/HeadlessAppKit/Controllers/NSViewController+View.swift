import Foundation

extension NSViewController {
  /// The view, if it is loaded.
  public var viewIfLoaded: NSView? { viewStorage }

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
    if viewStorage == nil { viewStorage = NSView() }
  }
}

extension NSViewController: StoryboardController {
  var presentingController: NSViewController? { self }

  var segueWindow: NSWindow? { viewIfLoaded?.window }

  func loadContents() { loadViewIfNeeded() }
}
