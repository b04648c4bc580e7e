internal import FilesAndPaths
package import NavigationGraph
internal import StoryboardModel

/// The classes of scenes, and the scenes of classes.
package struct AppScenes: Sendable {
  private let types: [ControllerID: TypeReference]
  /// The controllers whose custom class is not declared anywhere.
  private let withoutClass: Set<ControllerID>
  private let controllers: [CodeType.ID: [ControllerID]]
  /// The controllers, sorted by the places of their classes in the order of ``ClassHierarchy/familyRange(of:)``.
  private let byFamily: [(place: Int, controller: ControllerID)]
  private let graph: NavigationGraph
  private let hierarchy: ClassHierarchy
  /// A cache of ``controllers(running:)``.
  private let running = Memo<[CodeType.ID], [ControllerID]>()
  /// A cache of ``segueIdentifiers(of:)``.
  private let knownIdentifiers = Memo<[ControllerID], KnownNames>()
  /// A cache of the segues that lead on from some controllers.
  private let leadingOn = Memo<[ControllerID], ControllerSegues>()

  init(_ graph: NavigationGraph, _ classes: StoryboardClasses, _ code: AppCode) {
    self.graph = graph
    hierarchy = code.hierarchy
    var types: [ControllerID: TypeReference] = [:]
    var withoutClass: Set<ControllerID> = []
    var controllers: [CodeType.ID: [ControllerID]] = [:]
    for node in graph.allControllers {
      let custom = node.customClass.flatMap { classes.meaning(of: $0, in: node.id.file) }
      if custom == nil, node.customClass != nil { withoutClass.insert(node.id) }
      let type =
        custom ?? node.baseClass.map(TypeReference.system) ?? .external(node.object.element)
      types[node.id] = type
      for id in type.ids { controllers[id, default: []].append(node.id) }
    }
    byFamily = controllers.flatMap { [hierarchy = code.hierarchy] id, controllers in
      let place = hierarchy.familyRange(of: id)?.lowerBound
      return controllers.compactMap { controller in place.map { ($0, controller) } }
    }.sorted { $0 < $1 }
    self.types = types
    self.withoutClass = withoutClass
    self.controllers = controllers
  }

  /// The class of a controller at run time: its custom class or, if none exists, its element's.
  package func type(of controller: ControllerID) -> TypeReference {
    types[controller] ?? .external(controller.object.rawValue)
  }

  /// Whether a controller's custom class is not declared anywhere.
  func lacksClass(_ controller: ControllerID) -> Bool { withoutClass.contains(controller) }

  /// Whether the storyboard alone decides the class of a segue's destination.
  private func hasCertainClass(_ link: SegueLink) -> Bool {
    guard let destination = link.destination.controller, !lacksClass(destination),
      link.segue.destinationCreationSelector == nil
    else { return false }
    return switch type(of: destination) {
    case .app(let ids):
      ids.map(hierarchy.ancestry).allSatisfy { !$0.isCut && $0.alternatives.isEmpty }
    case .system: true
    case .external: false
    }
  }

  /// Whether a controller has a storyboard identifier.
  func isNamed(_ controller: ControllerID) -> Bool {
    graph.controller(controller)?.object.storyboardIdentifier != nil
  }

  /// The controllers whose class is one of some classes, or inherits from one; sorted.
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

  /// The controllers whose objects may be the ones that act; nil if that is unknown.
  package func controllers(of actor: Actor) -> [ControllerID]? {
    switch actor {
    case .own(let ids), .other(let ids): ids.isEmpty ? nil : controllers(running: ids)
    case .anyone: nil
    }
  }

  /// Whether a controller has one of the classes around some code, and not a subclass.
  func isExactly(_ controller: ControllerID, _ actor: Actor) -> Bool {
    guard case .own(let ids) = actor else { return false }
    return type(of: controller).ids.contains(where: ids.contains)
  }

  /// The identifiers of some controllers' segues, sorted.
  func segueIdentifiers(of controllers: [ControllerID]) -> KnownNames {
    knownIdentifiers.value(of: controllers) {
      KnownNames(links(from: controllers).compactMap(\.segue.usableIdentifier))
    }
  }

  /// The segues of some controllers that may reach a cast: those with the first identifiers that
  /// the code requires, or all if it requires none that are known.
  func segues(of controllers: [ControllerID], for use: CastUse) -> ControllerSegues {
    let segues = leadingOn.value(of: controllers) {
      ControllerSegues(links(from: controllers), isCertain: hasCertainClass)
    }
    for condition in use.guards {
      guard case .values(let values) = condition.identifier else { break }
      if !condition.isNegated { return segues.identified(by: values) }
    }
    return segues
  }
}
