import Foundation

extension NSViewController {
  /// The view, if it is loaded.
  public var viewIfLoaded: NSView? { viewStorage }

  /// Whether the view is loaded.
  public var isViewLoaded: Bool { viewStorage != nil }

  /// Loads the view: calls `loadView`, performs the storyboard's embeds, and calls `viewDidLoad`.
  public func loadViewIfNeeded() {
    guard viewStorage == nil, !isLoadingView else { return }
    let nesting = origin.map { Nesting.enter($0.templates) }
    isLoadingView = true
    loadView()
    isLoadingView = false
    if viewStorage == nil { viewStorage = NSView() }
    if case .some(nil) = nesting { return }
    performEmbeds()
    nesting??.leave()
    viewDidLoad()
  }
}

extension NSViewController: StoryboardController {
  var presentingController: NSViewController? { self }

  var segueWindow: NSWindow? { viewIfLoaded?.window }

  func loadContents() { loadViewIfNeeded() }
}
