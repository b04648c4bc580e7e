internal import Foundation
internal import NavigationGraph
internal import Segues
internal import StoryboardModel

/// The classes that a segue may lead to according to the files: the destination's, and those of
/// everything it contains.
@MainActor
struct DestinationClasses {
  private var nodes: [ControllerNode] = []
  /// Whether the files contain every controller that the segue may lead to.
  private var isComplete = true
  /// Whether a segue action creates the destination, or a controller inside it.
  private(set) var hasSegueAction = false

  init(of link: SegueLink, in graph: NavigationGraph) {
    var queue = [link]
    var seen: Set<ControllerID> = []
    while !queue.isEmpty {
      let link = queue.removeFirst()
      if link.segue.destinationCreationSelector != nil { hasSegueAction = true }
      guard let id = link.destination.controller, let node = graph.controller(id) else {
        isComplete = false
        continue
      }
      guard seen.insert(id).inserted else { continue }
      nodes.append(node)
      queue += graph.links(from: id).filter { $0.segue.kind == .relationship }
    }
  }

  /// The names of the classes, starting with the destination's own.
  var names: [String] { nodes.map(\.displayName) }

  /// Whether the segue may lead to the class; nil if the files don't say.
  func include(_ type: _SegueController.Type) -> Bool? {
    let isThere = nodes.contains { node in
      // A scene without a custom class, such as that of a hosting controller, has this class.
      if type == _SegueController.self { return true }
      if let found = Self.loadedClass(of: node) { return found.isSubclass(of: type) }
      // A generic class, such as a hosting controller's, is compared by name, without its
      // arguments.
      return node.className.map { String(describing: type).prefix { $0 != "<" } == $0 } ?? false
    }
    return isThere ? true : (isComplete ? false : nil)
  }

  private static func loadedClass(of node: ControllerNode) -> _SegueController.Type? {
    guard let custom = node.customClass else { return nil }
    return NSClassFromString(custom.description) as? _SegueController.Type
  }
}
