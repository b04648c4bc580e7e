internal import FilesAndPaths
internal import Findings
internal import NavigationGraph
internal import StoryboardModel

/// Links segues with the screens of a map.
///
/// Screens are placed by the links between their numbers. After that, the segues are added, with the frames of
/// the controls that fire them.
struct SegueBuilder {
  private let graph: NavigationGraph
  private let layers: MapLayers
  private let files: [InterfaceFile]
  private let comparison: MapComparison?
  private let numbers: ScreenNumbers
  private let ways: [Way]

  /// A way from one screen to another in code, without a segue.
  private struct Way {
    var link: BoxLink
    var isInOneFile: Bool
    var controls: [ObjectID]
    var location: SourceLocation

    /// Returns nil if the way doesn't lead from one screen of the map to another.
    init?(
      from: Int?, to: Int?, isInOneFile: Bool, _ controls: [ObjectID], _ location: SourceLocation
    ) {
      guard let from, let to, from != to else { return nil }
      link = BoxLink(from: from, to: to)
      self.isInOneFile = isInOneFile
      self.controls = controls
      self.location = location
    }
  }

  init(
    _ graph: NavigationGraph, _ layers: MapLayers, _ files: [InterfaceFile],
    _ screens: [MapScreen], _ comparison: MapComparison?
  ) {
    self.comparison = comparison
    self.graph = graph
    self.layers = layers
    self.files = files
    let numbers = ScreenNumbers(screens, of: files, in: graph)
    self.numbers = numbers
    let toScenes = layers.code.arrows.compactMap { arrow in
      Way(
        from: numbers[arrow.source], to: numbers[arrow.destination],
        isInOneFile: arrow.source.file == arrow.destination.file, arrow.controls, arrow.location)
    }
    let toXibs = layers.code.xibArrows.compactMap { arrow in
      Way(
        from: numbers[arrow.source], to: numbers[xib: arrow.xib], isInOneFile: false,
        arrow.controls, arrow.location)
    }
    ways = toScenes + toXibs
  }

  // MARK: - Links

  /// The links between the screens of each storyboard; a segue to another one ends at its reference.
  var linksInsideStoryboards: [BoxLink] {
    segueLinks(to: screenInFile) + ways.filter(\.isInOneFile).map(\.link)
  }

  /// The links between all screens, following references to other storyboards.
  var linksAcrossStoryboards: [BoxLink] {
    segueLinks { link in link.destination.controller.flatMap { numbers[$0] } ?? screenInFile(link) }
      + files.flatMap(references).filter { $0.from != $0.to } + ways.map(\.link)
  }

  /// Returns the links of segues to other screens, except unwinds, which lead back.
  private func segueLinks(to end: (SegueLink) -> Int?) -> [BoxLink] {
    files.flatMap { graph.links[$0.path] ?? [] }.compactMap { link in
      guard link.segue.kind != .unwind, let from = source(of: link), let to = end(link), to != from
      else { return nil }
      return BoxLink(from: from, to: to)
    }
  }

  private func source(of link: SegueLink) -> Int? {
    link.source.flatMap { numbers[$0] }
  }

  /// The screen in the segue's own file that it leads to: its destination, or a reference to it.
  private func screenInFile(_ link: SegueLink) -> Int? {
    link.segue.destination.flatMap { numbers[ControllerID(file: link.id.file, object: $0)] }
  }

  /// Returns the links from references in a file to the screens that they lead to.
  private func references(in file: InterfaceFile) -> [BoxLink] {
    file.scenes.compactMap(\.reference).compactMap { reference in
      let target = graph.destination(of: reference.id, in: file.path)?.controller
      guard let from = numbers[ControllerID(file: file.path, object: reference.id)],
        let to = target.flatMap({ numbers[$0] })
      else { return nil }
      return BoxLink(from: from, to: to)
    }
  }

  // MARK: - Segues

