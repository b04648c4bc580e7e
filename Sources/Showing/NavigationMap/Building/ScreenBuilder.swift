internal import Findings
internal import NavigationGraph
internal import Parallel
internal import StoryboardModel

/// Draws the screens of all scenes, without positioning them.
struct ScreenBuilder {
  private let graph: NavigationGraph
  private let layers: MapLayers
  private let files: [InterfaceFile]
  private let comparison: MapComparison?
  private let surroundings: [ControllerID: Surroundings]
  /// The scenes that the app starts with by code.
  private let launches: Set<ControllerID>
  private let depths: [ControllerID: Int]

  init(
    _ graph: NavigationGraph, _ layers: MapLayers, _ files: [InterfaceFile],
    _ comparison: MapComparison?
  ) {
    self.comparison = comparison
    self.graph = graph
    self.layers = layers
    self.files = files
    surroundings = SurroundingsFinder(graph).found
    // If the project names a storyboard, scenes that code creates are not the app's start.
    launches = layers.reachability.rule == .initialControllers ? layers.code.launches : []
    depths = TapDepths.depths(
      in: graph, from: layers.reachability.starts + launches.sorted(), by: layers.code)
  }

  func screens(of clusters: [MapCluster]) -> [MapScreen] {
    let scenes = ParallelMap.results(of: Array(files.indices)) { index in
      self.scenes(of: files[index], cluster: index, key: clusters[index].key)
    }
    let undrawn = scenes.flatMap(\.self)
    var screens = ParallelMap.results(of: undrawn, screen)
    equalizeHeights(of: &screens, undrawn)
    return screens
  }

  /// Gives both versions of a screen the same height if one is drawn longer than the screen.
  private func equalizeHeights(of screens: inout [MapScreen], _ undrawn: [Undrawn]) {
    guard let successors = comparison?.successors, !successors.isEmpty else { return }
    let numbers = Dictionary(
      screens.enumerated().compactMap { index, screen in screen.controller.map { ($0, index) } },
      uniquingKeysWith: { first, _ in first })
    for (before, after) in successors {
      guard let old = numbers[before], let new = numbers[after],
        screens[old].drawing.isLong || screens[new].drawing.isLong
      else { continue }
      let height = max(screens[old].drawing.size.height, screens[new].drawing.size.height)
      for index in [old, new] where screens[index].drawing.size.height < height {
        draw(&screens[index], undrawn[index], height: height)
      }
    }
  }

  /// A scene to draw, with the data from its file.
  private struct Undrawn {
    var scene: StoryboardModel.Scene
    var key: String
    var cluster: Int
    /// The exits in the file that segues lead to.
    var exits: Set<ObjectID>
    var drawing: ScreenDrawing

    /// The controller, or the reference to a controller of another file.
    var object: InterfaceObject? {
      scene.controller ?? scene.objects.first(where: \.isSceneReference)
        ?? (isXib ? scene.objects.first : nil)
    }

    var isXib: Bool { drawing.file.kind == .xib }

    var role: MapScreen.Role {
      if isXib { return .xib }
      if scene.controller != nil { return .scene }
      return scene.reference.map(MapScreen.Role.reference) ?? .empty
    }
  }

  private func scenes(of file: InterfaceFile, cluster: Int, key: String) -> [Undrawn] {
    var keys = MapKeys()
    func drawing(of file: InterfaceFile) -> ScreenDrawing {
      ScreenDrawing(
        graph, file, surroundings: surroundings, controls: layers.code.controls(in: file.path),
        changed: comparison?.changedObjects[file.path] ?? [], assets: layers.assets)
    }
    let own = drawing(of: file)
    var xibs: [String: ScreenDrawing] = [:]
    for path in Set(file.scenes.map(\.location.file)) where file.kind == .xib {
      xibs[path] = graph.files.first { $0.path == path }.map(drawing)
    }
    let exits = Set(file.segues.filter { $0.kind == .unwind }.compactMap(\.destination))
    return file.scenes.map { scene in
      var undrawn = Undrawn(
        scene: scene, key: "", cluster: cluster, exits: exits,
        drawing: xibs[scene.location.file] ?? own)
      undrawn.key = keys.unique((undrawn.object?.id ?? scene.id).rawValue, in: key)
      return undrawn
    }
  }

