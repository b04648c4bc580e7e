#if canImport(ObjectiveC)
import Foundation
import StoryboardModel

extension StoryboardController {
  /// Connects the outlets of the controller and of all objects in its scene.
  func connectOutlets() {
    guard let templates = origin?.templates else { return }
    let objects = nibObjects.merging([templates.object.id: self]) { $1 }
    ObjectiveCOutlets(connections: templates.file.connections, objects: objects).connect()
  }
}
#endif
