internal import SourceFacts

/// The superclasses and subclasses of the app's classes.
package struct ClassHierarchy: Sendable {
  private enum Superclass {
    case app(CodeType.ID)
    case system(String)
    case unknown(String)
    case none
  }

  /// The maximum number of superclasses that are followed.
  ///
  /// Each class stores its whole chain, so a long chain would take the square of its length in
  /// memory.
  private static let longest = 200

  private let ancestries: [Ancestry]
  private let subclasses: [CodeType.ID: [CodeType.ID]]
  private let ranges: FamilyRanges

  init(_ names: TypeNames) {
    let table = names.table
    let superclasses = table.types.map { Self.superclass(of: $0, names) }
    let parents = superclasses.map { superclass -> CodeType.ID? in
      if case .app(let parent) = superclass { parent } else { nil }
    }
    subclasses = table.types.reduce(into: [:]) { subclasses, type in
      if let parent = parents[type.id.index] { subclasses[parent, default: []].append(type.id) }
    }
    ranges = FamilyRanges(parents: parents.map { $0?.index })
    ancestries = table.types.map { Self.ancestry(of: $0, superclasses, table) }
  }

  package func ancestry(of id: CodeType.ID) -> Ancestry { ancestries[id.index] }

  func hasSubclasses(_ id: CodeType.ID) -> Bool {
    !(subclasses[id] ?? [id]).allSatisfy { $0 == id }
  }

  /// The range of a class and its subclasses in the order of all classes; nil for a class that inherits from
  /// itself.
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
    of type: CodeType, _ superclasses: [Superclass], _ table: TypeTable
  ) -> Ancestry {
    var ancestry = Ancestry(types: [])
    var visited: Set<CodeType.ID> = []
    var next = type.id
    while visited.insert(next).inserted {
      guard ancestry.types.count < longest else {
        ancestry.gap = "\(table[type.id].name) inherits from more than \(longest) classes"
        ancestry.isCut = true
        return ancestry
      }
      ancestry.types.append(next)
      if table[next].isOfLibrary { ancestry.gap = .declaredElsewhere(table[next].name) }
      if table[next].isUnfinished {
        ancestry.gap = "a closing brace is missing in \(table[next].name)"
      }
      ancestry.inherited += table[next].inherited
      switch superclasses[next.index] {
      case .app(let parent): next = parent
      case .system(let name):
        ancestry.system = name
        return ancestry
      case .unknown(let name):
        ancestry.gap = .declaredElsewhere(name)
        return ancestry
      case .none: return ancestry
      }
    }
    ancestry.gap = "\(table[next].name) inherits from itself"
    return ancestry
  }

  private static func superclass(of type: CodeType, _ names: TypeNames) -> Superclass {
    if type.kind == .extension {
      return type.path.count == 1 && SystemClasses.contains(type.name)
        ? (SystemClasses.superclass(of: type.name).map(Superclass.system) ?? .none)
        : .unknown(type.name)
    }
    guard type.isClass else { return .none }
    for written in type.inherited where written.sourceFile == type.sourceFile {
      switch names.reference(to: written.fact, in: type.path.dropLast(), from: written.sourceFile) {
      case .app(let ids):
        let near = names.table.nearest(to: type.targets, ids)
        if let parent = near.first(where: { names.table[$0].isClass && $0 != type.id }) {
          return .app(parent)
        }
        if ids == [type.id] { return .unknown(written.fact) }
      case .system(let name): return .system(name)
      case .external(let name):
        if SystemClasses.isProtocol(name) { continue }
        return .unknown(name)
      }
      // A superclass comes first, so none follows a protocol of the app.
      return .none
    }
    return .none
  }
}
