internal import HeadlessUIKit
internal import NavigationGraph
internal import StoryboardModel
internal import StoryboardParsing

/// The app's storyboards in the twin, without the app's classes.
@MainActor
final class TwinApp {
  let graph: NavigationGraph
  private let library: StoryboardLibrary

  init(_ graph: NavigationGraph) {
    self.graph = graph
    var destinations: [Segue: SegueLink.Destination] = [:]
    for link in graph.files.flatMap({ graph.links[$0.path] ?? [] }) {
      // Equal ones stand in the same place of the same file: the first is as good as the other.
      destinations[link.segue] = link.destination
    }
    var options = StoryboardOptions()
    options.runsWithoutSources = true
    options.makesSegueViewsOnly = true
    options.findDestination = { segue in
      switch destinations[segue] {
      case .controller(let id): .controller(path: id.file, id: id.object)
      case .unknownStoryboard: .nowhere
      default: nil
      }
    }
    options.implementsUnwindAction = { controller, _ in Self.mayTakeUnwind(controller) ? true : nil
    }
    library = StoryboardLibrary(
      files: graph.files.map { ParsedFile(path: $0.path, file: $0) }, options: options)
  }

  /// Whether an unwind may end at a controller; the search takes the nearest that may.
  ///
  /// Only a class of the app's own can have the action, and which one has it is not in the files.
  /// A scene of its own is far likelier to than the child of a container view, which is left out.
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

  /// Makes a controller, with the children that its containers name; its view is not loaded.
  func make(_ id: ControllerID) -> UIViewController? {
    library.storyboard(path: id.file)?.instantiateController(id.object)
  }

  /// What a live controller is in the files; nil for one that no file describes.
  func id(of controller: UIViewController) -> ControllerID? {
    guard let file = controller.interfaceFile, let object = controller.interfaceObject else {
      return nil
    }
    return ControllerID(file: file.path, object: object.id)
  }

  /// What reports call a live controller: its class in the app.
  func name(of controller: UIViewController) -> String {
    id(of: controller).flatMap { graph.controller($0)?.displayName }
      ?? String(describing: type(of: controller))
  }
}
