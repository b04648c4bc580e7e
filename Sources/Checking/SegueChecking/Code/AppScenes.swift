internal import Files
package import NavigationGraph
internal import StoryboardModel

/// The classes of scenes, and the scenes of classes.
package struct AppScenes: Sendable {
  private let types: [ControllerID: TypeReference]
  private let controllers: [CodeType.ID: [ControllerID]]
  /// The controllers, sorted by the place of their classes among all, see ``ClassHierarchy/familyRange(of:)``.
  private let byFamily: [(place: Int, controller: ControllerID)]
  private let graph: NavigationGraph
  private let hierarchy: ClassHierarchy
  private let running = Memo<[CodeType.ID], [ControllerID]>()
  /// The identifiers of some controllers' segues, sorted.
  let knownIdentifiers = Memo<[ControllerID], KnownNames>()
  /// The segues of some controllers that lead on.
  let leadingOn = Memo<[ControllerID], ControllerSegues>()

  init(_ graph: NavigationGraph, _ classes: StoryboardClasses, _ code: AppCode) {
    self.graph = graph
    hierarchy = code.hierarchy
    var types: [ControllerID: TypeReference] = [:]
    var controllers: [CodeType.ID: [ControllerID]] = [:]
    for node in graph.allControllers {
      let type = classes.reference(to: node)
      types[node.id] = type
      for id in type.ids { controllers[id, default: []].append(node.id) }
    }
    byFamily = controllers.flatMap { [hierarchy = code.hierarchy] id, controllers in
      let place = hierarchy.familyRange(of: id)?.lowerBound
      return controllers.compactMap { controller in place.map { ($0, controller) } }
    }.sorted { $0 < $1 }
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

  /// The controllers whose objects run the code of some classes, because they have them or subclasses of
  /// them; sorted.
  package func controllers(running ids: [CodeType.ID]) -> [ControllerID] {
    running.value(of: ids) {
      var found: Set<ControllerID> = []
      for id in ids {
        if let range = hierarchy.familyRange(of: id) {
          let start = byFamily.sortedIndex(afterAll: { $0.place < range.lowerBound })
          found.formUnion(
            byFamily[start...].prefix { $0.place < range.upperBound }.lazy.map(\.controller))
        } else {
          for id in hierarchy.family(of: id) { found.formUnion(controllers[id] ?? []) }
        }
      }
      return found.sorted()
    }
  }

  /// The segues of some controllers, including relationships.
  package func links(from controllers: [ControllerID]) -> [SegueLink] {
    controllers.flatMap { graph.links(from: $0) }
  }
}
