internal import Files
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Links segues with the screens of a map.
struct SegueBuilder {
  private let graph: NavigationGraph
  private let layers: MapLayers
  private let files: [InterfaceFile]
  private let comparison: MapComparison?
  /// The numbers of screens by the controllers on them, including nested ones, and by references.
  private var numbers: [ControllerID: Int] = [:]
  private var ways: [Way] = []

  /// A way from a screen to another one that only code takes.
  private struct Way {
    var from: Int
    var to: Int
    var isInOneFile: Bool
    var controls: [ObjectID]
    var location: SourceLocation
  }

  private struct SceneID: Hashable {
    var file: String
    var scene: ObjectID
  }

  init(
    _ graph: NavigationGraph, _ layers: MapLayers, _ files: [InterfaceFile],
    _ screens: [MapScreen], _ comparison: MapComparison?
  ) {
    self.comparison = comparison
    self.graph = graph
    self.layers = layers
    self.files = files
    var scenes: [SceneID: Int] = [:]
    // The first screen of each xib, by the xib's key.
    var xibs: [String: Int] = [:]
    var index = 0
    for file in files {
      for scene in file.scenes {
        let id = SceneID(file: file.path, scene: scene.id)
        if scenes[id] == nil { scenes[id] = index }
        let target =
          screens[index].controller ?? ControllerID(file: file.path, object: screens[index].object)
        numbers[target] = index
        if file.kind == .xib {
          let key = XibGroups.key(of: screens[index].location.file)
          xibs[key] = xibs[key] ?? index
        }
        index += 1
      }
    }
    for file in files {
      for node in graph.controllers[file.path] ?? [] where numbers[node.id] == nil {
        numbers[node.id] = scenes[SceneID(file: file.path, scene: node.sceneID)]
      }
    }
    for arrow in layers.code.arrows {
      addWay(
        from: numbers[arrow.source], to: numbers[arrow.destination],
        isInOneFile: arrow.source.file == arrow.destination.file, arrow.controls, arrow.location)
    }
    for arrow in layers.code.xibArrows {
      let from =
        switch arrow.source {
        case .scene(let id): numbers[id]
        case .xib(let path): xibs[XibGroups.key(of: path)]
        }
      addWay(
        from: from, to: xibs[XibGroups.key(of: arrow.xib)], isInOneFile: false, arrow.controls,
        arrow.location)
    }
  }

  private mutating func addWay(
    from: Int?, to: Int?, isInOneFile: Bool, _ controls: [ObjectID], _ location: SourceLocation
  ) {
    guard let from, let to, from != to else { return }
    ways.append(
      Way(from: from, to: to, isInOneFile: isInOneFile, controls: controls, location: location))
  }

  /// Returns the numbers of connected screens; with `across`, also in different storyboards.
  ///
  /// Leaves out unwinds, which lead back.
  func edges(across: Bool) -> [(from: Int, to: Int)] {
    var edges: [(from: Int, to: Int)] = []
    for file in files {
      for link in graph.links[file.path] ?? [] where link.segue.kind != .unwind {
        guard let from = source(of: link) else { continue }
        let near = link.segue.destination.flatMap {
          numbers[ControllerID(file: file.path, object: $0)]
        }
        let far = link.destination.controller.flatMap { numbers[$0] }
        if let to = across ? far ?? near : near, to != from { edges.append((from, to)) }
      }
      if across { edges += references(in: file).filter { $0.from != $0.to } }
    }
    for way in ways where across || way.isInOneFile { edges.append((way.from, way.to)) }
    return edges
  }

  /// Returns the numbers of references in a file and of the screens that they lead to.
  private func references(in file: InterfaceFile) -> [(from: Int, to: Int)] {
    file.scenes.compactMap(\.reference).compactMap { reference in
      let target = graph.destination(of: reference.id, in: file.path)?.controller
      guard let from = numbers[ControllerID(file: file.path, object: reference.id)],
        let to = target.flatMap({ numbers[$0] })
      else { return nil }
      return (from, to)
    }
  }

  private func source(of link: SegueLink) -> Int? {
    link.source.flatMap { numbers[$0] }
  }

