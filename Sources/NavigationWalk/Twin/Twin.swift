internal import NavigationGraph
internal import StoryboardModel

/// A framework's twin with the app's storyboards in it: all that a walk asks of either framework.
@MainActor
protocol Twin {
  /// What scenes are made into.
  associatedtype Controller: AnyObject
  /// What keeps the controllers alive that the user sees.
  associatedtype Screen
  /// A segue that was performed, and what became of it.
  associatedtype Firing

  var graph: NavigationGraph { get }

  /// Makes a controller, with the children that its containers name; its view is not loaded.
  func make(_ id: ControllerID) -> Controller?
  /// Shows a controller on a screen of its own, and loads its view.
  func show(_ root: Controller, options: WalkOptions) -> Screen
  func load(_ controller: Controller)
  /// Returns what a live controller is in the files; nil for one that no file describes.
  func id(of controller: Controller) -> ControllerID?
  /// Returns the children, those of a container that are not shown now included.
  func children(of container: Controller) -> [Controller]
  /// Brings a child of a container to the front: its tab, or its column.
  func bringToFront(_ child: Controller, in container: Controller)
  /// Returns the controllers around one that a message may name, the controller itself included.
  func surroundings(of controller: Controller) -> [Controller]

  /// Performs a segue the way that the app would: by its control, or by code.
  func fire(_ segue: Segue, on source: Controller) -> Firing
  /// Returns the destination of a segue that was performed; nil where it is not on the screen.
  func arrival(of firing: Firing, options: WalkOptions) -> Controller?
  /// Returns what came of a segue that was performed.
  func outcome(
    of firing: Firing, _ link: SegueLink, from source: Controller, _ hosting: Hosting
  ) -> WalkOutcome
  /// Returns the segue that code would perform with an identifier.
  func segue(withIdentifier identifier: String, of source: Controller) -> Segue?
  func performSegue(withIdentifier identifier: String, on source: Controller)
}

extension Twin {
  /// Returns what reports call a live controller: its class in the app.
  func name(of controller: Controller) -> String {
    id(of: controller).flatMap { graph.controller($0)?.displayName }
      ?? String(describing: type(of: controller))
  }

  /// Returns the controller of a container that stands for a scene, at any depth: the nearest one.
  func find(_ id: ControllerID, in container: Controller) -> Controller? {
    var seen: Set<ObjectIdentifier> = []
    var level = children(of: container)
    while !level.isEmpty {
      level.removeAll { !seen.insert(ObjectIdentifier($0)).inserted }
      if let found = level.first(where: { self.id(of: $0) == id }) { return found }
      level = level.flatMap(children)
    }
    return nil
  }
}
