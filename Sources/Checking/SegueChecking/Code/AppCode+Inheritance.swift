/// The types that others inherit from or conform to.
extension AppCode {
  /// Whether a type is another type, inherits from it, or conforms to it.
  package func isKind(_ type: TypeReference, of other: TypeReference) -> Answer {
    switch (type, other) {
    case (.app(let ids), .app(let others)):
      Answer.all(ids.map { id in Answer.any(others.map { isKind(id, of: $0) }) })
    case (.app(let ids), .system(let name)):
      Answer.all(ids.map { isKind($0, of: name) })
    case (.system(let name), .system(let other)):
      SystemClasses.isKind(name, of: other)
    case (.system(let name), .app(let others)):
      // No system class inherits from the app's, but an extension may make it conform.
      others.contains { table[$0].isClass }
        ? .no : .undecided(.mayConform(name, to: others.first.map { table[$0].name } ?? "it"))
    case (.external(let name), _), (_, .external(let name)): .undecided(.declaredElsewhere(name))
    }
  }

  /// Whether a type is a class of the app.
  func isClass(_ type: TypeReference) -> Bool {
    !type.ids.isEmpty && type.ids.allSatisfy { table[$0].isClass }
  }

  /// Whether nothing can have both types: a tab bar controller is never a navigation controller.
  func areApart(_ type: TypeReference, _ other: TypeReference) -> Bool {
    isKind(type, of: other) == .no && isKind(other, of: type) == .no
  }

  /// Whether a type inherits from another one of the app, or conforms to it.
  private func isKind(_ id: CodeType.ID, of other: CodeType.ID) -> Answer {
    let ancestry = hierarchy.ancestry(of: id)
    if ancestry.types.contains(other) { return .yes }
    if ancestry.isCut, let gap = ancestry.gap { return .undecided(gap) }
    if table[other].isClass {
      // A class that is declared elsewhere cannot inherit from a class of the app.
      return ancestry.alternatives.contains(table[other].name)
        ? .undecided(.declarationsDiffer) : .no
    }
    // A no is never certain, because a conformance may be declared anywhere.
    return protocols(of: ancestry.types, seenFrom: table[id].sourceFile).contains(other)
      ? .yes : .undecided(.conformance(to: table[other].name))
  }

  /// Whether a type inherits from a class of the system, or conforms to a protocol of the system.
  private func isKind(_ id: CodeType.ID, of system: String) -> Answer {
    let ancestry = hierarchy.ancestry(of: id)
    if let end = ancestry.system,
      SystemClasses.superclass(of: system) != nil || system == "NSObject"
    {
      let answer = SystemClasses.isKind(end, of: system)
      guard answer == .no,
        ancestry.alternatives.contains(where: { SystemClasses.isKind($0, of: system) == .yes })
      else { return answer }
      return .undecided(.declarationsDiffer)
    }
    if let gap = ancestry.gap { return .undecided(gap) }
    return .undecided(.mayBeProtocol(system))
  }

  /// Returns the protocols to which some classes conform: by their own declarations, then by those of these protocols.
  ///
  /// The targets of `sourceFile` decide which of several protocols with one name is meant.
  func protocols(of classes: [CodeType.ID], seenFrom sourceFile: SourceIndex) -> [CodeType.ID] {
    var owners = classes
    var seen = Set(classes)
    var next = 0
    while next < owners.count, next < classes.count + Self.mostProtocols {
      let owner = table[owners[next]]
      let scope = Array(owner.path.dropLast())
      // What an extension requires isn't true of all that it extends.
      for written in owner.inherited where !owner.conditions.contains(written.fact) {
        owners += names.types(TypeText.plainPath(written.fact), in: scope, from: sourceFile)
          .filter { seen.insert($0).inserted }
      }
      next += 1
    }
    return Array(owners.dropFirst(classes.count))
  }

  /// Returns the protocols of a class, also by the app's extensions of the system's classes.
  func protocols(of id: CodeType.ID, seenFrom sourceFile: SourceIndex) -> [CodeType.ID] {
    protocols(of: declaringTypes(of: .app([id])), seenFrom: sourceFile)
  }

  /// The maximum number of a type's protocols whose inheritance is followed.
  ///
  /// Otherwise, a chain of thousands could be followed for each of thousands of classes.
  private static let mostProtocols = 64

  /// Whether classes certainly aren't controllers, so that they perform the segues of others.
  func areNotControllers(_ ids: [CodeType.ID]) -> Bool {
    ids.allSatisfy { id in
      let ancestry = hierarchy.ancestry(of: id)
      guard ancestry.gap == nil else { return false }
      guard let system = ancestry.system else { return true }
      return SystemClasses.controllers.allSatisfy { SystemClasses.isKind(system, of: $0) == .no }
    }
  }

  /// A class and its superclasses, including the app's extensions of the system's.
  func declaringTypes(of type: TypeReference) -> [CodeType.ID] {
    switch type {
    case .app(let ids):
      ids.map(hierarchy.ancestry).flatMap { $0.types + table.outermost(named: $0.systemChain) }
    case .system(let name): extensions(of: name).types
    case .external: []
    }
  }
}
