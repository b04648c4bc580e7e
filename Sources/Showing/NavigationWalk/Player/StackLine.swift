internal import NavigationGraph

/// A line of text about one controller on the screen.
package struct StackLine: Hashable, Sendable {
  /// The number of containers around the controller, starting at 0 again for a presented
  /// controller.
  package var depth: Int
  /// The class, with the title that it shows.
  package var name: String
  /// Whether the controller is presented over the controllers above it in the list.
  package var isPresented: Bool
  /// Whether the user sees it.
  package var isShown: Bool
}

extension PlayableTwin {
  /// Describes the controllers on a screen: parents before children, and a layer after the layers behind it.
  func stack(on screen: Screen) -> [StackLine] {
    var lines: [StackLine] = []
    var seen: Set<ObjectIdentifier> = []
    for layer in layers(of: screen) {
      var pending = [(layer.root, 0)]
      while let (controller, depth) = pending.popLast() {
        guard seen.insert(ObjectIdentifier(controller)).inserted else { continue }
        lines.append(
          StackLine(
            depth: depth, name: titledName(of: controller),
            isPresented: depth == 0 && layer.isPresented, isShown: isShown(controller)))
        pending += children(of: controller).reversed().map { ($0, depth + 1) }
      }
    }
    return lines
  }

  /// Returns a controller's class, with its title.
  func titledName(of controller: Controller) -> String {
    id(of: controller).flatMap(graph.controller).map { ScreenTitle.name(of: $0, in: graph) }
      ?? name(of: controller)
  }
}
