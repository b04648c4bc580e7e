internal import Findings
internal import StoryboardModel

/// Follows segues and references to the controllers that they mean.
struct DestinationResolver: Sendable {
  private let files: [String: FileNodes]
  private let index: StoryboardIndex
  /// Where every reference leads: found once, because one may lead through thousands of others.
  private var references: [ControllerID: SegueLink.Destination] = [:]

  init(files: [String: FileNodes], index: StoryboardIndex) {
    self.files = files
    self.index = index
    for (path, nodes) in files {
      for id in nodes.references.keys { follow(id, in: path) }
    }
  }

  /// Where a segue of a file leads.
  func destination(of segue: Segue, in path: String) -> SegueLink.Destination {
    guard let id = segue.destination, let nodes = files[path] else { return .dangling(nil) }
    if let scene = nodes.exits[id] { return .exit(scene: scene) }
    return destination(of: id, in: path) ?? .dangling(id)
  }

  /// The initial controller of a file.
  func initialController(of path: String) -> ControllerID? {
    guard let id = files[path]?.initial else { return nil }
    return destination(of: id, in: path)?.controller
  }

  /// What an id means; nil where the file has neither a controller nor a reference of that id.
  func destination(of id: ObjectID, in path: String) -> SegueLink.Destination? {
    let place = ControllerID(file: path, object: id)
    if files[path]?.controllerIDs.contains(id) == true { return .controller(place) }
    return references[place]
  }

  /// Finds where a reference leads, and with it all that it leads through.
  private mutating func follow(_ id: ObjectID, in path: String) {
    var place = ControllerID(file: path, object: id)
    var way: [(place: ControllerID, reference: SceneReference)] = []
    var visited: [ControllerID: Int] = [:]
    var found: SegueLink.Destination?
    while found == nil {
      if let known = references[place] {
        found = known
      } else if files[place.file]?.controllerIDs.contains(place.object) == true {
        found = .controller(place)
      } else if let reference = files[place.file]?.references[place.object] {
        if let start = visited[place] {
          // Each reference of the circle leads back to itself, and what leads there to where it enters.
          for step in way[start...] { references[step.place] = .circularReference(step.reference) }
          found = .circularReference(reference)
          break
        }
        visited[place] = way.count
        way.append((place, reference))
        switch next(after: reference, in: place.file) {
        case .success(let next): place = next
        case .failure(let dead): found = dead.destination
        }
      } else {
        break
      }
    }
    for step in way where references[step.place] == nil { references[step.place] = found }
  }

  /// What a reference leads to at once; what it fails by where it leads nowhere.
  private func next(
    after reference: SceneReference, in path: String
  ) -> Result<ControllerID, DeadEnd> {
    guard let target = file(of: reference, in: path), let nodes = files[target] else {
      return .failure(DeadEnd(destination: .unknownStoryboard(reference)))
    }
    if let identifier = reference.referencedIdentifier {
      guard let next = nodes.identifiers[identifier] else {
        return .failure(DeadEnd(destination: .missingScene(reference, file: target)))
      }
      return .success(ControllerID(file: target, object: next))
    }
    guard let next = nodes.initial, next != "" else {
      return .failure(DeadEnd(destination: .noInitialController(reference, file: target)))
    }
    return .success(ControllerID(file: target, object: next))
  }

  private struct DeadEnd: Error {
    var destination: SegueLink.Destination
  }

  private func file(of reference: SceneReference, in path: String) -> String? {
    guard let name = reference.storyboardName else { return path }
    return index.path(
      ofStoryboard: name, nearestTo: FilePath.folder(of: path),
      bundleIdentifier: reference.bundleIdentifier)
  }
}
