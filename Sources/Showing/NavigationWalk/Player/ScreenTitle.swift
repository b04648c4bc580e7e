package import NavigationGraph
internal import StoryboardModel

/// The titles by which a user knows an app's screens, as the storyboard has them.
package enum ScreenTitle {
  /// Returns a controller's name in reports: its class, with its title if it has one.
  package static func name(of node: ControllerNode, in graph: NavigationGraph) -> String {
    title(of: node, in: graph).map { "\(node.displayName) “\($0)”" } ?? node.displayName
  }

  /// Returns the title of a controller; nil if it has none.
  ///
  /// A navigation controller without a title has its root's, as UIKit shows it in the tab bar.
  package static func title(of node: ControllerNode, in graph: NavigationGraph) -> String? {
    var seen: Set<ControllerID> = []
    var next: ControllerNode? = node
    while let node = next, seen.insert(node.id).inserted {
      if let title = ownTitle(of: node.object) { return title }
      guard node.kind == .navigationController else { return nil }
      next = graph.links(from: node.id)
        .first { $0.segue.relationship == "rootViewController" }?
        .destination.controller.flatMap(graph.controller)
    }
    return nil
  }

  private static func ownTitle(of controller: InterfaceObject) -> String? {
    let items = ["navigationItem", "tabBarItem"].compactMap { element in
      controller.children.first { $0.element == element }
    }
    return ([controller] + items).lazy.compactMap { object in
      object.texts.first { $0.role == "title" }?.string ?? object.attributes["title"]
    }.first { !$0.isEmpty }
  }
}
