package import Findings

/// One `<scene>`: a controller or a reference to one, with what stands beside it in the dock.
package struct Scene: Hashable, Sendable {
  /// The `sceneID`, which nothing else in the file refers to.
  package var id: ObjectID
  /// The comment above the scene: the name that Interface Builder shows.
  package var name: String?
  /// The scene's place on the canvas.
  package var canvasLocation: Point?
  /// The scene's top-level objects: its controller, placeholders, exit, gesture recognizers, views.
  package var objects: [InterfaceObject]
  package var location: SourceLocation

  package init(
    id: ObjectID, name: String? = nil, canvasLocation: Point? = nil,
    objects: [InterfaceObject] = [], location: SourceLocation
  ) {
    self.id = id
    self.name = name
    self.canvasLocation = canvasLocation
    self.objects = objects
    self.location = location
  }

  /// The scene's controller; nil where the scene is a reference or holds none.
  package var controller: InterfaceObject? {
    objects.first { $0.controllerKind != nil }
  }

  /// The controller in another file, or elsewhere in this one, that the scene stands for.
  package var reference: SceneReference? {
    objects.lazy.compactMap(SceneReference.init).first
  }

  /// The scene's exits: where unwind segues lead.
  package var exits: [InterfaceObject] {
    objects.filter { $0.element == "exit" }
  }
}
