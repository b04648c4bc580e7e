internal import Findings
internal import StoryboardModel

/// Follows segues and references to the controllers that they mean.
struct DestinationResolver: Sendable {
  let files: [String: FileNodes]
  let index: StoryboardIndex

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
    var id = id
    var path = path
    var visited: Set<ControllerID> = []
    while let nodes = files[path] {
      let place = ControllerID(file: path, object: id)
      if nodes.controllerIDs.contains(id) { return .controller(place) }
      guard let reference = nodes.references[id] else { return nil }
      guard visited.insert(place).inserted else { return .circularReference(reference) }
      guard let target = file(of: reference, in: path), let targetNodes = files[target] else {
        return .unknownStoryboard(reference)
      }
      if let identifier = reference.referencedIdentifier {
        guard let next = targetNodes.identifiers[identifier] else {
          return .missingScene(reference, file: target)
        }
        id = next
      } else {
        guard let next = targetNodes.initial, next != "" else {
          return .noInitialController(reference, file: target)
        }
        id = next
      }
      path = target
    }
    return nil
  }

  private func file(of reference: SceneReference, in path: String) -> String? {
    guard let name = reference.storyboardName else { return path }
    return index.path(
      ofStoryboard: name, nearestTo: FilePath.folder(of: path),
      bundleIdentifier: reference.bundleIdentifier)
  }
}
