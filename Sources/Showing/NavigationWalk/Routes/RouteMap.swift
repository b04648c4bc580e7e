package import NavigationGraph
internal import StoryboardModel

/// The shortest route to every controller, independent of the order of the files.
package struct RouteMap: Sendable {
  /// The longest route that is walked.
  ///
  /// Controllers that are further away are shown without a route.
  package static let longestRoute = 64

  private struct Step: Sendable {
    var link: SegueLink
    var previous: ControllerID
  }

  private let graph: NavigationGraph
  private let options: WalkOptions
  private var steps: [ControllerID: Step] = [:]
  private var starts: [ControllerID: Hosting.Start] = [:]
  /// The ways to columns that a split view doesn't show, in the order in which they were found.
  private var hiddenColumns: [SegueLink] = []

  /// Searches breadth first, from the app's start, then from controllers that only code can create.
  ///
  /// A start that can be reached from another start is reached from there: an initial controller
  /// may be the app's first screen, or the target of a reference in another file.
  ///
  /// In a compact window, a split view that has a column for compact windows shows only that one. The controllers of
  /// its other columns are reached by other routes, even longer ones, if there are any. A wide window never shows the
  /// column for compact windows.
  package init(
    _ graph: NavigationGraph, reachability: Reachability, options: WalkOptions = WalkOptions()
  ) {
    self.graph = graph
    self.options = options
    // Controllers with the same id also have the same segues.
    var known: Set<ControllerID> = []
    let all = graph.files.flatMap { graph.controllers[$0.path] ?? [] }.map(\.id)
      .filter { known.insert($0).inserted }
    let destinations = destinations(of: all)
    search(from: reachability.starts.filter { !destinations.contains($0) }, as: .entryPoint)
    for start in reachability.starts { search(from: [start], as: .entryPoint) }
    followHiddenColumns()
    search(from: all.filter { !destinations.contains($0) }, as: .code)
    followHiddenColumns()
    // The remaining controllers lead only to each other.
    for controller in all { search(from: [controller], as: .code) }
  }

  /// Returns the controllers to which another one's segues lead.
  private func destinations(of controllers: [ControllerID]) -> Set<ControllerID> {
    var destinations: Set<ControllerID> = []
    for controller in controllers {
      for link in graph.links(from: controller) where isWalked(link) {
        if let destination = link.destination.controller, destination != controller {
          destinations.insert(destination)
        }
      }
    }
    return destinations
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

  private mutating func search(from controllers: [ControllerID], as start: Hosting.Start) {
    var level: [ControllerID] = []
    for controller in controllers where !isReached(controller) {
      starts[controller] = start
      level.append(controller)
    }
    continueSearch(from: level)
  }

  /// Continues in the hidden columns whose controllers no other route reaches.
  private mutating func followHiddenColumns() {
    while !hiddenColumns.isEmpty {
      let links = hiddenColumns
      hiddenColumns = []
      for link in links {
        if let source = link.source, let place = follow(link, from: source) {
          continueSearch(from: [place])
        }
      }
    }
  }

  private mutating func continueSearch(from level: [ControllerID]) {
    var level = level
    while !level.isEmpty {
      var next: [ControllerID] = []
      for place in level {
        let links = graph.links(from: place)
        let hasCompactColumn =
          isCompact(place) && links.contains { $0.segue.relationship == Self.compactColumn }
        for link in links where isWalked(link) {
          let isColumn = link.segue.kind == .relationship
          if hasCompactColumn, isColumn, link.segue.relationship != Self.compactColumn {
            hiddenColumns.append(link)
          } else if let destination = follow(link, from: place) {
            next.append(destination)
          }
        }
      }
      level = next
    }
  }

  /// Whether a controller is in a compact window.
  private func isCompact(_ controller: ControllerID) -> Bool {
    options.sizeClass(on: graph.controller(controller)?.runtime ?? .iOS) == .compact
  }

  private static let compactColumn = "compactViewController"

  /// Follows a segue and returns its destination; nil if that was reached before.
  private mutating func follow(_ link: SegueLink, from place: ControllerID) -> ControllerID? {
    guard let destination = link.destination.controller, !isReached(destination) else { return nil }
    steps[destination] = Step(link: link, previous: place)
    return destination
  }

  private func isReached(_ controller: ControllerID) -> Bool {
    starts[controller] != nil || steps[controller] != nil
  }

  /// Whether a route can continue through the segue.
  ///
  /// It can't if the transition is in code, or if the window never shows the destination's column.
  private func isWalked(_ link: SegueLink) -> Bool {
    switch link.segue.kind {
    case .relationship where link.segue.relationship == Self.compactColumn:
      link.source.map(isCompact) ?? false
    case .unwind, .custom, .other: false
    // UIKit has no sheet segues.
    case .sheet: link.source.flatMap(graph.controller)?.runtime == .macOS
    default: true
    }
  }
}
