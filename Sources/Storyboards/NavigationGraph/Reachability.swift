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

  /// The controllers that segues and code of other scenes lead to, reached or not.
  private let destinations: Set<ControllerID>
  /// The files with a controller that is reached or undecided.
  private let loaded: Set<String>
  private let unlisted: Set<String>
  /// The reason why code reaches no scene; nil if the code is known.
  private let lackOfCode: UnreachedReason?

  /// Follows all segues except unwinds, which lead back to existing controllers.
  ///
  /// - Parameters:
  ///   - graph: The storyboards.
  ///   - rule: The rule by which the files were chosen.
  ///   - files: The files whose initial controllers are the starts.
  ///   - code: The navigation by code; nil if no code was read.
  ///   - lacksSources: Whether no code was read because there is none in Swift or Objective-C.
  ///   - unlisted: The files in no target.
  package init(
    in graph: NavigationGraph, rule: Rule, startingAt files: [String],
    code: CodeNavigation? = nil, lacksSources: Bool = false, unlisted: Set<String> = []
  ) {
    lackOfCode = code == nil ? (lacksSources ? .noSources : .codeNotRead) : nil
    let navigation = code ?? CodeNavigation()
    self.rule = rule
    var starts: Set<ControllerID> = []
    for file in files {
      if let initial = graph.initialController(of: file) { starts.insert(initial) }
      // The menus of AppKit's application fire segues, and notifications on watchOS lead to dynamic interfaces.
      for node in graph.controllers[file] ?? [] where node.kind.isCreatedBySystem {
        starts.insert(node.id)
      }
    }
    self.starts = starts.sorted()
    controllers = graph.controllers(reachedFrom: starts.union(navigation.starts), by: navigation)
    undecided = graph.controllers(reachedFrom: navigation.possibleStarts, by: navigation)
      .subtracting(controllers)
    self.unlisted = unlisted
    loaded = Set(controllers.map(\.file)).union(undecided.map(\.file))
    var destinations = Set(navigation.arrows.map(\.destination))
    for link in graph.links.values.joined() {
      if let source = link.source, let destination = link.destination.controller,
        source != destination
      {
        destinations.insert(destination)
      }
    }
    self.destinations = destinations
  }

  /// Returns the reason why a scene of a storyboard isn't reached; nil if it is.
  package func reason(for controller: ControllerID) -> UnreachedReason? {
    if controllers.contains(controller) { return nil }
    if undecided.contains(controller) { return .undecided }
    if unlisted.contains(controller.file) { return .noTarget }
    if let lackOfCode { return lackOfCode }
    if destinations.contains(controller) { return .onlyFromUnreached }
    return loaded.contains(controller.file) ? .nothingLeads : .storyboardNotLoaded
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
