internal import NavigationGraph
internal import StoryboardModel

/// Finds the controllers that can't be created, because creating them would create them again.
///
/// Relationships create their children with the container, and embeds do so when the view loads. A cycle of
/// relationships and embeds never ends, in UIKit or in the twin.
struct NestingCheck {
  /// The largest number of controllers that are created at once.
  static let largest = 500
  /// The reason why more controllers aren't created.
  static let tooMany = "more than \(largest) nested controllers"

  /// The weight of a controller that contains itself.
  private static let endless = Int.max

  private let weights: [ControllerID: Int]

  init(_ graph: NavigationGraph) {
    var weights: [ControllerID: Int] = [:]
    for file in graph.files {
      for node in graph.controllers[file.path] ?? [] {
        Self.weigh(node.id, graph, &weights)
      }
    }
    self.weights = weights
  }

  /// Returns the number of controllers that are created with one, including itself, up to one more
  /// than the largest.
  func weight(of id: ControllerID) -> Int { min(weights[id] ?? 1, Self.largest + 1) }

  /// Whether a controller contains itself.
  func isEndless(_ id: ControllerID) -> Bool { weights[id] == Self.endless }

  /// Whether a controller contains itself, or too many others.
  func isTooLarge(_ id: ControllerID) -> Bool { weight(of: id) > Self.largest }

  /// Weighs a controller after its children, without recursion, because a file can nest them
  /// arbitrarily deep.
  private static func weigh(
    _ root: ControllerID, _ graph: NavigationGraph, _ weights: inout [ControllerID: Int]
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
      // Every child has been weighed, or is still open above, which makes a cycle.
      stack.removeLast()
      open.remove(place)
      weights[place] = sum(of: children, weights)
    }
  }

  private static func sum(of children: [ControllerID], _ weights: [ControllerID: Int]) -> Int {
    var total = 1
    for child in children {
      guard let weight = weights[child], weight < endless else { return endless }
      total = min(total + weight, largest + 1)
    }
    return total
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
