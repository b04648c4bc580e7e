package import NavigationGraph
internal import StoryboardModel

/// The shortest route to every controller, independent of the order of the files.
package struct RouteMap: Sendable {
  /// The longest route that is walked.
  ///
  /// Controllers that are further away are shown by themselves.
  package static let longestRoute = 64

  private struct Step: Sendable {
    var link: SegueLink
    var previous: ControllerID
  }

  private var steps: [ControllerID: Step] = [:]
  private var starts: [ControllerID: Hosting.Start] = [:]

  /// Searches breadth first, from the app's start, then from controllers that only code can create.
  ///
  /// A start that can be reached from another start is reached from there: an initial controller
  /// may be the app's first screen, or the target of a reference in another file.
  package init(_ graph: NavigationGraph, reachability: Reachability) {
    var incoming: Set<ControllerID> = []
    // Controllers with the same id also have the same segues.
    var known: Set<ControllerID> = []
    let all = graph.files.flatMap { graph.controllers[$0.path] ?? [] }
      .filter { known.insert($0.id).inserted }
    for node in all {
      for link in graph.links(from: node.id) where Self.isWalked(link, graph) {
        if let destination = link.destination.controller, destination != node.id {
          incoming.insert(destination)
        }
      }
    }
    search(graph, from: reachability.starts.filter { !incoming.contains($0) }, as: .entryPoint)
    for start in reachability.starts { search(graph, from: [start], as: .entryPoint) }
    search(graph, from: all.map(\.id).filter { !incoming.contains($0) }, as: .code)
    for node in all { search(graph, from: [node.id], as: .code) }
  }

  /// The route to a controller: its start, and the segues from there.
  package func route(to controller: ControllerID) -> (hosting: Hosting, links: [SegueLink]) {
    var links: [SegueLink] = []
    var place = controller
    while let step = steps[place], links.count <= Self.longestRoute {
      links.append(step.link)
      place = step.previous
    }
    guard links.count <= Self.longestRoute, let start = starts[place] else {
      return (Hosting(start: .code, root: controller, steps: []), [])
    }
    links.reverse()
    return (Hosting(start: start, root: place, steps: links.map(\.id)), links)
  }

  private mutating func search(
    _ graph: NavigationGraph, from new: [ControllerID], as start: Hosting.Start
  ) {
    var level: [ControllerID] = []
    for controller in new where starts[controller] == nil && steps[controller] == nil {
      starts[controller] = start
      level.append(controller)
    }
    while !level.isEmpty {
      var next: [ControllerID] = []
      for place in level {
        for link in graph.links(from: place) where Self.isWalked(link, graph) {
          guard let destination = link.destination.controller, starts[destination] == nil,
            steps[destination] == nil
          else { continue }
          steps[destination] = Step(link: link, previous: place)
          next.append(destination)
        }
      }
      level = next
    }
  }

  /// Whether a route can continue through the segue, which it can't if the transition is in code.
  private static func isWalked(_ link: SegueLink, _ graph: NavigationGraph) -> Bool {
    switch link.segue.kind {
    case .unwind, .custom, .other: false
    // UIKit has no sheet segues.
    case .sheet: link.source.flatMap(graph.controller)?.runtime == .macOS
    default: true
    }
  }
}
