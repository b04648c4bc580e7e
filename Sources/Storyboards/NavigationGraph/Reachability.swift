internal import StoryboardModel

/// The controllers that can come on screen from a set of starting points.
package struct Reachability: Sendable {
  /// The rule for the starting points.
  package enum Rule: String, Sendable {
    /// The storyboards that an `Info.plist`, a scene manifest or an extension names.
    case project
    /// The initial controller of every storyboard of the app, because the project names no storyboard.
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
    controllers = graph.controllers(reachedFrom: starts.union(code.starts), by: code)
    undecided = graph.controllers(reachedFrom: code.possibleStarts, by: code)
      .subtracting(controllers)
  }
}

extension NavigationGraph {
  /// Follows segues, navigation by code, and scenes of several controllers.
  ///
  /// - Parameters:
  ///   - starts: The controllers at which the search starts.
  ///   - code: The navigation by code.
  ///   - follows: Whether a segue may happen.
  /// - Returns: All controllers that come on screen, including the starts.
  package func controllers(
    reachedFrom starts: Set<ControllerID>, by code: CodeNavigation = CodeNavigation(),
    _ follows: (SegueLink) -> Bool = { _ in true }
  ) -> Set<ControllerID> {
    var reached = starts
    var pending = Array(starts)
    while let next = pending.popLast() {
      var destinations =
        links(from: next).filter(follows).compactMap(\.destination.controller)
        + code.arrows(from: next).map(\.destination)
      if let companion = companion(of: next) { destinations.append(companion) }
      for destination in destinations where reached.insert(destination).inserted {
        pending.append(destination)
      }
    }
    return reached
  }
}
