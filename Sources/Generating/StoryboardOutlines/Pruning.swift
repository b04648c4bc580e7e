internal import StoryboardModel

/// Removes the parts of a file that no generated code depends on.
struct Pruning {
  private static let objectAttributes = Set(NavigationAttributes.ofObjects.map(\.description))

  /// The attributes of segues that determine the segue and how its destination is created.
  private static let segueAttributes: Set<String> = [
    "customClass", "customModule", "customModuleProvider", "destinationCreationSelector",
    "relationship", "trigger", "unwindAction",
  ]

  private static let longestText = 256

  /// The objects that hold a segue.
  private let holders: Set<ObjectID>

  static func outline(of file: InterfaceFile) -> InterfaceFile {
    let pruning = Pruning(holders: Set(file.segues.map(\.holder)))
    return InterfaceFile(
      path: file.path, kind: file.kind, type: file.type, targetRuntime: file.targetRuntime,
      initialControllerID: file.initialControllerID, isLaunchScreen: file.isLaunchScreen,
      location: file.location, scenes: file.scenes.map(pruning.scene),
      objects: file.objects.map(pruning.pruned), segues: file.segues.map(segue))
  }

  /// Keeps all top-level objects, because code names the class of the first one.
  private func scene(_ scene: Scene) -> Scene {
    Scene(
      id: scene.id, name: scene.name, objects: scene.objects.map(pruned), location: scene.location)
  }

  /// Collects the relevant objects; an irrelevant object is replaced by its contents.
  private func gather(_ objects: [InterfaceObject], into kept: inout [InterfaceObject]) {
    // The objects are visited in place, because iterating over the array would copy each of them.
    objects.withUnsafeBufferPointer { objects in
      for index in objects.indices {
        if matters(objects[index].id, objects[index].element, objects[index].attributes) {
          kept.append(pruned(objects[index]))
        } else if !objects[index].children.isEmpty {
          gather(objects[index].children, into: &kept)
        }
      }
    }
  }

  /// Whether generated code depends on an object: it holds a segue, is one that segues lead to, or has an identifier.
  private func matters(
    _ id: ObjectID, _ element: String, _ attributes: [String: String]
  ) -> Bool {
    if holders.contains(id) || element == "exit"
      || ControllerKind(element: element, sceneMember: attributes["sceneMemberID"]) != nil
    {
      return true
    }
    guard !attributes.isEmpty else { return false }
    return InterfaceObject.isSceneReference(element) || attributes["reuseIdentifier"] != nil
      || attributes["restorationIdentifier"] != nil || attributes["storyboardIdentifier"] != nil
  }

  /// Returns an object with only the attributes and children that matter.
  private func pruned(_ object: InterfaceObject) -> InterfaceObject {
    var children: [InterfaceObject] = []
    gather(object.children, into: &children)
    return InterfaceObject(
      id: object.id, element: object.element,
      attributes: object.attributes.filter { Self.objectAttributes.contains($0.key) },
      texts: holders.contains(object.id) ? label(of: object) : [], children: children,
      location: object.location)
  }

  /// Returns the text that a control shows, if any, cut to what a comment may need.
  private func label(of object: InterfaceObject) -> [InterfaceText] {
    object.innerText.map { text in
      [InterfaceText(role: text.role, string: String(text.string.prefix(Self.longestText)))]
    } ?? []
  }

  private static func segue(_ segue: Segue) -> Segue {
    var segue = segue
    segue.attributes = segue.attributes.filter { segueAttributes.contains($0.key) }
    segue.popoverArrowDirections = []
    return segue
  }
}
