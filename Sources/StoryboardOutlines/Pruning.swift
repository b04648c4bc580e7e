internal import StoryboardModel

/// Leaves out of a file what no generated code depends on.
struct Pruning {
  /// The attributes of objects that name a class, an identifier, a role or what a user sees.
  private static let objectAttributes: Set<String> = [
    "bundleIdentifier", "customClass", "customModule", "customModuleProvider", "identifier", "key",
    "placeholderIdentifier", "referencedIdentifier", "restorationIdentifier", "reuseIdentifier",
    "sceneMemberID", "storyboardIdentifier", "storyboardName", "systemItem", "title",
    "useStoryboardIdentifierAsRestorationIdentifier", "userLabel",
  ]

  /// The attributes of segues that decide what a segue is and what makes its destination.
  private static let segueAttributes: Set<String> = [
    "customClass", "customModule", "customModuleProvider", "destinationCreationSelector",
    "relationship", "trigger", "unwindAction",
  ]

  /// The texts by which a user knows a control; of the longest, as much as a label may show.
  private static let textRoles: Set<String> = ["title", "normal", "text"]
  private static let longestText = 256

  /// The objects that hold a segue.
  private let holders: Set<ObjectID>

  static func outline(of file: InterfaceFile) -> InterfaceFile {
    let pruning = Pruning(holders: Set(file.segues.map(\.holder)))
    return InterfaceFile(
      path: file.path, kind: file.kind, type: file.type, targetRuntime: file.targetRuntime,
      initialControllerID: file.initialControllerID, isLaunchScreen: file.isLaunchScreen,
      location: file.location, scenes: file.scenes.map(pruning.scene),
      objects: pruning.topLevel(file.objects), segues: file.segues.map(pruning.segue))
  }

  private func scene(_ scene: Scene) -> Scene {
    Scene(
      id: scene.id, name: scene.name, objects: topLevel(scene.objects), location: scene.location)
  }

  /// Top-level objects all stay: which is the first of them, and of what class, may matter.
  private func topLevel(_ objects: [InterfaceObject]) -> [InterfaceObject] {
    objects.map { object in
      let isHolder = holders.contains(object.id)
      return bare(object, withTexts: isHolder, children: kept(object.children, inHolder: isHolder))
    }
  }

  /// The objects that matter, and those on the way to them, whose elements say what they are in.
  private func kept(_ objects: [InterfaceObject], inHolder: Bool) -> [InterfaceObject] {
    objects.compactMap { object in
      let isHolder = holders.contains(object.id)
      let showsText = (inHolder || isHolder) && !texts(of: object).isEmpty
      let children = kept(object.children, inHolder: inHolder || isHolder)
      guard isHolder || showsText || !children.isEmpty || isNamed(object) else { return nil }
      return bare(object, withTexts: inHolder || isHolder, children: children)
    }
  }

  private func isNamed(_ object: InterfaceObject) -> Bool {
    object.isSceneReference || object.element == "exit"
      || object.attributes["reuseIdentifier"] != nil
      || object.attributes["restorationIdentifier"] != nil
      || object.attributes["storyboardIdentifier"] != nil || object.controllerKind != nil
  }

  private func bare(
    _ object: InterfaceObject, withTexts: Bool, children: [InterfaceObject]
  ) -> InterfaceObject {
    InterfaceObject(
      id: object.id, element: object.element,
      attributes: object.attributes.filter { Self.objectAttributes.contains($0.key) },
      texts: withTexts ? texts(of: object) : [], children: children, location: object.location)
  }

  private func texts(of object: InterfaceObject) -> [InterfaceText] {
    object.texts.filter { Self.textRoles.contains($0.role) && !$0.string.isEmpty }.map {
      InterfaceText(role: $0.role, string: String($0.string.prefix(Self.longestText)))
    }
  }

  private func segue(_ segue: Segue) -> Segue {
    var segue = segue
    segue.attributes = segue.attributes.filter { Self.segueAttributes.contains($0.key) }
    segue.popoverArrowDirections = []
    return segue
  }
}
