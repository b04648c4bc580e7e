import StoryboardModel

extension NibLoading {
  /// Creates the top-level objects except placeholders, in the order of the file.
  func topLevelObjects() -> [NSObject] {
    let factory = ViewFactory(nib: self)
    let objects = file.model.objects.compactMap { object -> NSObject? in
      guard object.element != "placeholder" else { return nil }
      // A gesture may already have been created with a view that has it.
      return made.objects[object.id] ?? factory.makeTopLevel(object)
    }
    #if canImport(ObjectiveC)
    connectOutlets()
    #endif
    return objects
  }

  #if canImport(ObjectiveC)
  private func connectOutlets() {
    var objects = made.objects
    if let owner { objects[Self.ownerID] = owner }
    for placeholder in file.model.objects {
      guard let identifier = placeholder.attributes["placeholderIdentifier"],
        let external = externalObjects[identifier]
      else { continue }
      objects[placeholder.id] = external
    }
    ObjectiveCOutlets(connections: file.connections, objects: objects).connect()
  }
  #endif
}

extension ViewFactory {
  /// Creates a xib's top-level object: a view, an item, a gesture or a controller.
  ///
  /// Any other object becomes a plain `NSObject`, because on non-Apple platforms Swift can't create
  /// an object of a class that is only known at run time. A controller gets no view from the file.
  func makeTopLevel(_ object: InterfaceObject) -> NSObject {
    if let made = makeAny(object) { return made }
    guard let kind = object.controllerKind else { return NSObject() }
    let custom: AnyClass? = object.customClass.flatMap { ClassLookup.find($0, with: nil) }
    let controllerClass = custom as? UIViewController.Type ?? kind.controllerClass
    guard let controller = controllerClass.init(coder: NibCoder(object)) else { return NSObject() }
    nib?.made.objects[object.id] = controller
    return controller
  }
}