  private func screen(_ undrawn: Undrawn) -> MapScreen {
    let (scene, file) = (undrawn.scene, undrawn.drawing.file)
    let object = undrawn.object
    let id = scene.controller.map { ControllerID(file: file.path, object: $0.id) }
    let node = id.flatMap(graph.controller)
    let isOfApp = !undrawn.isXib && comparison == nil
    let unreached: UnreachedReason? =
      isOfApp ? id.flatMap { layers.reachability.reason(for: $0) } : nil
    var screen = MapScreen(
      key: undrawn.key, cluster: undrawn.cluster, role: undrawn.role,
      object: object?.id ?? scene.id, controller: id, element: object?.element ?? "scene",
      name: undrawn.isXib ? scene.name ?? "" : name(of: scene, object, node),
      className: node?.className ?? file.xibClass(of: object),
      hasCustomClass: object?.customClass != nil, module: node?.module,
      storyboardIdentifier: object?.storyboardIdentifier,
      isInitial: scene.controller.map { file.initialControllerID == $0.id } ?? false,
      start: start(of: id, node, in: file), unreached: unreached,
      openedBy: id.flatMap { layers.code.openers[$0] } ?? [], depth: id.flatMap { depths[$0] },
      hasExit: scene.exits.contains { undrawn.exits.contains($0.id) }, frame: .zero,
      drawing: Drawing(size: ReferenceDrawing.size), findings: [],
      location: object?.location ?? scene.location)
    draw(&screen, undrawn)
    return screen
  }

  /// The way in which the app, or a part of it, starts with a controller; nil for most.
  private func start(
    of id: ControllerID?, _ node: ControllerNode?, in file: InterfaceFile
  ) -> StoryboardRole? {
    guard let id else { return nil }
    // AppKit's application object is loaded with its storyboard.
    if file.initialControllerID == id.object || node?.kind == .application,
      let role = layers.roles[file.path]
    {
      return role
    }
    return launches.contains(id) ? .app : nil
  }

  private func draw(_ screen: inout MapScreen, _ undrawn: Undrawn, height: Double = 0) {
    if let controller = undrawn.scene.controller, let kind = controller.controllerKind {
      let old = screen.controller.flatMap {
        comparison?.oldScreens.drawing(of: $0, height: height)
      }
      screen.drawing = old ?? undrawn.drawing.drawing(of: controller, kind, height: height)
    } else if undrawn.isXib, let object = undrawn.object {
      screen.drawing = undrawn.drawing.drawing(ofTopLevel: object)
    } else if let reference = undrawn.scene.reference {
      screen.drawing = ReferenceDrawing.drawing(of: reference)
    }
  }

  /// Returns the scene's name as in Interface Builder's outline: its comment, its label, or a title or class.
  private func name(
    of scene: StoryboardModel.Scene, _ object: InterfaceObject?, _ node: ControllerNode?
  ) -> String {
    let item = object?.child(element: "navigationItem")
    let names = [
      object?.userLabel, scene.name, object?.attributes["title"],
      item?.words(["title"]), node?.displayName, object?.element,
    ]
    return names.compactMap { $0 }.first { !$0.isEmpty } ?? "Scene"
  }
}

extension InterfaceFile {
  /// The class of an object at the top of a xib; the owner's if the object is its view or window.
  ///
  /// Nil in a storyboard.
  fileprivate func xibClass(of object: InterfaceObject?) -> String? {
    guard kind == .xib, let object else { return nil }
    if let own = object.customClass { return own.name }
    let owner = objects.first(where: \.isFilesOwner)
    let isOwners = connections.contains { connection in
      connection.holder == owner?.id && connection.destination == object.id
        && ["view", "window"].contains(connection.kind.memberName)
    }
    return isOwners ? owner?.customClass?.name : nil
  }
}
