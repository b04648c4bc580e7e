internal import Findings
internal import StoryboardModel

/// What one walk over a file's objects finds, for all passes.
struct FileSurvey {
  /// A view that is dequeued by its identifier.
  struct Reusable {
    var identifier: String
    var element: String
    var customClass: CustomClass?
    var location: SourceLocation
  }

  /// A scene with a storyboard identifier: a controller, or a reference to one.
  struct Entry {
    var id: ObjectID
    var identifier: String
    var location: SourceLocation
  }

  private(set) var reusables: [Reusable] = []
  private(set) var restorationIdentifiers: [(identifier: String, location: SourceLocation)] = []
  private(set) var entries: [Entry] = []
  /// Where the initial controller, or the reference that stands for it, is.
  private(set) var initialLocation: SourceLocation?
  /// The modules that the file calls its target's.
  private(set) var targetModules: Set<String> = []
  /// What fires segues, in words, by id.
  private(set) var controls: [ObjectID: String] = [:]

  init(_ file: InterfaceFile) {
    let holders = Set(file.segues.lazy.map(\.holder))
    // Without recursion: how deep objects nest is the file's to say.
    var pending = Array((file.scenes.flatMap(\.objects) + file.objects).reversed())
    while let object = pending.popLast() {
      visit(object, isHolder: holders.contains(object.id), in: file)
      if !object.children.isEmpty { pending.append(contentsOf: object.children.reversed()) }
    }
  }

  private mutating func visit(_ object: InterfaceObject, isHolder: Bool, in file: InterfaceFile) {
    if isHolder, controls[object.id] == nil, object.controllerKind == nil {
      controls[object.id] = ControlWords.words(for: object)
    }
    if let identifier = object.reuseIdentifier, !identifier.isEmpty,
      object.element != "tableViewCellContentView"
    {
      reusables.append(
        Reusable(
          identifier: identifier, element: object.element, customClass: object.customClass,
          location: object.location))
    }
    if let identifier = object.restorationIdentifier, !identifier.isEmpty {
      restorationIdentifiers.append((identifier, object.location))
    }
    guard object.controllerKind != nil || object.isSceneReference else { return }
    // Controllers only: a file that was pruned has no other objects to say it.
    if let custom = object.customClass, custom.moduleIsTarget, let module = custom.module {
      targetModules.insert(module)
    }
    if object.id == file.initialControllerID, initialLocation == nil {
      initialLocation = object.location
    }
    if let identifier = object.attributes["storyboardIdentifier"] ?? object.storyboardIdentifier,
      !identifier.isEmpty
    {
      entries.append(Entry(id: object.id, identifier: identifier, location: object.location))
    }
  }
}
