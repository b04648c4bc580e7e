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
  /// The modules that the objects so far declare to be the target's.
  private var targetModules: Set<String> = []

  static func outline(of file: InterfaceFile) -> InterfaceFile {
    var pruning = Pruning(holders: Set(file.segues.map(\.holder)))
    return InterfaceFile(
      path: file.path, kind: file.kind, type: file.type, targetRuntime: file.targetRuntime,
      initialControllerID: file.initialControllerID, isLaunchScreen: file.isLaunchScreen,
      location: file.location, scenes: file.scenes.map { pruning.scene($0) },
      objects: pruning.topLevel(file.objects), segues: file.segues.map(segue))
  }

  private mutating func scene(_ scene: Scene) -> Scene {
    Scene(
      id: scene.id, name: scene.name, objects: topLevel(scene.objects), location: scene.location)
  }

  /// Top-level objects all stay, because which one comes first, and its class, matters.
  private mutating func topLevel(_ objects: [InterfaceObject]) -> [InterfaceObject] {
    objects.map { bare($0) }
  }

  /// Collects the relevant objects; an irrelevant object is replaced by its contents.
  private mutating func gather(_ objects: [InterfaceObject], into kept: inout [InterfaceObject]) {
    // In place, because iterating over the array would copy every object.
    objects.withUnsafeBufferPointer { objects in
      for index in objects.indices {
        if matters(objects[index].id, objects[index].element, objects[index].attributes) {
          kept.append(bare(objects[index]))
        } else if !objects[index].children.isEmpty {
          gather(objects[index].children, into: &kept)
        }
      }
    }
  }

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
      // One object that names the target's module is enough.
      || Self.targetModule(in: attributes).map { !targetModules.contains($0) } == true
  }

  private static func targetModule(in attributes: [String: String]) -> String? {
    CustomClass(in: attributes).flatMap { $0.moduleIsTarget ? $0.module : nil }
  }

  private mutating func bare(_ object: InterfaceObject) -> InterfaceObject {
    if let module = Self.targetModule(in: object.attributes) { targetModules.insert(module) }
    var children: [InterfaceObject] = []
    gather(object.children, into: &children)
    return InterfaceObject(
      id: object.id, element: object.element,
      attributes: object.attributes.filter { Self.objectAttributes.contains($0.key) },
      texts: holders.contains(object.id) ? label(of: object) : [], children: children,
      location: object.location)
  }

  /// The text by which a user knows a control, if any, cut to what a label may show.
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
