internal import HeadlessAppKit
internal import HeadlessSupport
internal import NavigationGraph
internal import StoryboardModel

/// The app's storyboards in AppKit's twin, without the app's classes.
@MainActor
final class DesktopApp: Twin {
  let graph: NavigationGraph
  private let library: StoryboardLibrary

  init(_ graph: NavigationGraph) {
    self.graph = graph
    library = StoryboardLibrary(walking: graph, options: .walking(graph))
  }

  /// Creates a controller, or the app's menus for the application scene.
  func make(_ id: ControllerID) -> NSResponder? {
    // Every scene is tried in a newly launched app.
    NSApplication.shared.closeAll()
    return instantiate(id)
  }

  /// Creates a controller in the running app.
  func instantiate(_ id: ControllerID) -> NSResponder? {
    library.storyboard(path: id.file)?.instantiateController(id.object)
  }

  func show(_ root: NSResponder, options: WalkOptions) -> DesktopScreen {
    var shown = root
    if let file = root.interfaceFile, root.interfaceObject?.controllerKind == .application,
      let initial = file.initialControllerID, initial != root.interfaceObject?.id,
      let first = library.storyboard(path: file.path)?.instantiateController(initial)
    {
      shown = first
    }
    let screen = DesktopScreen(root: root, shown: shown, options: options)
    load(shown)
    return screen
  }

  func load(_ controller: NSResponder) {
    _ = (controller as? NSViewController)?.view
  }

  func id(of controller: NSResponder) -> ControllerID? {
    guard let file = controller.interfaceFile, let object = controller.interfaceObject else {
      return nil
    }
    return ControllerID(file: file.path, object: object.id)
  }

  func children(of container: NSResponder) -> [NSResponder] {
    switch container {
    case let controller as NSWindowController:
      controller.contentViewController.map { [$0] } ?? []
    case let controller as NSViewController: controller.children
    default: []
    }
  }

  func bringToFront(_ child: NSResponder, in container: NSResponder) {
    if let tabs = container as? NSTabViewController,
      let place = tabs.tabViewItems.firstIndex(where: { $0.viewController === child })
    {
      tabs.selectedTabViewItemIndex = place
    }
    load(child)
  }

  func surroundings(of controller: NSResponder) -> [NSResponder] {
    var all: [NSResponder] = [controller]
    var next = controller as? NSViewController
    while let current = next, all.count < 100 {
      all += [current as NSResponder] + (current.presentedViewControllers ?? [])
      if let window = current.viewIfLoaded?.window?.windowController { all.append(window) }
      next = current.parent ?? current.presentingViewController
    }
    return all
  }

  func fire(_ segue: Segue, on source: NSResponder) -> SegueFiring {
    switch segue.trigger {
    // If the file's object is not among the views, a view replaces it, so that a popover can point
    // at it.
    case .object: source.fireTemplate(segue, sender: source.sender(of: segue) ?? NSView())
    case .manual, .relationship, .embed: source.performTemplate(segue, sender: nil)
    }
  }

  func arrival(of firing: SegueFiring, options: WalkOptions) -> NSResponder? {
    if case .raised = firing.outcome { return nil }
    switch firing.segue?.destinationController {
    case let made as NSViewController: return made.viewIfLoaded?.window == nil ? nil : made
    case let made as NSWindowController: return made.window?.isVisible == true ? made : nil
    default: return nil
    }
  }

  func segue(withIdentifier identifier: String, of source: NSResponder) -> Segue? {
    source.segueTemplate(withIdentifier: identifier)
  }

  func performSegue(withIdentifier identifier: String, on source: NSResponder) {
    source.performSegue(identifier: identifier, sender: nil)
  }
}

/// The controllers of a newly launched app, and the window that shows one of them.
@MainActor
final class DesktopScreen {
  /// The controller that was asked for; the app's menus if it is the application scene.
  let root: NSResponder
  /// The controller that the app shows first.
  let shown: NSResponder
  private let window: NSWindow?

  /// Shows a window controller's window, or a view controller in its own window.
  init(root: NSResponder, shown: NSResponder, options: WalkOptions) {
    self.root = root
    self.shown = shown
    guard options.hasWindow else {
      window = nil
      return
    }
    switch shown {
    case let controller as NSWindowController:
      controller.showWindow(nil)
      window = controller.window
    case let controller as NSViewController:
      let made = NSWindow(contentViewController: controller)
      made.makeKeyAndOrderFront(nil)
      window = made
    default: window = nil
    }
  }
}
