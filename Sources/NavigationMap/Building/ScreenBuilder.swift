internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Makes the screens of all scenes, drawn, but not placed yet.
struct ScreenBuilder {
  private let graph: NavigationGraph
  private let layers: MapLayers
  private let files: [InterfaceFile]
  private let surroundings: [ControllerID: Surroundings]
  private let depths: [ControllerID: Int]
  private let entries: Set<ControllerID>

  init(_ graph: NavigationGraph, _ layers: MapLayers, _ files: [InterfaceFile]) {
    self.graph = graph
    self.layers = layers
    self.files = files
    surroundings = SurroundingsFinder(graph).found
    // Where nothing says what the app begins with, it is not known.
    entries = layers.reachability.rule == .project ? Set(layers.reachability.starts) : []
    depths = TapDepths.depths(in: graph, from: layers.reachability.starts)
  }

  func screens(of clusters: [MapCluster]) -> [MapScreen] {
    var screens: [MapScreen] = []
    for (index, file) in files.enumerated() {
      var keys = MapKeys()
      let drawing = ScreenDrawing(
        graph: graph, file: file, surroundings: surroundings, holders: SegueHolders(file))
      let exits = Set(file.segues.filter { $0.kind == .unwind }.compactMap(\.destination))
      for scene in file.scenes {
        screens.append(
          screen(
            scene, of: file, cluster: index, key: clusters[index].key, exits: exits, &keys,
            drawing))
      }
    }
    return screens
  }

  private func screen(
    _ scene: StoryboardModel.Scene, of file: InterfaceFile, cluster: Int, key: String,
    exits: Set<ObjectID>, _ keys: inout MapKeys, _ drawer: ScreenDrawing
  ) -> MapScreen {
    let controller = scene.controller
    let reference = scene.objects.first(where: \.isSceneReference)
    let object = controller ?? reference
    let id = controller.map { ControllerID(file: file.path, object: $0.id) }
    let node = id.flatMap(graph.controller)
    var screen = MapScreen(
      key: keys.unique(object?.id.rawValue ?? scene.id.rawValue, in: key), cluster: cluster,
      role: scene.reference.map { controller == nil ? .reference($0) : .scene }
        ?? (controller == nil ? .empty : .scene),
      object: object?.id ?? scene.id, controller: id, element: object?.element ?? "scene",
      name: name(of: scene, object, node), className: node?.className,
      hasCustomClass: object?.customClass != nil, module: node?.module,
      storyboardIdentifier: object?.storyboardIdentifier,
      isInitial: controller.map { file.initialControllerID == $0.id } ?? false,
      isEntry: id.map(entries.contains) ?? false,
      isReachable: id.map { layers.reachability.controllers.contains($0) } ?? true,
      depth: id.flatMap { depths[$0] },
      hasExit: scene.exits.contains { exits.contains($0.id) }, frame: .zero,
      drawing: Drawing(size: ReferenceDrawing.size), findings: [],
      location: object?.location ?? scene.location)
    if let controller, let kind = controller.controllerKind {
      screen.drawing = drawer.drawing(of: controller, kind)
    } else if let reference = scene.reference {
      screen.drawing = ReferenceDrawing.drawing(of: reference)
    }
    return screen
  }

  /// What Interface Builder's outline calls the scene: its comment, else the author's label, else a
  /// title or class.
  private func name(
    of scene: StoryboardModel.Scene, _ object: InterfaceObject?, _ node: ControllerNode?
  ) -> String {
    let item = object?.children.first { $0.element == "navigationItem" }
    let names = [
      object?.userLabel, scene.name, object?.attributes["title"],
      item.map { ViewWords.text(of: $0, ["title"]) }, node?.displayName, object?.element,
    ]
    return names.compactMap { $0 }.first { !$0.isEmpty } ?? "Scene"
  }
}
