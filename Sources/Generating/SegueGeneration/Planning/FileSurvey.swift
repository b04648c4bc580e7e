internal import Findings
internal import StoryboardModel

/// The objects of a file that code is planned from, found in one walk.
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
  /// The place of the initial controller, or of the reference to it.
  private(set) var initialLocation: SourceLocation?
  /// The modules that the file declares to be its target's.
  private(set) var targetModules: Set<String> = []
  /// Descriptions of what fires segues, by id.
  private(set) var controls: [ObjectID: String] = [:]

  init(_ file: InterfaceFile) {
    let holders = Set(file.segues.lazy.map(\.holder))
    var survey = self
    for objects in [file.objects] + file.scenes.map(\.objects) {
      objects.forEachInTree { object in
        if !holders.isEmpty, holders.contains(object.pointee.id) {
          survey.addControl(object.pointee)
        }
        survey.addIdentifiers(of: object)
        if InterfaceObject.isController(orReference: object) {
          survey.addScene(object.pointee, in: file)
        }
      }
    }
    self = survey
  }

  private mutating func addControl(_ object: InterfaceObject) {
    if controls[object.id] == nil, object.controllerKind == nil {
      controls[object.id] = ControlWords.words(for: object)
    }
  }

  private mutating func addIdentifiers(of object: UnsafePointer<InterfaceObject>) {
    let attributes = object.pointee.attributes
    if let identifier = attributes["reuseIdentifier"], !identifier.isEmpty,
      object.pointee.element != "tableViewCellContentView"
    {
      reusables.append(
        Reusable(
          identifier: identifier, element: object.pointee.element,
          customClass: object.pointee.customClass, location: object.pointee.location))
    }
    if let identifier = attributes["restorationIdentifier"], !identifier.isEmpty {
      restorationIdentifiers.append((identifier, object.pointee.location))
    }
  }

  private mutating func addScene(_ object: InterfaceObject, in file: InterfaceFile) {
    if object.attributes["restorationIdentifier"] == nil,
      let identifier = object.restorationIdentifier, !identifier.isEmpty
    {
      restorationIdentifiers.append((identifier, object.location))
    }
    // Only controllers, because an outline keeps no other custom classes of the target.
    if let custom = object.customClass, custom.moduleIsTarget, let module = custom.module {
      targetModules.insert(module)
    }
    if object.id == file.initialControllerID, initialLocation == nil {
      initialLocation = object.location
    }
    if let identifier = object.storyboardIdentifier, !identifier.isEmpty {
      entries.append(Entry(id: object.id, identifier: identifier, location: object.location))
    }
  }
}
