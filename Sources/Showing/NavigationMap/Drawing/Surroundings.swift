internal import NavigationGraph
internal import StoryboardModel

/// The bars that containers add to a controller's screen.
struct Surroundings {
  /// The navigation controller that the screen is in.
  var navigation: ControllerID?
  /// The title that the back button shows; nil for the root.
  var back: String?
  /// The items of the tab bar below, and which of them is the screen's.
  var tabs: [InterfaceObject] = []
  var selectedTab: Int?
  /// The tab bar.
  var tabBar: InterfaceObject?
}

/// Finds the surroundings of every controller that has any.
struct SurroundingsFinder {
  private(set) var found: [ControllerID: Surroundings] = [:]
  private var pending: [ControllerID] = []
  private let graph: NavigationGraph

  /// Follows containers to their children, and the push segues that start from the children.
  init(_ graph: NavigationGraph) {
    self.graph = graph
    let nodes = graph.files.flatMap { graph.controllers[$0.path] ?? [] }
    for node in nodes where node.kind == .tabBarController { addTabs(of: node) }
    for node in nodes where node.kind == .navigationController { addRoot(of: node) }
    var next = 0
    while next < pending.count {
      follow(pending[next])
      next += 1
    }
  }

  private mutating func addTabs(of node: ControllerNode) {
    let links = graph.links(from: node.id).filter { $0.segue.relationship == "viewControllers" }
    let items = links.map { Self.tabItem(of: $0, in: graph) }
    for (index, link) in links.enumerated() {
      guard let child = link.destination.controller, found[child] == nil else { continue }
      found[child] = Surroundings(
        tabs: items, selectedTab: index,
        tabBar: graph.controller(node.id)?.object.child("tabBar"))
    }
  }

  /// Returns the tab bar item of a tab bar controller's child, or one with the child's title.
  static func tabItem(of link: SegueLink, in graph: NavigationGraph) -> InterfaceObject {
    let child = link.destination.controller.flatMap { graph.controller($0)?.object }
    let item = child?.child(element: "tabBarItem")
    return item
      ?? InterfaceObject(
        id: "", element: "tabBarItem", attributes: ["title": "Item"],
        texts: [InterfaceText(role: "title", string: child?.attributes["title"] ?? "Item")],
        location: link.segue.location)
  }

  private mutating func addRoot(of node: ControllerNode) {
    for link in graph.links(from: node.id) where link.segue.relationship == "rootViewController" {
      guard let root = link.destination.controller, found[root]?.navigation == nil else { continue }
      var around = found[node.id] ?? Surroundings()
      around.navigation = node.id
      found[root] = around
      pending.append(root)
    }
  }

  private mutating func follow(_ id: ControllerID) {
    guard let around = found[id], let navigation = around.navigation else { return }
    for link in graph.links(from: id) where link.segue.kind == .show || link.segue.kind == .push {
      guard let next = link.destination.controller, found[next] == nil,
        let node = graph.controller(next), node.kind != .navigationController,
        node.kind != .splitViewController, node.kind != .tabBarController
      else { continue }
      let item = graph.controller(id)?.object.child(element: "navigationItem")
      let own = item?.child("backBarButtonItem")
      let title = (own ?? item).map { $0.words(["title"]) } ?? ""
      var inner = Surroundings(navigation: navigation, back: title.isEmpty ? "Back" : title)
      if node.object.attributes["hidesBottomBarWhenPushed"] != "YES" {
        inner.tabs = around.tabs
        inner.selectedTab = around.selectedTab
        inner.tabBar = around.tabBar
      }
      found[next] = inner
      pending.append(next)
    }
  }
}
