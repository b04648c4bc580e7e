internal import NavigationGraph
internal import StoryboardModel

/// Finds the controllers that cannot be made, because they make themselves again on the way.
///
/// Relationships make their children with the container, embeds when the view loads: a circle of
/// them never ends, in UIKit as in the twin.
struct NestingCheck {
  /// What making a controller brings with it.
  enum Weight: Hashable {
    case endless
    /// How many controllers are made, itself included.
    case controllers(Int)
  }

  /// More than this many at once are not made.
  static let largest = 500

  private let weights: [ControllerID: Weight]

  init(_ graph: NavigationGraph) {
    var weights: [ControllerID: Weight] = [:]
    for file in graph.files {
      for node in graph.controllers[file.path] ?? [] {
        Self.weigh(node.id, graph, &weights)
      }
    }
    self.weights = weights
  }

  func weight(of controller: ControllerID) -> Weight {
    weights[controller] ?? .controllers(1)
  }

  /// Weighs a controller after its children, without recursion: nesting is the file's to say.
  private static func weigh(
    _ root: ControllerID, _ graph: NavigationGraph, _ weights: inout [ControllerID: Weight]
  ) {
    var open: Set<ControllerID> = []
    var stack = [root]
    while let place = stack.last {
      guard weights[place] == nil else {
        stack.removeLast()
        continue
      }
      let children = children(of: place, graph)
      if open.insert(place).inserted {
        stack += children.filter { weights[$0] == nil && !open.contains($0) }
        continue
      }
      // Every child is weighed, or is open and thus above: a circle.
      stack.removeLast()
      open.remove(place)
      weights[place] = sum(of: children, weights)
    }
  }

  private static func sum(of children: [ControllerID], _ weights: [ControllerID: Weight]) -> Weight
  {
    var total = 1
    for child in children {
      guard case .controllers(let count)? = weights[child] else { return .endless }
      total = min(total + count, largest + 1)
    }
    return .controllers(total)
  }

  private static func children(of place: ControllerID, _ graph: NavigationGraph) -> [ControllerID] {
    graph.links(from: place).compactMap { link in
      switch link.segue.kind {
      case .relationship, .embed: link.destination.controller
      default: nil
      }
    }
  }
}
