internal import FilesAndPaths
internal import StoryboardModel

/// Follows segues and references to their controllers.
struct DestinationResolver: Sendable {
  let files: [String: FileNodes]
  let index: StoryboardIndex
  /// The final destination of each reference of each file; nil for a reference to an id that its file doesn't have.
  private var references: [ControllerID: SegueLink.Destination?] = [:]

  init(files: [String: FileNodes], index: StoryboardIndex) {
    self.files = files
    self.index = index
    for (path, nodes) in files {
      for id in nodes.references.keys where !nodes.controllerIDs.contains(id) {
        follow(ControllerID(file: path, object: id))
      }
    }
  }

  func destination(of segue: Segue, in path: String) -> SegueLink.Destination {
    guard let id = segue.destination, let nodes = files[path] else { return .dangling(nil) }
    if let scene = nodes.exits[id] { return .exit(scene: scene) }
    return destination(of: id, in: path) ?? .dangling(id)
  }

  func initialController(of path: String) -> ControllerID? {
    guard let id = files[path]?.initial else { return nil }
    return destination(of: id, in: path)?.controller
  }

  /// Returns the destination with an id; nil if the file has neither a controller nor a reference with it.
  func destination(of id: ObjectID, in path: String) -> SegueLink.Destination? {
    let place = ControllerID(file: path, object: id)
    if files[path]?.controllerIDs.contains(id) == true { return .controller(place) }
    return references[place] ?? nil
  }

  /// Finds the destination of a reference and of all references on the way, following each only once.
  ///
  /// The way ends at a controller, at a reference with a known destination, at one that leads nowhere, or in a cycle.
  private mutating func follow(_ start: ControllerID) {
    var way: [(place: ControllerID, reference: SceneReference)] = []
    var positions: [ControllerID: Int] = [:]
    var place = start
    var end: SegueLink.Destination?
    while let nodes = files[place.file] {
      if nodes.controllerIDs.contains(place.object) {
        end = .controller(place)
        break
      }
      if let known = references[place] {
        end = known
        break
      }
      if let first = positions[place] {
        // References that lead into a cycle are reported at the first reference of the cycle.
        // References in the cycle are reported at themselves.
        for (position, step) in way.enumerated() {
          references[step.place] = .circularReference(way[max(position, first)].reference)
        }
        return
      }
      guard let reference = nodes.references[place.object] else { break }
      positions[place] = way.count
      way.append((place, reference))
      let target = target(of: reference, in: place.file)
      guard let next = target.controller else {
        end = target
        break
      }
      place = next
    }
    for step in way { references[step.place] = .some(end) }
  }

  /// Returns what a reference names, where another reference counts as a controller.
  private func target(of reference: SceneReference, in path: String) -> SegueLink.Destination {
    guard let file = file(of: reference, in: path), let nodes = files[file] else {
      return .unknownStoryboard(reference)
    }
    if let identifier = reference.referencedIdentifier {
      guard let id = nodes.identifiers[identifier] else {
        return .missingScene(reference, file: file)
      }
      return .controller(ControllerID(file: file, object: id))
    }
    guard let id = nodes.initial, id != "" else {
      return .noInitialController(reference, file: file)
    }
    return .controller(ControllerID(file: file, object: id))
  }

  private func file(of reference: SceneReference, in path: String) -> String? {
    guard let name = reference.storyboardName else { return path }
    return index.path(
      ofStoryboard: name, nearestTo: FilePath.folder(of: path),
      bundleIdentifier: reference.bundleIdentifier)
  }
}