  /// Adds the segues and the references' links, without arrows.
  func addSegues(to map: inout AppMap) {
    // The frames of each screen's controls on the page.
    let controls = map.screens.map { screen in
      screen.drawing.controlFrames.mapValues { $0.moved(x: screen.frame.x, y: screen.frame.y) }
    }
    for (index, file) in files.enumerated() {
      let labels = ObjectLabels(file)
      var keys = MapKeys()
      for link in graph.links[file.path] ?? [] {
        var segue = segue(
          link, key: keys.unique(link.segue.id.rawValue, in: map.clusters[index].key), labels, map)
        if let from = source(of: link) {
          let frame = map.screens[from].frame
          segue.spots =
            segue.kind == .embed
            ? map.screens[from].drawing.containers.filter { $0.object == segue.control }
              .map { $0.frame.moved(x: frame.x, y: frame.y) }
            : segue.controls.compactMap { controls[from][$0] }
          segue.start =
            segue.control.flatMap { controls[from][$0] } ?? segue.spots.first ?? frame
        }
        map.segues.append(segue)
      }
      for way in ways where map.screens[way.from].cluster == index {
        let (from, to) = (map.screens[way.from], map.screens[way.to])
        let spots = way.controls.compactMap { controls[way.from][$0] }
        let name = "code-\(from.object.rawValue)-\(to.key)"
        map.segues.append(
          MapSegue(
            key: keys.unique(name, in: map.clusters[index].key), link: nil, kind: MapSegue.code,
            from: from.key, to: to.key, controls: way.controls, spots: spots,
            trigger: Self.trigger(of: way.controls, labels), start: spots.first ?? from.frame,
            findings: [], location: way.location))
      }
      for (from, to) in references(in: file) {
        guard case .reference = map.screens[from].role else { continue }
        map.links.append(MapLink(from: map.screens[from].key, to: map.screens[to].key, route: nil))
      }
    }
  }

  private static func trigger(of controls: [ObjectID], _ labels: ObjectLabels) -> String {
    ReadableText.name(labels.trigger(ofCodeBy: controls), limit: 100)
  }

  private func segue(
    _ link: SegueLink, key: String, _ labels: ObjectLabels, _ map: AppMap
  ) -> MapSegue {
    let segue = link.segue
    let from = source(of: link)
    var segueOnMap = MapSegue(
      key: key, link: link.id, kind: segue.kind, relationship: segue.relationship,
      identifier: segue.identifier, from: from.map { map.screens[$0].key }, trigger: "",
      start: .zero, problem: problem(with: link), unwindAction: segue.unwindAction,
      performance: layers.performances[link.id], findings: [], location: segue.location)
    switch segue.trigger {
    case .manual:
      segueOnMap.controls = layers.code.controls[link.id] ?? []
      segueOnMap.trigger = Self.trigger(of: segueOnMap.controls, labels)
    case .relationship: segueOnMap.trigger = "container"
    case .embed(let id):
      segueOnMap.trigger = "container view"
      segueOnMap.control = id
    case .object(let id, let element):
      let isCell = ["tableViewCell", "collectionViewCell"].contains(element)
      let label = labels.label(of: id, element: isCell ? "cell" : element)
      segueOnMap.trigger = ReadableText.name(label, limit: 80)
      segueOnMap.control = id
    }
    let near = segue.destination.flatMap { numbers[ControllerID(file: link.id.file, object: $0)] }
    if let near, case .reference = map.screens[near].role {
      segueOnMap.via = map.screens[near].key
    }
    switch link.destination {
    case .controller(let id):
      segueOnMap.to = numbers[id].map { map.screens[$0].key }
      if segueOnMap.to == nil { segueOnMap.elsewhere = elsewhere(id) }
    case .exit(let scene): segueOnMap.to = scene.flatMap { numbers[$0] }.map { map.screens[$0].key }
    default: break
    }
    return segueOnMap
  }

  /// Returns the name of a controller in a storyboard that isn't drawn.
  private func elsewhere(_ id: ControllerID) -> String? {
    graph.controller(id).map {
      "\(ReadableText.name($0.displayName)) in \(ReadableText.name(ClusterKeys.stem(of: id.file)))"
    }
  }

  private func problem(with link: SegueLink) -> String? {
    // A map of two versions warns only about segues that the changes broke.
    guard let destination = comparison.map({ $0.broken[link.id] }) ?? link.destination else {
      return nil
    }
    return switch destination {
    case .controller, .exit: nil
    case .unknownStoryboard(let reference):
      "the storyboard “\(ReadableText.name(reference.storyboardName ?? ""))” was not found"
    case .missingScene(let reference, let file):
      "\(FilePath.name(of: file)) has no scene “\(ReadableText.name(reference.referencedIdentifier ?? ""))”"
    case .noInitialController(_, let file):
      "\(FilePath.name(of: file)) has no initial view controller"
    case .circularReference: "the reference leads back to itself"
    case .dangling(let id): "the file has no object “\(ReadableText.name(id?.rawValue ?? ""))”"
    }
  }
}
