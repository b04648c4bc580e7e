internal import StoryboardModel

/// Which controllers can come on screen, starting from some of them.
package struct Reachability: Sendable {
  /// What the start was.
  package enum Rule: String, Sendable {
    /// The storyboards that an `Info.plist`, a scene manifest or an extension names.
    case project
    /// The initial controller of every storyboard, for nothing named one.
    case initialControllers
  }

  package var rule: Rule
  /// The controllers that the start brings, each once, sorted.
  package var starts: [ControllerID]
  /// Every controller that a path of segues leads to, the starts included.
  package var controllers: Set<ControllerID>

  /// Follows all segues but unwinds, which lead back to what is there already.
  package init(in graph: NavigationGraph, rule: Rule, startingAt files: [String]) {
    self.rule = rule
    var starts: Set<ControllerID> = []
    for file in files {
      if let initial = graph.initialController(of: file) { starts.insert(initial) }
      // AppKit's application object comes with its storyboard: its menus fire segues.
      for node in graph.controllers[file] ?? [] where node.kind == .application {
        starts.insert(node.id)
      }
    }
    self.starts = starts.sorted()
    controllers = starts
    var pending = self.starts
    while let next = pending.popLast() {
      for link in graph.links(from: next) {
        if let destination = link.destination.controller,
          controllers.insert(destination).inserted
        {
          pending.append(destination)
        }
      }
    }
  }
}
