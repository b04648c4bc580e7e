internal import Findings
internal import NavigationGraph
internal import SegueChecking
internal import SourceFacts
internal import StoryboardModel
internal import SwiftNaming

/// Finds the one thing that a request refers to.
struct SubjectSearch {
  private let app: LinkedApp
  private let interface: InterfaceNames

  init(_ app: LinkedApp) {
    self.app = app
    interface = InterfaceNames(app: app)
  }

  /// Returns the one thing that a request refers to, after checking that it can have the new name.
  func subject(of request: RenameRequest) throws(RenameFailure) -> RenameSubject {
    let (kind, all) = try found(request)
    var subject = RenameSubject(
      kind: kind, old: request.old, new: request.new, names: all, allNames: all, types: [])
    if kind == .action { try trimLabels(of: &subject) }
    try validate(subject.new, kind)
    guard subject.old != subject.new else { throw .sameName(subject.new) }
    try choose(&subject, for: request)
    if let place = place(of: subject.new, besides: subject) {
      throw .taken(subject.new, kind, at: place)
    }
    return subject
  }

  /// Returns all names of a kind, sorted.
  func names(_ kind: RenameKind) -> [String] {
    (Set(interface.all(kind).map(\.name)).union(declaredNames(kind))).sorted()
  }

  // MARK: Kinds

  private func found(
    _ request: RenameRequest
  ) throws(RenameFailure) -> (RenameKind, [InterfaceName]) {
    let kinds = request.kind.map { [$0] } ?? RenameKind.allCases
    let found = kinds.compactMap { kind -> (RenameKind, [InterfaceName])? in
      let name = kind == .action ? String(request.old.prefix { $0 != ":" }) : request.old
      let names = interface.all(kind).filter {
        $0.name == name || kind == .action && $0.value.prefix { $0 != ":" } == name
      }
      return names.contains { !$0.isReference } || declaredNames(kind).contains(name)
        ? (kind, names) : nil
    }
    guard let first = found.first else {
      let known = Set(kinds.flatMap(names)).sorted()
      throw .unknownName(
        request.old, kind: request.kind, nearest: NearestName.to(request.old, among: known))
    }
    guard found.count == 1 else { throw .severalKinds(request.old, found.map(\.0)) }
    return first
  }

  /// The names of classes, outlets and actions that code declares.
  private func declaredNames(_ kind: RenameKind) -> Set<String> {
    let types = app.code.table.types
    switch kind {
    case .segue, .scene, .reuse: return []
    case .class: return Set(types.filter(\.isClass).map(\.name))
    case .outlet:
      return Set(types.flatMap(\.properties).filter(\.fact.isOutlet).map(\.fact.name))
    case .action:
      return Set(
        types.flatMap(\.methods).filter { $0.fact.isAction || $0.fact.isSegueAction }
          .map(\.fact.name))
    }
  }

  /// Removes the labels of a selector: `saveWithSender:` becomes `save` for `save(sender:)`.
  private func trimLabels(of subject: inout RenameSubject) throws(RenameFailure) {
    subject.old = String(subject.old.prefix { $0 != ":" })
    subject.new = String(subject.new.prefix { $0 != ":" })
    guard let name = subject.names.first, name.name != subject.old,
      subject.old.hasPrefix(name.name)
    else { return }
    let labels = String(subject.old.dropFirst(name.name.count))
    guard subject.new.hasSuffix(labels), subject.new != labels else {
      throw .otherLabels(subject.new, suffix: labels)
    }
    subject.old = name.name
    subject.new = String(subject.new.dropLast(labels.count))
  }

  private func validate(_ name: String, _ kind: RenameKind) throws(RenameFailure) {
    if name.allSatisfy(\.isWhitespace) { throw .blankName }
    guard name.unicodeScalars.allSatisfy({ $0.value >= 0x20 || $0 == "\t" }) else {
      throw .controlCharacter
    }
    guard kind.isSwiftName else { return }
    guard SwiftLexer.isIdentifier(name) else { throw .notAnIdentifier(name, kind) }
    if ReservedNames.keywords.contains(name) { throw .keyword(name, kind) }
    if kind != .class, ["debugDescription", "description", "hash", "hashValue"].contains(name) {
      throw .taken(name, kind, at: "NSObject")
    }
  }

  // MARK: Owners

