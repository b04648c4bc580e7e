internal import Findings
internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel

/// A name in a storyboard or xib.
struct InterfaceName {
  var kind: RenameKind
  /// The name as the user gives it: without a module or a selector's colons.
  var name: String
  /// The whole value of the attribute.
  var value: String
  var attribute: String
  /// The start of the element.
  var location: SourceLocation
  /// The controller that has the name, or whose scene contains it.
  var controller: ControllerID?
  /// The names of the owner that `--in` accepts, the one for messages first.
  var owners: [String]
  /// The owner's classes in the app.
  ///
  /// For a member, the classes that declare it.
  var types: [CodeType.ID] = []
  /// Whether it isn't certain that the owner has one of the classes.
  var isUncertain = false
  /// Whether the name only refers to another one, as a storyboard reference does.
  var isReference = false
  /// Whether the column of a table has the same identifier as the view in it.
  var isAlsoOfColumn = false
  /// A key that is equal for names of the same owner, even if the owner has no class in the code.
  var ownerKey: String
}

/// The names of one kind in all storyboards and xibs of an app.
struct InterfaceNames {
  let app: LinkedApp

  /// Returns the names of a kind, in the order of the files.
  func all(_ kind: RenameKind) -> [InterfaceName] {
    app.graph.files.flatMap { file in
      switch kind {
      case .segue: segues(in: file)
      case .scene: scenes(in: file)
      case .reuse:
        file.targetRuntime == .macOS ? identifiers(in: file) : reuseIdentifiers(in: file)
      case .class: classes(in: file)
      case .outlet: outlets(in: file)
      case .action: actions(in: file)
      }
    }
  }

  // MARK: Identifiers

  private func segues(in file: InterfaceFile) -> [InterfaceName] {
    (app.graph.links[file.path] ?? []).compactMap { link in
      guard let identifier = link.segue.usableIdentifier else { return nil }
      return name(
        .segue, identifier, "identifier", at: link.segue.location, of: link.source, in: file)
    }
  }

  private func scenes(in file: InterfaceFile) -> [InterfaceName] {
    file.scenes.flatMap(\.objects).flatMap { object -> [InterfaceName] in
      var found: [InterfaceName] = []
      if let identifier = object.storyboardIdentifier, !identifier.isEmpty {
        let attribute =
          object.attributes["storyboardIdentifier"] == nil ? "identifier" : "storyboardIdentifier"
        var name = name(
          .scene, identifier, attribute, at: object.location,
          of: ControllerID(file: file.path, object: object.id), in: file)
        // The identifiers of a storyboard are one scope, whatever the classes of its scenes are.
        name.ownerKey = storyboardName(file)
        found.append(name)
      }
      if let reference = SceneReference(object), let identifier = reference.referencedIdentifier {
        let target = app.graph.destination(of: object.id, in: file.path)?.controller
        var name = name(
          .scene, identifier, "referencedIdentifier", at: object.location, of: target, in: file)
        name.isReference = true
        found.append(name)
      }
      return found
    }
  }

  func name(
    _ kind: RenameKind, _ text: String, _ attribute: String, at location: SourceLocation,
    of controller: ControllerID?, in file: InterfaceFile
  ) -> InterfaceName {
    let node = controller.flatMap { app.graph.controller($0) }
    let types = controller.map { app.scenes.type(of: $0).ids } ?? []
    let owners = [
      node?.customClass?.name, node?.object.storyboardIdentifier, storyboardName(file),
    ]
    return InterfaceName(
      kind: kind, name: text, value: text, attribute: attribute, location: location,
      controller: controller, owners: owners.compactMap(\.self), types: types,
      ownerKey: controller.map { "\($0.file) \($0.object.rawValue)" } ?? file.path)
  }

  private func storyboardName(_ file: InterfaceFile) -> String {
    StoryboardName.withoutDevice(file.path)
  }

  // MARK: Classes

  private func classes(in file: InterfaceFile) -> [InterfaceName] {
    var found: [InterfaceName] = []
    func add(_ custom: CustomClass?, _ location: SourceLocation) {
      guard let custom else { return }
      var types: [CodeType.ID] = []
      switch app.classes.meaning(of: custom, in: file.path) {
      case .app(let ids): types = ids
      // A system class keeps its name, and so does the placeholder for the first responder.
      case .system: return
      case .external, nil: if custom.name == "FirstResponder" { return }
      }
      found.append(
        InterfaceName(
          kind: .class, name: custom.name, value: custom.name, attribute: "customClass",
          location: location,
          owners: targets(of: file) + [storyboardName(file)],
          types: types, ownerKey: "class"))
    }
    file.forEachObject { object in
      guard object.pointee.attributes["customClass"] != nil else { return }
      add(object.pointee.customClass, object.pointee.location)
    }
    for segue in file.segues { add(segue.customClass, segue.location) }
    return found
  }

  /// The names of the targets that contain a file, as their projects write them.
  private func targets(of file: InterfaceFile) -> [String] {
    app.input.membership(of: file.path).targets
      .compactMap { $0.split(separator: ":").dropLast().last.map(String.init) }
  }

  // MARK: Members

  private func outlets(in file: InterfaceFile) -> [InterfaceName] {
    let customs = customClasses(in: file)
    return file.connections.compactMap { connection in
      switch connection.kind {
      case .outlet(let property), .outletCollection(let property):
        member(
          .outlet, property, "property", at: connection.location, of: customs[connection.holder],
          in: file)
      case .action, .other: nil
      }
    }
  }

