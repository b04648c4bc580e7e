internal import NavigationGraph
internal import SegueChecking
internal import StoryboardModel

// Reuse identifiers, which AppKit calls the identifiers of views.
extension InterfaceNames {
  /// The identifiers of cells and other reusable views of UIKit.
  func reuseIdentifiers(in file: InterfaceFile) -> [InterfaceName] {
    var found: [InterfaceName] = []
    func look(_ objects: [InterfaceObject], _ controller: InterfaceObject?) {
      objects.forEachInTree { object in
        guard let identifier = object.pointee.reuseIdentifier, !identifier.isEmpty else { return }
        found.append(
          name(of: object.pointee, identifier, "reuseIdentifier", in: file, controller))
      }
    }
    for scene in file.scenes { look(scene.objects, scene.controller) }
    look(file.objects, nil)
    return found
  }

  /// The identifiers of AppKit's reusable views: views in the columns of tables, and the top-level
  /// views of a xib if code makes or registers a view by the identifier.
  ///
  /// Identifiers of columns, windows and controls are different names.
  func identifiers(in file: InterfaceFile) -> [InterfaceName] {
    var found: [InterfaceName] = []
    func add(
      _ object: InterfaceObject, _ controller: InterfaceObject?, column: InterfaceObject? = nil
    ) {
      guard let identifier = object.attributes["identifier"], !identifier.isEmpty,
        identifier != Self.rowView
      else { return }
      var name = name(of: object, identifier, "identifier", in: file, controller)
      name.isAlsoOfColumn = column?.attributes["identifier"] == identifier
      found.append(name)
    }
    func look(_ objects: [InterfaceObject], _ controller: InterfaceObject?) {
      objects.forEachInTree { column in
        guard column.pointee.element == "tableColumn" else { return }
        for view in column.pointee.children where view.key == nil {
          add(view, controller, column: column.pointee)
        }
      }
    }
    for scene in file.scenes { look(scene.objects, scene.controller) }
    look(file.objects, nil)
    guard file.kind == .xib else { return found }
    let named = file.objects.filter { $0.attributes["identifier"] != nil }
    let used = named.isEmpty ? [] : app.uses.reuse.identifiers
    for object in named where used.contains(object.attributes["identifier"] ?? "") {
      add(object, nil)
    }
    return found
  }

  /// The identifier by which a table itself finds the view of a row.
  private static let rowView = "NSTableViewRowViewKey"

  private func name(
    of object: InterfaceObject, _ identifier: String, _ attribute: String, in file: InterfaceFile,
    _ controller: InterfaceObject?
  ) -> InterfaceName {
    var name = name(
      .reuse, identifier, attribute, at: object.location,
      of: controller.map { ControllerID(file: file.path, object: $0.id) }, in: file)
    if controller == nil, let owner = file.objects.first(where: \.isFilesOwner)?.customClass,
      case .app(let ids) = app.classes.meaning(of: owner, in: file.path)
    {
      name.types = ids
      name.owners.insert(owner.name, at: 0)
    }
    if let custom = object.customClass {
      name.owners.append(custom.name)
      name.ownerKey = "class \(custom.name)"
    }
    return name
  }
}
