internal import NavigationGraph
internal import StoryboardModel

/// The number of taps from the app's start to each controller.
enum TapDepths {
  /// Follows code and all segues except unwinds; children that come with a container take no tap.
  ///
  /// A scene that code outside of all scenes opens, such as the app delegate's code, is at most one tap from the start.
  static func depths(
    in graph: NavigationGraph, from starts: [ControllerID], by code: CodeNavigation
  ) -> [ControllerID: Int] {
    var depths: [ControllerID: Int] = [:]
    var level = starts
    // Scenes that code opens are one tap away, unless the starts contain them.
    var next = Array(code.starts)
    var depth = 0
    while !level.isEmpty || !next.isEmpty {
      var here = level
      while let id = here.popLast() {
        guard depths[id] == nil else { continue }
        depths[id] = depth
        next += code.arrows(from: id).map(\.destination).filter { depths[$0] == nil }
        for link in graph.links(from: id) {
          guard let child = link.destination.controller, depths[child] == nil else { continue }
          switch link.segue.trigger {
          case .relationship, .embed: here.append(child)
          case .manual, .object: next.append(child)
          }
        }
      }
      level = next
      next = []
      depth += 1
    }
    return depths
  }
}
