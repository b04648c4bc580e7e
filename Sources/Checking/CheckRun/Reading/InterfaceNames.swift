internal import SegueChecking
internal import StoryboardModel

/// The names in storyboards and xibs that refer to code, or by which code refers to them.
struct InterfaceNames: Sendable {
  /// The custom classes, without their modules.
  private(set) var classes: Set<String> = []
  /// The ones among ``classes`` that are classes of objects that load a xib.
  private(set) var owners: Set<String> = []
  /// The names that a method for an unwind action, or for an action of the first responder, may have.
  ///
  /// Any class may declare such a method.
  private(set) var methods: Set<String> = []
  /// The names that rules look for in sources: classes, outlets, the first parts of actions' selectors, the
  /// words of storyboard identifiers, and the accessors that generators derive from these.
  private(set) var sought: Set<String> = []
  /// The storyboard identifiers of scenes and references, and the identifiers of segues.
  private(set) var identifiers: Set<String> = []
  /// The names by which code loads xibs.
  private(set) var xibs: Set<String> = []

  /// Combines the names of several files.
  init(of files: some Sequence<InterfaceNames>) {
    for names in files {
      classes.formUnion(names.classes)
      owners.formUnion(names.owners)
      methods.formUnion(names.methods)
      sought.formUnion(names.sought)
      identifiers.formUnion(names.identifiers)
      xibs.formUnion(names.xibs)
    }
  }

  init(of file: InterfaceFile) {
    if file.kind == .xib { xibs = XibName.all(ofFile: file.path) }
    // In a xib, the first responder is marked by its number alone.
    var responders: Set<ObjectID> = [ObjectID(rawValue: "-1")]
    for objects in file.scenes.map(\.objects) + [file.objects] { add(objects, &responders) }
    for scene in file.scenes { addIdentifiers(of: scene) }
    for segue in file.segues { add(segue) }
    for connection in file.connections { add(connection, responders) }
    sought.formUnion(classes)
  }

  /// Adds the classes of objects, and collects the first responders among these.
  private mutating func add(_ objects: [InterfaceObject], _ responders: inout Set<ObjectID>) {
    objects.forEachInTree { object in
      if let name = object.pointee.attributes["customClass"].map(Self.ownName) {
        classes.insert(name)
        if object.pointee.isFilesOwner { owners.insert(name) }
      }
      if object.pointee.attributes["placeholderIdentifier"] == "IBFirstResponder" {
        responders.insert(object.pointee.id)
      }
    }
  }

  private mutating func addIdentifiers(of scene: Scene) {
    identifiers.formUnion(scene.objects.compactMap(\.storyboardIdentifier))
    guard let identifier = scene.controller?.storyboardIdentifier else { return }
    sought.formUnion(IdentifierWords.words(of: identifier) ?? [])
    sought.formUnion(IdentifierWords.accessors(of: identifier))
  }

  private mutating func add(_ segue: Segue) {
    if let identifier = segue.identifier { identifiers.insert(identifier) }
    if let name = segue.customClass?.name { classes.insert(Self.ownName(name)) }
    if let action = segue.unwindAction { methods.formUnion(Self.methodNames(action)) }
  }

  private mutating func add(_ connection: Connection, _ responders: Set<ObjectID>) {
    if let name = connection.kind.memberName { sought.insert(name) }
    guard case .action(let selector, _) = connection.kind else { return }
    if connection.destination.map(responders.contains) ?? true {
      methods.formUnion(Self.methodNames(selector))
    }
  }

  /// Returns the name of a class without its module.
  private static func ownName(_ name: String) -> String {
    name.split(separator: ".").last.map(String.init) ?? name
  }

  /// Returns the names that a method with a selector may have in the source.
  ///
  /// `unwindToList:` may be `unwindToList(_:)`, `unwindTo(list:)` or `unwind(toList:)`.
  static func methodNames(_ selector: String) -> [String] {
    let first = selector.prefix { $0 != ":" }
    let labeled = first.unicodeScalars.indices.dropFirst()
      .filter { first.unicodeScalars[$0].properties.isUppercase }
      .map { String(first[..<$0]) }
    return labeled + [String(first)]
  }
}
