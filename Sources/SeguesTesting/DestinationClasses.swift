internal import Foundation
internal import NavigationGraph
internal import Segues
internal import StoryboardModel

/// The classes that a segue leads to, as far as the files say: its destination's, and those of what
/// the destination contains.
@MainActor
struct DestinationClasses {
  private var nodes: [ControllerNode] = []
  /// Whether every controller that may be meant is in the files.
  private var isComplete = true

  init(of link: SegueLink, in graph: NavigationGraph) {
    var queue = [link]
    var seen: Set<ControllerID> = []
    while !queue.isEmpty {
      let link = queue.removeFirst()
      guard let id = link.destination.controller, let node = graph.controller(id) else {
        isComplete = false
        continue
      }
      guard seen.insert(id).inserted else { continue }
      nodes.append(node)
      queue += graph.links(from: id).filter { $0.segue.kind == .relationship }
    }
  }

  /// The classes' names, the destination's own first.
  var names: [String] { nodes.map(\.displayName) }

  /// Whether a class is among them; nil where the files do not say.
  func include(_ type: _SegueController.Type) -> Bool? {
    let isThere = nodes.contains { node in
      // The class of a scene that names none of its own, a hosting controller's among them.
      if type == _SegueController.self { return true }
      if let found = Self.loadedClass(of: node) { return found.isSubclass(of: type) }
      // A generic class, such as a hosting controller's, goes by its name without its arguments.
      return node.className.map { String(describing: type).prefix { $0 != "<" } == $0 } ?? false
    }
    return isThere ? true : (isComplete ? false : nil)
  }

  private static func loadedClass(of node: ControllerNode) -> _SegueController.Type? {
    guard let custom = node.object.customClass else { return nil }
    return NSClassFromString(custom.description) as? _SegueController.Type
  }
}
