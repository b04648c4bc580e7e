internal import StoryboardModel

/// The controllers that can come on screen from a set of starting points.
package struct Reachability: Sendable {
  /// The rule for the starting points.
  package enum Rule: String, Sendable {
    /// The storyboards that an `Info.plist`, a scene manifest or an extension names.
    case project
    /// The initial controller of every storyboard, because the project names no storyboard.
    case initialControllers
  }

  package var rule: Rule
  /// The controllers at which the search starts, each once, sorted.
  package var starts: [ControllerID]
  /// All controllers that a path of segues and code leads to, including the starts.
  package var controllers: Set<ControllerID>
  /// The other controllers that a path leads to if code creates the scenes that it may create.
  package var undecided: Set<ControllerID>

  /// Follows all segues except unwinds, which lead back to existing controllers.
  ///
  /// - Parameters:
  ///   - graph: The storyboards.
  ///   - rule: The rule by which the files were chosen.
  ///   - files: The files whose initial controllers are the starts.
  ///   - code: The navigation by code.
  package init(
    in graph: NavigationGraph, rule: Rule, startingAt files: [String],
    code: CodeNavigation = CodeNavigation()
  ) {
    self.rule = rule
    var starts: Set<ControllerID> = []
    for file in files {
      if let initial = graph.initialController(of: file) { starts.insert(initial) }
      // Menus of AppKit's application fire segues, and notifications have dynamic interfaces.
      for node in graph.controllers[file] ?? [] where node.kind.isMadeBySystem {
        starts.insert(node.id)
      }
    }
    self.starts = starts.sorted()
    let companions = Self.companions(in: graph)
    controllers = Self.controllers(
      reachedFrom: starts.union(code.starts), in: graph, companions, by: code)
    undecided = Self.controllers(
      reachedFrom: code.possibleStarts, in: graph, companions, by: code
    ).subtracting(controllers)
  }

  private static func controllers(
    reachedFrom starts: Set<ControllerID>, in graph: NavigationGraph,
    _ companions: [ControllerID: [ControllerID]], by code: CodeNavigation
  ) -> Set<ControllerID> {
    var reached = starts
    var pending = Array(starts)
    while let next = pending.popLast() {
      let destinations =
        graph.links(from: next).compactMap(\.destination.controller)
        + code.arrows(from: next).map(\.destination) + companions[next, default: []]
      for destination in destinations where reached.insert(destination).inserted {
        pending.append(destination)
      }
    }
    return reached
  }

  /// The other controllers of each controller's scene, such as that of a popover: they are created with it.
  private static func companions(in graph: NavigationGraph) -> [ControllerID: [ControllerID]] {
    var companions: [ControllerID: [ControllerID]] = [:]
    for nodes in graph.controllers.values {
      for scene in Dictionary(grouping: nodes, by: \.sceneID).values where scene.count > 1 {
        let ids = scene.map(\.id)
        for id in ids { companions[id] = ids }
      }
    }
    return companions
  }
}
