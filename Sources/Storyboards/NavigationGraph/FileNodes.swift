internal import Findings
internal import StoryboardModel

/// The ids of one file, by kind.
struct FileNodes: Sendable {
  /// The controllers in the order of the file, including several with the same id.
  var controllers: [ControllerNode] = []
  var references: [ObjectID: SceneReference] = [:]
  /// The controller or reference with an identifier; the first one wins.
  var identifiers: [String: ObjectID] = [:]
  /// The controller whose scene contains the exit.
  var exits: [ObjectID: ControllerID?] = [:]
  var initial: ObjectID?
  private(set) var controllerIDs: Set<ObjectID> = []
  /// For each controller of a scene that has several, such as one with a popover, the next
  /// controller; for the last one, the first.
  private(set) var companions: [ControllerID: ControllerID] = [:]

  init(_ file: InterfaceFile) {
    initial = file.initialControllerID
    for scene in file.scenes {
      let start = controllers.count
      scene.objects.forEachInTree { object in
        if InterfaceObject.isController(orReference: object) {
          add(object.pointee, of: scene, file)
        }
      }
      link(controllers[start...].map(\.id))
      let controller = scene.controller.map { ControllerID(file: file.path, object: $0.id) }
      for exit in scene.exits { exits[exit.id] = .some(controller) }
    }
    addGeneratedIdentifiers(file)
  }

  /// Adds the identifiers that Xcode's compiler gives scenes without one: `UIViewController-01V-rr-Nt1`.
  ///
  /// The initial scene gets one, and so does each scene that a segue leads to. Interface Builder fills them in when it
  /// moves scenes to another storyboard.
  private mutating func addGeneratedIdentifiers(_ file: InterfaceFile) {
    let destinations = Set(file.segues.compactMap(\.destination))
    for controller in controllers where controller.object.storyboardIdentifier == nil {
      let id = controller.id.object
      guard controller.isInitial || destinations.contains(id), let base = controller.baseClass
      else { continue }
      let identifier = "\(base)-\(id)"
      if identifiers[identifier] == nil { identifiers[identifier] = id }
    }
  }

  private mutating func link(_ controllers: [ControllerID]) {
    guard controllers.count > 1 else { return }
    for (controller, next) in zip(controllers, controllers.dropFirst() + controllers.prefix(1)) {
      companions[controller] = next
    }
  }

  private mutating func add(
    _ object: InterfaceObject, of scene: StoryboardModel.Scene, _ file: InterfaceFile
  ) {
    if let reference = SceneReference(object) {
      references[object.id] = reference
    } else if let kind = object.controllerKind {
      controllers.append(
        ControllerNode(
          id: ControllerID(file: file.path, object: object.id), kind: kind, object: object,
          sceneID: scene.id, isInitial: file.initialControllerID == object.id,
          runtime: file.targetRuntime))
      controllerIDs.insert(object.id)
    } else {
      return
    }
    if let identifier = object.storyboardIdentifier, identifiers[identifier] == nil {
      identifiers[identifier] = object.id
    }
  }
}