  /// Adds the segues and the references' links, without arrows.
  func addSegues(to map: inout AppMap) {
    // The frames of each screen's controls on the page.
    let frames = map.screens.map { screen in
      screen.drawing.controlFrames.mapValues { $0.moved(x: screen.frame.x, y: screen.frame.y) }
    }
    for (index, file) in files.enumerated() {
      let labels = ObjectLabels(file)
      var keys = MapKeys()
      for link in graph.links[file.path] ?? [] {
        let key = keys.unique(link.segue.id.rawValue, in: map.clusters[index].key)
        var segue = segue(link, key: key, labels, map.screens)
        if let from = source(of: link) { locate(&segue, on: map.screens[from], frames[from]) }
        map.segues.append(segue)
      }
      for way in ways where map.screens[way.link.from].cluster == index {
        let (from, to) = (map.screens[way.link.from], map.screens[way.link.to])
        let key = keys.unique(
          "code-\(from.object.rawValue)-\(to.key)", in: map.clusters[index].key)
        let spots = way.controls.compactMap { frames[way.link.from][$0] }
        map.segues.append(
          MapSegue(
            key: key, link: nil, kind: MapSegue.code, from: from.key, to: to.key,
            controls: way.controls, spots: spots, trigger: Self.trigger(of: way.controls, labels),
            start: spots.first ?? from.frame, findings: [], location: way.location))
      }
      for link in references(in: file) {
        let (from, to) = (map.screens[link.from], map.screens[link.to])
        guard case .reference = from.role else { continue }
        map.links.append(MapLink(from: from.key, to: to.key, route: nil))
      }
    }
  }

  /// Returns a segue without the places where it starts.
  private func segue(
    _ link: SegueLink, key: String, _ labels: ObjectLabels, _ screens: [MapScreen]
  ) -> MapSegue {
    let segue = link.segue
    var onMap = MapSegue(
      key: key, link: link.id, kind: segue.kind, relationship: segue.relationship,
      identifier: segue.identifier, from: source(of: link).map { screens[$0].key }, trigger: "",
      start: .zero, problem: problem(with: link), unwindAction: segue.unwindAction,
      performance: layers.performances[link.id], findings: [], location: segue.location)
    addTrigger(of: link, to: &onMap, labels)
    if let number = screenInFile(link), case .reference = screens[number].role {
      onMap.via = screens[number].key
    }
    switch link.destination {
    case .controller(let id):
      onMap.to = numbers[id].map { screens[$0].key }
      if onMap.to == nil { onMap.elsewhere = elsewhere(id) }
    case .exit(let scene): onMap.to = scene.flatMap { numbers[$0] }.map { screens[$0].key }
    case .unknownStoryboard, .missingScene, .noInitialController, .circularReference, .dangling:
      break
    }
    return onMap
  }

  private func addTrigger(of link: SegueLink, to segue: inout MapSegue, _ labels: ObjectLabels) {
    switch link.segue.trigger {
    case .manual:
      segue.controls = layers.code.controls[link.id] ?? []
      segue.trigger = Self.trigger(of: segue.controls, labels)
    case .relationship: segue.trigger = "container"
    case .embed(let id):
      segue.trigger = "container view"
      segue.control = id
    case .object(let id, let element):
      let isCell = ["tableViewCell", "collectionViewCell"].contains(element)
      let label = labels.label(of: id, element: isCell ? "cell" : element)
      segue.trigger = ReadableText.name(label, limit: 80)
      segue.control = id
    }
  }

  private static func trigger(of controls: [ObjectID], _ labels: ObjectLabels) -> String {
    ReadableText.name(labels.trigger(ofCodeBy: controls), limit: 100)
  }

  /// Sets the places on the page where a segue starts.
  private func locate(
    _ segue: inout MapSegue, on screen: MapScreen, _ controlFrames: [ObjectID: Rect]
  ) {
    let control = segue.control
    segue.spots =
      segue.kind == .embed
      ? screen.drawing.containers.filter { $0.object == control }
        .map { $0.frame.moved(x: screen.frame.x, y: screen.frame.y) }
      : segue.controls.compactMap { controlFrames[$0] }
    segue.start = control.flatMap { controlFrames[$0] } ?? segue.spots.first ?? screen.frame
  }

  /// Returns the name of a controller in a storyboard that isn't drawn.
  private func elsewhere(_ id: ControllerID) -> String? {
    graph.controller(id).map {
      "\(ReadableText.name($0.displayName)) in \(ReadableText.name(ClusterKeys.stem(of: id.file)))"
    }
  }

  /// Returns the reason why a segue leads nowhere; nil if it leads somewhere.
  private func problem(with link: SegueLink) -> String? {
    var destination: SegueLink.Destination? = link.destination
    // A map of two versions warns only about segues that the changes broke.
    if let comparison { destination = comparison.broken[link.id] }
    return switch destination {
    case nil, .controller, .exit: nil
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
