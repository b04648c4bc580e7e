internal import NavigationGraph
internal import StoryboardModel

extension InterfaceObject {
  /// Whether the object makes up its scene: a controller, or a reference to one.
  var isScene: Bool { controllerKind != nil || isSceneReference }

  /// The identifier that code can use; nil if it is left out or empty.
  var usableStoryboardIdentifier: String? { storyboardIdentifier.flatMap { $0.isEmpty ? nil : $0 } }
}

extension InterfaceFile {
  /// The identifiers of the file's scenes, in its order.
  var sceneIdentifiers: [String] {
    scenes.flatMap(\.objects).compactMap { $0.isScene ? $0.usableStoryboardIdentifier : nil }
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
