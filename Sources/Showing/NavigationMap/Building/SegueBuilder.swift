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
  /// The number of the first screen of each xib, by the xib's ``XibGroups/key(of:)``.
  private var xibs: [String: Int] = [:]

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
      guard across else { continue }
      for scene in file.scenes {
        if let reference = scene.reference,
          let from = numbers[ControllerID(file: file.path, object: reference.id)],
          let to = graph.destination(of: reference.id, in: file.path)?.controller.flatMap({
            numbers[$0]
          }),
          from != to
        {
          edges.append((from, to))
        }
      }
    }
    for arrow in layers.code.arrows where across || arrow.source.file == arrow.destination.file {
      guard let from = numbers[arrow.source], let to = numbers[arrow.destination], from != to
      else { continue }
      edges.append((from, to))
    }
    for arrow in layers.code.xibArrows where across {
      guard let (from, to) = ends(of: arrow) else { continue }
      edges.append((from, to))
    }
    return edges
  }

  private func ends(of arrow: CodeNavigation.XibArrow) -> (from: Int, to: Int)? {
    let from =
      switch arrow.source {
      case .scene(let id): numbers[id]
      case .xib(let path): xibs[XibGroups.key(of: path)]
      }
    guard let from, let to = xibs[XibGroups.key(of: arrow.xib)], from != to else { return nil }
    return (from, to)
  }

  private func source(of link: SegueLink) -> Int? {
    link.source.flatMap { numbers[$0] }
  }

  /// Adds the segues and the references' links, without arrows.
  func addSegues(to map: inout AppMap) {
    for (index, file) in files.enumerated() {
      let cluster = map.clusters[index]
      let labels = ObjectLabels(file)
      var keys = MapKeys()
      var controls: [Int: [ObjectID: Rect]] = [:]
      for link in graph.links[file.path] ?? [] {
        var segue = segue(
          link, key: keys.unique(link.segue.id.rawValue, in: cluster.key), labels, map)
        if let from = source(of: link) {
          let known = controls[from] ?? map.screens[from].drawing.controlFrames
          controls[from] = known
          let frame = map.screens[from].frame
          let drawn: [Rect] =
            segue.kind == .embed
            ? map.screens[from].drawing.containers.filter { $0.object == segue.control }
              .map(\.frame)
            : segue.controls.compactMap { known[$0] }
          segue.spots = drawn.map { $0.moved(x: frame.x, y: frame.y) }
          segue.start =
            segue.control.flatMap { known[$0] }?.moved(x: frame.x, y: frame.y)
            ?? segue.spots.first ?? frame
        }
        map.segues.append(segue)
      }
      for arrow in layers.code.arrows where arrow.source.file == file.path {
        guard let from = numbers[arrow.source], let to = numbers[arrow.destination], from != to
        else { continue }
        addCode(from, to, arrow.controls, arrow.location, &controls, &keys, labels, to: &map)
      }
      for arrow in layers.code.xibArrows {
        guard let (from, to) = ends(of: arrow), map.screens[from].cluster == index else { continue }
        addCode(from, to, arrow.controls, arrow.location, &controls, &keys, labels, to: &map)
      }
      for scene in file.scenes {
        guard let reference = scene.reference,
          let from = numbers[ControllerID(file: file.path, object: reference.id)],
          case .reference = map.screens[from].role,
          let target = graph.destination(of: reference.id, in: file.path)?.controller,
          let to = numbers[target]
        else { continue }
        map.links.append(
          MapLink(from: map.screens[from].key, to: map.screens[to].key, route: nil))
      }
    }
  }

  /// Adds a way that only code takes.
  private func addCode(
    _ from: Int, _ to: Int, _ objects: [ObjectID], _ location: SourceLocation,
    _ controls: inout [Int: [ObjectID: Rect]], _ keys: inout MapKeys, _ labels: ObjectLabels,
    to map: inout AppMap
  ) {
    let cluster = map.clusters[map.screens[from].cluster].key
    let name = "code-\(map.screens[from].object.rawValue)-\(map.screens[to].key)"
    let known = controls[from] ?? map.screens[from].drawing.controlFrames
    controls[from] = known
    let frame = map.screens[from].frame
    let spots = objects.compactMap { known[$0]?.moved(x: frame.x, y: frame.y) }
    map.segues.append(
      MapSegue(
        key: keys.unique(name, in: cluster), link: nil, kind: MapSegue.code,
        from: map.screens[from].key, to: map.screens[to].key, controls: objects, spots: spots,
        trigger: Self.trigger(of: objects, labels), start: spots.first ?? frame, findings: [],
        location: location))
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
