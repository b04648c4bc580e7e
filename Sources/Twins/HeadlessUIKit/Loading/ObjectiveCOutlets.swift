#if canImport(ObjectiveC)
import Foundation
import StoryboardModel

extension UIViewController {
  /// Connects the outlets of the controller and of all objects in its scene.
  func connectOutlets() {
    guard let origin, !origin.storyboard.library.options.runsWithoutSources else { return }
    let templates = origin.templates
    // The bar buttons are created along with the item that contains them.
    _ = navigationItem
    let objects = nibObjects.merging([templates.object.id: self]) { $1 }
    ObjectiveCOutlets(connections: templates.file.connections, objects: objects).connect()
  }

  /// Connects the outlets of a cell and of everything in it, but not the controller's own.
  func connectOutlets(of cell: PrototypeObjects) {
    guard let templates = origin?.templates else { return }
    let cellOutlets = templates.file.connections.filter { cell.objects[$0.key] != nil }
    let objects = cell.objects.merging([templates.object.id: self]) { $1 }
    ObjectiveCOutlets(connections: cellOutlets, objects: objects).connect()
  }
}
#endif
