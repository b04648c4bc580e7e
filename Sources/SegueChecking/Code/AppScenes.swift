package import NavigationGraph
internal import StoryboardModel

/// Which scenes are of which class.
package struct AppScenes: Sendable {
  private let types: [ControllerID: TypeReference]
  private let controllers: [CodeType.ID: [ControllerID]]
  private let graph: NavigationGraph
  private let hierarchy: ClassHierarchy
  private let running = Memo<[CodeType.ID], [ControllerID]>()

  init(_ graph: NavigationGraph, _ classes: StoryboardClasses, _ code: AppCode) {
    self.graph = graph
    hierarchy = code.hierarchy
    var types: [ControllerID: TypeReference] = [:]
    var controllers: [CodeType.ID: [ControllerID]] = [:]
    for file in graph.files {
      for node in graph.controllers[file.path] ?? [] {
        let type = classes.reference(to: node)
        types[node.id] = type
        if case .app(let ids) = type {
          for id in ids { controllers[id, default: []].append(node.id) }
        }
      }
    }
    self.types = types
    self.controllers = controllers
  }

  /// The class of a controller.
  package func type(of controller: ControllerID) -> TypeReference {
    types[controller] ?? .external(controller.object.rawValue)
  }

  /// Whether a controller has a storyboard identifier.
  func isNamed(_ controller: ControllerID) -> Bool {
    graph.controller(controller)?.object.storyboardIdentifier != nil
  }

  /// The controllers whose objects run the code of some classes: theirs, and those of classes that
  /// inherit from them; sorted.
  package func controllers(running ids: [CodeType.ID]) -> [ControllerID] {
    running.value(of: ids) {
      let family = Set(ids.flatMap { hierarchy.family(of: $0) })
      return Set(family.flatMap { controllers[$0] ?? [] }).sorted()
    }
  }

  /// The segues of some controllers, those of their containers' relationships included.
  package func links(from controllers: [ControllerID]) -> [SegueLink] {
    controllers.flatMap { graph.links(from: $0) }
  }
}
