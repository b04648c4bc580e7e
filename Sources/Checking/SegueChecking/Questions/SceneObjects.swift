internal import NavigationGraph
internal import StoryboardModel

extension InterfaceObject {
  /// Whether the object makes up its scene: a controller, or a reference to one.
  var isScene: Bool { controllerKind != nil || isSceneReference }

  /// The identifier that code can use; nil if it is left out or empty.
  var usableStoryboardIdentifier: String? { storyboardIdentifier.flatMap { $0.isEmpty ? nil : $0 } }
}

extension InterfaceFile {
  /// The file's scenes with their identifiers, in its order.
  var namedScenes: [(object: InterfaceObject, identifier: String)] {
    scenes.flatMap(\.objects).compactMap { object in
      object.isScene ? object.usableStoryboardIdentifier.map { (object, $0) } : nil
    }
  }
}

extension Scene {
  /// The scene's controllers, including those inside its views.
  func controllers(in path: String) -> [ControllerID] {
    var ids: [ControllerID] = []
    objects.forEachInTree { object in
      if object.pointee.controllerKind != nil {
        ids.append(ControllerID(file: path, object: object.pointee.id))
      }
    }
    return ids
  }
}
