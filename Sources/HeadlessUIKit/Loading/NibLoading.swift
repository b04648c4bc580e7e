import StoryboardModel

/// A xib on its way to objects: the file, and who owns what is made of it.
@MainActor
struct NibLoading {
  /// The id that every xib gives to its File's Owner.
  static let ownerID: ObjectID = "-1"

  let file: StoryboardFile
  let owner: NSObject?
  /// What stands for the placeholders of external objects, by their identifiers.
  var externalObjects: [String: NSObject] = [:]
  /// Everything that was made, by id.
  let made = PrototypeObjects()

  /// Makes the top-level objects, placeholders left out, in the order of the file.
  func topLevelObjects() -> [NSObject] {
    let factory = ViewFactory(nib: self)
    let objects = file.model.objects.compactMap { object -> NSObject? in
      guard object.element != "placeholder" else { return nil }
      // A gesture may have been made with a view that has it.
      return made.objects[object.id] ?? factory.makeTopLevel(object)
    }
    #if canImport(ObjectiveC)
    connectOutlets()
    #endif
    return objects
  }

  /// The view that the file connects to an outlet of its owner.
  func view(ofOutlet name: String) -> UIView? {
    let outlet = file.connections[Self.ownerID]?.first { $0.kind == .outlet(property: name) }
    return outlet?.destination.flatMap { made.objects[$0] as? UIView }
  }

  #if canImport(ObjectiveC)
  private func connectOutlets() {
    var objects = made.objects
    if let owner { objects[Self.ownerID] = owner }
    for placeholder in file.model.objects {
      guard let identifier = placeholder.attributes["placeholderIdentifier"] else { continue }
      objects[placeholder.id] = externalObjects[identifier]
    }
    ObjectiveCOutlets(connections: file.connections, objects: objects).connect()
  }
  #endif
}

extension ViewFactory {
  /// Makes a xib's top-level object: a view, an item, a gesture or a controller.
  ///
  /// Another object is a plain `NSObject` in its place, for off Apple systems Swift makes none of a
  /// class that is only known at run time. A controller has no view of the file's.
  func makeTopLevel(_ object: InterfaceObject) -> NSObject {
    if let made = makeAny(object) { return made }
    guard let kind = object.controllerKind else { return NSObject() }
    let custom: AnyClass? = object.customClass.flatMap { ClassLookup.find($0, in: nil) }
    let controllerClass = custom as? UIViewController.Type ?? kind.controllerClass
    return controllerClass.init(coder: NibCoder(object)) ?? NSObject()
  }
}
