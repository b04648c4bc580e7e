internal import NavigationGraph
internal import StoryboardModel

/// A framework's twin with the app's storyboards, as a walk uses it for either framework.
@MainActor
protocol Twin {
  /// The type that scenes become.
  associatedtype Controller: AnyObject
  /// The object that keeps the visible controllers alive.
  associatedtype Screen
  /// A segue that was performed, with its events.
  associatedtype Firing

  var graph: NavigationGraph { get }

  /// Creates a controller, including the children of containers, without loading its view.
  func make(_ id: ControllerID) -> Controller?
  /// Shows a controller on a new screen, and loads its view.
  func show(_ root: Controller, options: WalkOptions) -> Screen
  func load(_ controller: Controller)
  /// Returns a live controller's id in the files; nil if no file describes it.
  func id(of controller: Controller) -> ControllerID?
  /// Returns the children, including those that a container isn't currently showing.
  func children(of container: Controller) -> [Controller]
  /// Brings a container's child to the front, by selecting its tab or showing its column.
  func bringToFront(_ child: Controller, in container: Controller)
  /// Returns the controllers that a message may name: this one and those around it.
  func surroundings(of controller: Controller) -> [Controller]

  /// Performs a segue as the app would: through its control, or in code.
  func fire(_ segue: Segue, on source: Controller) -> Firing
  /// Returns the destination of a segue that was performed; nil if it is not on the screen.
  func arrival(of firing: Firing, options: WalkOptions) -> Controller?
  /// Returns the outcome of a segue that was performed.
  ///
  /// - Parameters:
  ///   - firing: The segue, and the events that it caused.
  ///   - link: The segue in the file.
  ///   - source: The segue's source, after it was performed.
  ///   - hosting: How the source was brought onto the screen.
  /// - Returns: The outcome.
  func outcome(
    of firing: Firing, _ link: SegueLink, from source: Controller, _ hosting: Hosting
  ) -> WalkOutcome
  /// Returns the segue that code would perform for an identifier.
  func segue(withIdentifier identifier: String, of source: Controller) -> Segue?
  func performSegue(withIdentifier identifier: String, on source: Controller)
}

extension Twin {
  /// Returns a live controller's name in reports: its class in the app.
  func name(of controller: Controller) -> String {
    id(of: controller).flatMap { graph.controller($0)?.displayName }
      ?? String(describing: type(of: controller))
  }

  /// Returns the nearest controller for a scene in a container, at any depth.
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
