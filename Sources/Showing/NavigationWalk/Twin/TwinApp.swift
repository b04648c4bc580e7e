internal import HeadlessSupport
internal import HeadlessUIKit
internal import NavigationGraph
internal import StoryboardModel

/// The app's storyboards in UIKit's twin, without the app's classes.
@MainActor
final class TwinApp: Twin {
  let graph: NavigationGraph
  private let library: StoryboardLibrary

  init(_ graph: NavigationGraph) {
    self.graph = graph
    var options = StoryboardOptions.walking(graph)
    options.implementsUnwindAction = { controller, _ in
      (controller as? UIViewController).flatMap { Self.mayTakeUnwind($0) ? true : nil }
    }
    library = StoryboardLibrary(walking: graph, options: options)
  }

  /// Whether an unwind segue may end at a controller.
  ///
  /// The search takes the nearest one that may.
  ///
  /// Only a custom class can have the action, and the files don't say which one does. A scene is
  /// far more likely to have it than the child of a container view, so such children are excluded.
  private static func mayTakeUnwind(_ controller: UIViewController) -> Bool {
    guard controller.isStandIn else { return false }
    switch controller.parent {
    case nil, is UINavigationController, is UITabBarController, is UISplitViewController,
      is UIPageViewController:
      return true
    default:
      return false
    }
  }

  func make(_ id: ControllerID) -> UIViewController? {
    library.storyboard(path: id.file)?.instantiateController(id.object)
  }

  func id(of controller: UIViewController) -> ControllerID? {
    guard let file = controller.interfaceFile, let object = controller.interfaceObject else {
      return nil
    }
    return ControllerID(file: file.path, object: object.id)
  }

  func show(_ root: UIViewController, options: WalkOptions) -> TwinScreen {
    let screen = TwinScreen(root, options: options)
    root.loadViewIfNeeded()
    return screen
  }

  func load(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
  }

  func children(of container: UIViewController) -> [UIViewController] {
    var children = container.children
    if let split = container as? UISplitViewController {
      for column in Self.columns {
        guard let child = split.viewController(for: column) else { continue }
        if !children.contains(where: { $0 === child }) { children.append(child) }
      }
    }
    return children
  }

  func bringToFront(_ child: UIViewController, in container: UIViewController) {
    switch container {
    case let tabs as UITabBarController:
      tabs.selectedViewController = child
    case let split as UISplitViewController:
      for column in Self.columns where split.viewController(for: column) === child {
        split.show(column)
      }
    default:
      break
    }
    child.loadViewIfNeeded()
  }

  private static let columns: [UISplitViewController.Column] = [
    .primary, .supplementary, .secondary, .compact,
  ]

  func surroundings(of controller: UIViewController) -> [UIViewController] {
    var all: [UIViewController] = []
    var next: UIViewController? = controller
    while let current = next, all.count < 100 {
      all.append(current)
      all += current.presentedViewController.map { [$0] } ?? []
      next = current.parent ?? current.presentingViewController
    }
    return all
  }

  func fire(_ segue: Segue, on source: UIViewController) -> SegueFiring {
    switch segue.trigger {
    // If the file's object is not among the views, a view replaces it, so that a popover can point
    // at it.
    case .object: source.fireTemplate(segue, sender: source.sender(of: segue) ?? UIView())
    case .manual, .relationship, .embed: source.performTemplate(segue, sender: nil)
    }
  }

  func arrival(of firing: SegueFiring, options: WalkOptions) -> UIViewController? {
    if case .raised = firing.outcome { return nil }
    guard let destination = firing.segue?.destination else { return nil }
    guard options.hasWindow ? destination.isOnScreen : destination.parent != nil else { return nil }
    return destination
  }

  func segue(withIdentifier identifier: String, of source: UIViewController) -> Segue? {
    source.segueTemplate(withIdentifier: identifier)
  }

  func performSegue(withIdentifier identifier: String, on source: UIViewController) {
    source.performSegue(withIdentifier: identifier, sender: nil)
  }
}
