internal import Findings
internal import NavigationGraph
package import StoryboardDiff
internal import StoryboardModel

extension AppMap {
  /// Draws what changed: the storyboards that did, with what is gone in its place, and each screen
  /// that looks different beside what it was.
  ///
  /// - Parameters:
  ///   - files: The files with both of their versions; those without a difference are left out.
  ///   - title: What the page is called.
  package init(differences files: [ComparedFile], title: String) {
    let merged = files.filter { $0.difference.isSignificant }.compactMap(MergedFile.init)
    let graph = NavigationGraph(files: merged.map(\.file))
    let reachability = Reachability(
      in: graph, rule: .initialControllers, startingAt: graph.files.map(\.path))
    self.init(graph, layers: MapLayers(reachability: reachability), title: title)
    let byPath = Dictionary(
      merged.map { ($0.file.path, $0) }, uniquingKeysWith: { first, _ in first })
    var difference = MapDifference()
    var keys: [String: [ObjectID: String]] = [:]
    for index in screens.indices {
      let path = clusters[screens[index].cluster].path
      // Both versions were read from somewhere else.
      screens[index].location.file = path
      let screen = screens[index]
      difference.screens[screen.key] = byPath[path]?.screens[screen.object] ?? .unchanged
      difference.screenChanges[screen.key] = byPath[path]?.screenChanges[screen.object]
      keys[path, default: [:]][screen.object] = screen.key
    }
    for (path, file) in byPath {
      for (before, after) in file.successors {
        if let old = keys[path]?[before], let new = keys[path]?[after] {
          difference.successors[old] = new
        }
      }
    }
    for index in segues.indices {
      segues[index].location.file = segues[index].link.file
      let segue = segues[index]
      let state = byPath[segue.link.file]?.segues[segue.link.index]
      difference.segues[segue.key] = state ?? .unchanged
      difference.segueChanges[segue.key] =
        byPath[segue.link.file]?.segueChanges[segue.link.index]
    }
    self.difference = difference
  }
}
