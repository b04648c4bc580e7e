#if canImport(ObjectiveC)
import Foundation
import StoryboardModel

extension StoryboardController {
  /// Connects the outlets of the controller and of all objects in its scene.
  func connectOutlets() {
    guard let origin, !origin.storyboard.library.options.runsWithoutSources else { return }
    let templates = origin.templates
    let objects = nibObjects.merging([templates.object.id: self]) { $1 }
    ObjectiveCOutlets(connections: templates.file.connections, objects: objects).connect()
  }
}
#endif
