internal import SourceFacts

/// The superclasses and subclasses of the app's classes.
package struct ClassHierarchy: Sendable {
  /// The maximum number of superclasses that are followed.
  ///
  /// Each class stores its whole chain, so memory grows with the square of a chain's length.
  private static let longestChain = 200

  /// The maximum number of classes with one name that count as a class's superclass.
  ///
  /// A folder may contain hundreds of apps with a class of that name each.
  private static let mostAlternatives = 8

  private let ancestries: [Ancestry]
  private let subclasses: [CodeType.ID: [CodeType.ID]]
  private let ranges: FamilyRanges

  init(_ names: TypeNames) {
    let table = names.table
    let superclasses = table.types.map { Self.superclasses(of: $0, names) }
    let parents = superclasses.map { $0.first?.ids.first }
    subclasses = table.types.reduce(into: [:]) { subclasses, type in
      if let parent = parents[type.id.index] { subclasses[parent, default: []].append(type.id) }
    }
    ranges = FamilyRanges(parents: parents.map { $0?.index })
    ancestries = table.types.map { Self.ancestry(of: $0, superclasses, table) }
  }

  package func ancestry(of id: CodeType.ID) -> Ancestry { ancestries[id.index] }

  func hasSubclasses(_ id: CodeType.ID) -> Bool {
    (subclasses[id] ?? []).contains { $0 != id }
  }

  /// The numbers that ``FamilyRanges`` gives a class and its subclasses; nil if it inherits from itself.
  func familyRange(of id: CodeType.ID) -> Range<Int>? { ranges[id.index] }

  /// A class and all classes that inherit from it.
  package func family(of id: CodeType.ID) -> [CodeType.ID] {
    var found: Set<CodeType.ID> = [id]
    var pending = [id]
    while let next = pending.popLast() {
      for child in subclasses[next] ?? [] where found.insert(child).inserted {
        pending.append(child)
      }
    }
    return found.sorted()
  }

  private static func ancestry(
    of type: CodeType, _ superclasses: [[TypeReference]], _ table: TypeTable
  ) -> Ancestry {
    var ancestry = Ancestry(types: [])
    var visited: Set<CodeType.ID> = []
    var next = type.id
    while visited.insert(next).inserted {
      guard ancestry.types.count < longestChain else {
        ancestry.gap = "\(table[type.id].name) inherits from more than \(longestChain) classes"
        ancestry.isCut = true
        return ancestry
      }
      ancestry.types.append(next)
      if table[next].isOfLibrary { ancestry.gap = .declaredElsewhere(table[next].name) }
      if table[next].isUnfinished {
        ancestry.gap = "a closing brace is missing in \(table[next].name)"
      }
      ancestry.inherited += table[next].inherited
      if superclasses[next.index].count > 1 {
        let all = superclasses[next.index].map { names(from: $0, superclasses, table) }
        ancestry.alternatives += all.filter { $0 != all[0] }.joined()
      }
      switch superclasses[next.index].first {
      case .app(let parents)?: next = parents[0]
      case .system(let name)?:
        ancestry.system = name
        return ancestry
      case .external(let name)?:
        ancestry.gap = .declaredElsewhere(name)
        return ancestry
      case nil: return ancestry
      }
    }
    ancestry.gap = "\(table[next].name) inherits from itself"
    return ancestry
  }

  /// Returns the names of a superclass and its superclasses in the app, and then that of the system's class.
  private static func names(
    from superclass: TypeReference, _ superclasses: [[TypeReference]], _ table: TypeTable
  ) -> [String] {
    var names: [String] = []
    var next: TypeReference? = superclass
    while let id = next?.ids.first, names.count < longestChain {
      names.append(table[id].name)
      next = superclasses[id.index].first
    }
    if case .system(let name)? = next { names.append(name) }
    return names
  }

  /// Returns a type's superclass, and then those that it has in other branches of an `#if`, or in other targets.
  private static func superclasses(of type: CodeType, _ names: TypeNames) -> [TypeReference] {
    if type.kind == .extension {
      guard type.path.count == 1, SystemClasses.contains(type.name) else {
        return [.external(type.name)]
      }
      return SystemClasses.superclass(of: type.name).map { [.system($0)] } ?? []
    }
    guard type.isClass else { return [] }
    var found: [TypeReference] = []
    for written in type.inherited where written.sourceFile == type.sourceFile {
      switch names.reference(to: written.fact, in: type.path.dropLast(), from: written.sourceFile) {
      case .app(let ids):
        let parents = names.table.nearest(to: type.targets, ids).filter {
          names.table[$0].isClass && $0 != type.id
        }
        found += parents.prefix(mostAlternatives).map { .app([$0]) }
        // A class of a library has the same name: `class List: Kit.List`.
        if found.isEmpty, ids == [type.id] { return [.external(written.fact)] }
      case .system(let name):
        // After a superclass, a name that isn't listed may be that of a protocol.
        if found.isEmpty || SystemClasses.isListed(name) { found.append(.system(name)) }
      case .external(let name):
        if SystemClasses.isProtocol(name) { continue }
        if found.isEmpty { return [.external(name)] }
      }
      // Code writes a superclass first, so no superclass follows a protocol of the app.
      if found.isEmpty || !type.isInBranches { break }
    }
    return found
  }
}