  private func actions(in file: InterfaceFile) -> [InterfaceName] {
    let customs = customClasses(in: file)
    var found = file.connections.map { connection -> InterfaceName? in
      guard case .action(let selector, _) = connection.kind, let target = connection.destination
      else { return nil }
      return member(
        .action, selector, "selector", at: connection.location, of: customs[target], in: file)
    }
    for link in app.graph.links[file.path] ?? [] {
      if let action = link.segue.unwindAction {
        found.append(
          member(.action, action, "unwindAction", at: link.segue.location, of: nil, in: file))
      }
      if let action = link.segue.destinationCreationSelector {
        let custom = link.source.flatMap { app.graph.controller($0)?.customClass }
        found.append(
          member(
            .action, action, "destinationCreationSelector", at: link.segue.location, of: custom,
            in: file))
      }
    }
    return found.compactMap(\.self)
  }

  /// The name of a member of an object.
  ///
  /// If the object has no class, any class that declares the member may be meant.
  private func member(
    _ kind: RenameKind, _ value: String, _ attribute: String, at location: SourceLocation,
    of custom: CustomClass?, in file: InterfaceFile
  ) -> InterfaceName? {
    let name = String(value.prefix { $0 != ":" })
    guard !name.isEmpty,
      let (types, isUncertain) = owners(of: value, kind, of: custom, in: file)
    else { return nil }
    let declared = types.map { app.code.table[$0].name }
    let methods = kind == .action ? types.flatMap { app.code.table[$0].methods } : []
    let method = MemberName.meanings(of: value, kind).lazy.compactMap { member in
      methods.first { member.isDeclared(by: $0.fact) }
    }.first
    return InterfaceName(
      kind: kind, name: method?.fact.name ?? name, value: value, attribute: attribute,
      location: location,
      owners: declared + [custom?.name, storyboardName(file)].compactMap(\.self), types: types,
      isUncertain: isUncertain, ownerKey: "class \(custom?.name ?? "")")
  }

  /// Returns the types that declare a member of an object, or none if the object's class is unknown.
  ///
  /// - Returns: Nil if the member is inherited from the system, or missing.
  private func owners(
    of value: String, _ kind: RenameKind, of custom: CustomClass?, in file: InterfaceFile
  ) -> (types: [CodeType.ID], isUncertain: Bool)? {
    var types: [CodeType.ID]
    var isUncertain = false
    if let custom, custom.name != "FirstResponder" {
      switch app.classes.meaning(of: custom, in: file.path) {
      case .app(let ids)?:
        types = declaring(value, kind, among: ids)
        // A subclass that loads the file may have it.
        if types.isEmpty {
          types = declaring(value, kind, among: ids.flatMap(app.code.hierarchy.family))
        }
      case .some:
        // The class may belong to another target, such as a watch app.
        let named = app.code.table.types.filter { $0.isClass && $0.name == custom.name }
        types = declaring(value, kind, among: named.map(\.id))
        isUncertain = true
      case nil: return ([], false)
      }
    } else {
      // An outlet of an object without a class belongs to the system.
      guard kind == .action else { return nil }
      let names = MemberName.meanings(of: value, kind)
      let all = app.code.table.types.filter { type in names.contains { $0.isDeclared(in: type) } }
      types = declaring(value, kind, among: all.map(\.id))
    }
    return types.isEmpty ? nil : (types, isUncertain)
  }

  /// For each of some classes, the topmost class in its hierarchy that declares a member.
  private func declaring(
    _ value: String, _ kind: RenameKind, among ids: [CodeType.ID]
  ) -> [CodeType.ID] {
    let members = MemberName.meanings(of: value, kind)
    return Set(
      ids.compactMap { id -> CodeType.ID? in
        let types = app.code.hierarchy.ancestry(of: id).types
        return members.lazy.compactMap { member in
          types.last { member.isDeclared(in: app.code.table[$0]) }
        }.first
      }
    ).sorted()
  }

  private func customClasses(in file: InterfaceFile) -> [ObjectID: CustomClass] {
    var customs: [ObjectID: CustomClass] = [:]
    file.forEachObject { object in
      guard object.pointee.attributes["customClass"] != nil, !object.pointee.isFirstResponder
      else { return }
      customs[object.pointee.id] = object.pointee.customClass
    }
    return customs
  }
}

/// The name of an outlet or the selector of an action.
struct MemberName {
  private let value: String
  private let kind: RenameKind
  /// Whether the selector is that of Swift 1 and 2.
  private let isLegacy: Bool

  /// Returns the possible meanings of a text in a storyboard; the first one that is declared counts.
  static func meanings(of value: String, _ kind: RenameKind) -> [MemberName] {
    let name = MemberName(value: value, kind: kind, isLegacy: false)
    return kind == .action ? [name, MemberName(value: value, kind: kind, isLegacy: true)] : [name]
  }

  /// Whether a type declares the member itself.
  func isDeclared(in type: CodeType) -> Bool {
    switch kind {
    case .outlet: type.properties.contains { isDeclared(by: $0.fact) }
    default: type.methods.contains { isDeclared(by: $0.fact) }
    }
  }

  func isDeclared(by fact: PropertyFact) -> Bool {
    fact.name == value && (fact.objectiveCName ?? value) == value
  }

  func isDeclared(by fact: MethodFact) -> Bool {
    (isLegacy ? fact.legacySelector : fact.selector) == value
  }
}
