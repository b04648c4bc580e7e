internal import Findings
internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

extension LinkedApp {
  /// The places in a file's views that are never loaded, because the classes of their controllers create views in
  /// code, and of the connections to something in them.
  func placesInUnloadedViews(of file: InterfaceFile) -> Set<SourceLocation> {
    guard file.kind == .storyboard else { return [] }
    var views: [InterfaceObject] = []
    for scene in file.scenes {
      scene.objects.forEachInTree { object in
        guard object.pointee.controllerKind != nil,
          case .app(let ids) = scenes.type(
            of: ControllerID(file: file.path, object: object.pointee.id)),
          ids.allSatisfy(code.createsView)
        else { return }
        views += object.pointee.children.filter { $0.key == "view" }
      }
    }
    return file.places(in: views, includingConnectionsTo: true)
  }
}

extension InterfaceFile {
  /// The places of some objects, of everything in them, and of connections from, perhaps also to, these objects.
  ///
  /// Their segues don't count, because code may still perform them.
  func places(
    in roots: [InterfaceObject], includingConnectionsTo includesConnectionsTo: Bool = false
  ) -> Set<SourceLocation> {
    guard !roots.isEmpty else { return [] }
    let objects = roots.flatMap(\.selfAndDescendants)
    let ids = Set(objects.map(\.id))
    var places = Set(objects.map(\.location))
    for object in objects { places.formUnion(object.runtimeAttributes.map(\.location)) }
    for connection in connections {
      let isTo = includesConnectionsTo && connection.destination.map(ids.contains) ?? false
      if isTo || ids.contains(connection.holder) { places.insert(connection.location) }
    }
    return places
  }
}

extension AppCode {
  /// Whether a view controller's class or its superclass overrides `loadView` without `super`.
  func createsView(_ id: CodeType.ID) -> Bool {
    let ancestry = hierarchy.ancestry(of: id)
    guard ancestry.systemChain.contains(where: Self.viewControllers.contains) else { return false }
    return ancestry.types.contains { type in
      table[type].methods(named: "loadView").contains { method in
        method.fact.labels.isEmpty && !method.fact.isStatic && method.fact.hasBody
          && !method.fact.callsSuper
      }
    }
  }

  /// The system's classes that load their view in `loadView`.
  private static let viewControllers: Set<String> = ["UIViewController", "NSViewController"]
}