  /// Chooses the names of the owners that a request means.
  private func choose(
    _ subject: inout RenameSubject, for request: RenameRequest
  ) throws(RenameFailure) {
    let references = subject.names.filter(\.isReference)
    let all = subject.names.filter { !$0.isReference }
    let groups = groups(of: all, subject.kind)
    var chosen = all
    if !request.owners.isEmpty {
      let known = Set(all.flatMap(\.owners)).sorted()
      if let unknown = request.owners.first(where: { !known.contains($0) }) {
        throw .unknownOwner(unknown, owners: known)
      }
      func isMeant(_ name: InterfaceName) -> Bool {
        !Set(name.owners).isDisjoint(with: request.owners)
      }
      switch subject.kind {
      case .segue, .scene: chosen = all.filter(isMeant)
      default: chosen = groups.filter { $0.contains(where: isMeant) }.flatMap(\.self)
      }
    } else if groups.count > 1, !request.everywhere {
      let owners = groups.compactMap { $0.first?.owners.first }
      throw .severalOwners(subject.old, subject.kind, owners: Set(owners).sorted())
    }
    subject.allNames = all
    subject.names = chosen
    let controllers = subject.controllers
    let resolved = references.filter { $0.controller != nil }
    subject.allNames += resolved
    subject.names += resolved.filter { $0.controller.map(controllers.contains) ?? false }
    subject.types = types(of: subject)
  }

  /// The types that have the name, or declare it.
  private func types(of subject: RenameSubject) -> [CodeType.ID] {
    let named = Set(subject.names.filter { !$0.isUncertain }.flatMap(\.types))
    if !named.isEmpty || !subject.kind.isSwiftName { return named.sorted() }
    // No storyboard has the name, so code must declare it.
    return app.code.table.types.filter { type in
      switch subject.kind {
      case .class: type.isClass && type.name == subject.old
      case .outlet:
        type.properties.contains { $0.fact.isOutlet && $0.fact.name == subject.old }
      default: type.methods.contains { $0.fact.isAction && $0.fact.name == subject.old }
      }
    }.map(\.id)
  }

  /// Groups the names of the same owner, or of related classes.
  private func groups(of names: [InterfaceName], _ kind: RenameKind) -> [[InterfaceName]] {
    var groups: [[InterfaceName]] = []
    for name in names {
      func isSame(_ group: [InterfaceName]) -> Bool {
        group.contains { isOfSameOwner($0, name, kind) }
      }
      let same = groups.filter(isSame).flatMap(\.self)
      groups = groups.filter { !isSame($0) } + [same + [name]]
    }
    return groups
  }

  private func isOfSameOwner(
    _ name: InterfaceName, _ other: InterfaceName, _ kind: RenameKind
  ) -> Bool {
    if name.ownerKey == other.ownerKey, kind != .class || name.types.isEmpty || other.types.isEmpty
    {
      return true
    }
    guard kind != .scene else { return false }
    func isRelated(_ types: [CodeType.ID], _ others: [CodeType.ID]) -> Bool {
      types.contains { id in
        app.code.hierarchy.ancestry(of: id).types.contains(where: others.contains)
      }
    }
    return isRelated(name.types, other.types) || isRelated(other.types, name.types)
  }

  // MARK: The new name

  /// The place that has the new name already, or nil.
  private func place(of new: String, besides subject: RenameSubject) -> String? {
    let names = interface.all(subject.kind).filter { $0.name == new && !$0.isReference }
    switch subject.kind {
    case .segue:
      let controllers = subject.controllers
      return names.first { $0.controller.map(controllers.contains) ?? false }?.location.description
    case .scene, .reuse:
      let scopes = Set(subject.names.map(scope(of:)))
      return names.first { scopes.contains(scope(of: $0)) }?.location.description
    case .class:
      let declared = app.code.table.types.first {
        $0.kind != .extension && ($0.name == new || $0.objectiveCName == new)
      }
      return declared.map { app.code.location($0.position, $0.sourceFile).description }
        ?? names.first?.location.description
    case .outlet, .action:
      guard subject.types.isEmpty else { return place(ofMember: new, besides: subject) }
      let owners = Set(subject.names.map(\.ownerKey))
      return names.first { owners.contains($0.ownerKey) }?.location.description
    }
  }

  /// The place of a member with the new name in the classes that have the old one, or in related classes.
  private func place(ofMember new: String, besides subject: RenameSubject) -> String? {
    // A property and a method with labels can have the same name.
    let isProperty =
      subject.kind == .outlet
      || subject.types.flatMap { app.code.table[$0].methods }
        .contains { $0.fact.name == subject.old && $0.fact.labels.isEmpty }
    let types = subject.types.flatMap { id in
      app.code.hierarchy.family(of: id) + app.code.hierarchy.ancestry(of: id).types
    }
    for type in types.map({ app.code.table[$0] }) {
      if isProperty, let property = type.properties.first(where: { $0.fact.name == new }) {
        return app.code.location(property.fact.position, property.sourceFile).description
      }
      let method = type.methods.first {
        $0.fact.name == new && (subject.kind == .action || $0.fact.labels.isEmpty)
      }
      if let method {
        return app.code.location(method.fact.position, method.sourceFile).description
      }
    }
    return nil
  }

  /// The key of the names among which an identifier has to be unique.
  private func scope(of name: InterfaceName) -> String {
    name.kind == .scene
      ? name.ownerKey : "\(name.location.file) \(name.controller?.object.rawValue ?? "")"
  }
}
