import StoryboardModel

extension ControllerKind {
  /// The twin's class for an element.
  ///
  /// Elements of UIKit and WatchKit become plain controllers.
  @MainActor var controllerClass: NSResponder.Type {
    switch self {
    case .windowController: NSWindowController.self
    case .tabViewController: NSTabViewController.self
    case .splitViewController: NSSplitViewController.self
    case .pageController: NSPageController.self
    case .hostingController: NSHostingController<NoContent>.self
    default: NSViewController.self
    }
  }
}
