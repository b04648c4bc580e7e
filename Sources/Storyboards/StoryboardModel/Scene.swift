package import Findings

/// A `<scene>`: a controller or a reference to one, with the other objects in its dock.
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
    id: ObjectID, name: String? = nil, objects: [InterfaceObject] = [], location: SourceLocation
  ) {
    self.id = id
    self.name = name
    self.objects = objects
    self.location = location
  }

  /// The scene's controller; nil if the scene is a reference or has none.
  package var controller: InterfaceObject? {
    objects.first { $0.controllerKind != nil }
  }

  /// The controller elsewhere, usually in another file, that the scene refers to.
  package var reference: SceneReference? {
    objects.lazy.compactMap(SceneReference.init).first
  }

  /// The scene's exits, which unwind segues lead to.
  package var exits: [InterfaceObject] {
    objects.filter { $0.element == "exit" }
  }
}
