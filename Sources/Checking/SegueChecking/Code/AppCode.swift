internal import Files
package import Findings
package import SourceFacts

/// The app's code, linked: its types, their superclasses, and the meaning of names.
package struct AppCode: Sendable {
  /// The sources, sorted by path; a ``SourceIndex`` is a place among them.
  package let sources: [SourceFile]
  package let names: TypeNames
  package let hierarchy: ClassHierarchy
  /// Constants outside of types, by name.
  let globals: [String: [CodeType.Member<PropertyFact>]]
  /// A cache of ``isOverridden(_:of:)``.
  private let overridden = Memo<ConstantID, Bool>()

  package var table: TypeTable { names.table }

  package init(_ sources: [SourceFile]) {
    let sources = sources.sorted { $0.path < $1.path }
    self.sources = sources
    names = TypeNames(table: TypeTable(sources))
    hierarchy = ClassHierarchy(names)
    globals = sources.indexed.reduce(into: [:]) { globals, file in
      for fact in file.source.facts.globals.properties {
        globals[fact.name, default: []].append(.init(fact: fact, sourceFile: file.index))
      }
    }
  }

  /// The global constants with a name and a value: the source's own, or else those of its targets.
  func constants(
    named name: String, seenFrom sourceFile: SourceIndex
  ) -> [CodeType.Member<PropertyFact>] {
    let all = (globals[name] ?? []).filter { $0.fact.value != nil }
    let own = all.filter { $0.sourceFile == sourceFile }
    return own.isEmpty ? table.nearest(all, to: sourceFile, \.sourceFile) : own
  }

  /// Returns the constants that a type (`own`) declares, or has from a superclass or protocol
  /// (`owner`), the most specific first.
  ///
  /// An extension `where Self: List` replaces constants of one `where Self: UIViewController`.
  func constants(
    named name: String, of owner: CodeType.ID, for own: CodeType.ID, usedIn sourceFile: SourceIndex
  ) -> [CodeType.Member<PropertyFact>] {
    let all = table.constants(named: name, of: owner, usedIn: sourceFile)
    // Each condition costs a search, and no app has more than 16 constants of one name.
    guard (2...16).contains(all.count), all.contains(where: { !$0.conditions.isEmpty }) else {
      return all
    }
    let ancestry = hierarchy.ancestry(of: own)
    let classes = ancestry.types.map { table[$0].name } + ancestry.systemChain
    // Nil if the member isn't for the type at all.
    func distance(of member: CodeType.Member<PropertyFact>) -> Int? {
      var distance = classes.count
      for condition in member.conditions {
        let name = TypeText.plainPath(condition).last
        if let index = classes.firstIndex(where: { $0 == name }) {
          distance = min(distance, index)
          continue
        }
        let type = names.reference(to: condition, in: [], from: member.sourceFile)
        switch isKind(.app([own]), of: type) {
        case .yes: continue
        case .no: return nil
        case .undecided: return classes.count + 1
        }
      }
      return distance
    }
    let distances = all.map(distance)
    return (0...classes.count + 1).flatMap { distance in
      all.indices.filter { distances[$0] == distance }.map { all[$0] }
    }
  }

  /// Whether subclasses override a class's member, or types implement a protocol's: any may run.
  func isOverridden(_ name: String, of id: CodeType.ID) -> Bool {
    overridden.value(of: ConstantID(owner: id, name: name)) {
      // A class of tests never runs in a scene of the app.
      func counts(_ sourceFile: SourceIndex) -> Bool {
        !isTest(sourceFile) || isTest(table[id].sourceFile)
      }
      if table[id].kind == .protocol {
        return table.types.contains { type in
          type.kind != .protocol && counts(type.sourceFile)
            && (!type.properties(named: name).isEmpty || !type.methods(named: name).isEmpty)
            && protocols(of: [type.id], seenFrom: type.sourceFile).contains(id)
        }
      }
      guard hierarchy.hasSubclasses(id) else { return false }
      return hierarchy.family(of: id).contains { child in
        // Objective-C has no keyword for that, and no private members.
        func overrides(_ says: Bool, _ sourceFile: SourceIndex) -> Bool {
          child != id && counts(sourceFile) && (says || sources[sourceFile].language == .objectiveC)
        }
        let type = table[child]
        return type.methods(named: name).contains { overrides($0.fact.isOverride, $0.sourceFile) }
          || type.properties(named: name).contains {
            overrides($0.fact.isOverride, $0.sourceFile)
          }
      }
    }
  }

  /// Some types, each followed by its superclasses in the app, the nearest first.
  func lineage(of ids: [CodeType.ID]) -> [CodeType] {
    ids.flatMap { hierarchy.ancestry(of: $0).types }.map { table[$0] }
  }

  /// Whether a type is another, inherits from it, or conforms to it.
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

  /// Whether nothing can have both types: a tab bar controller is never a navigation controller.
  func areApart(_ type: TypeReference, _ other: TypeReference) -> Bool {
    isKind(type, of: other) == .no && isKind(other, of: type) == .no
  }

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

  /// The source at a path, or nil if it is not one of the app's.
  package func index(of path: String) -> SourceIndex? {
    let index = sources.sortedIndex(afterAll: { $0.path < path })
    return index < sources.count && sources[index].path == path ? SourceIndex(index: index) : nil
  }

  /// Whether only tests contain a source.
  func isTest(_ sourceFile: SourceIndex) -> Bool { sources[sourceFile].membership.isTest }

  /// A place of a source, with its file.
  package func location(_ position: SourcePosition, _ sourceFile: SourceIndex) -> SourceLocation {
    SourceLocation(file: sources[sourceFile].path, line: position.line, column: position.column)
  }
}
