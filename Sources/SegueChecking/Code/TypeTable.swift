internal import SourceFacts

/// All types of the app's sources, by name.
///
/// One name may be declared several times: in several targets, or in branches of an `#if`. Each
/// declaration in a file of its own is a type of its own, and a question about the name is answered
/// only where all types that it can mean give one answer.
package struct TypeTable: Sendable {
  package private(set) var types: [CodeType] = []
  private var byPath: [[String]: [CodeType.ID]] = [:]
  /// The types outside of all others that are named after segues: asked for at every call.
  private(set) var globalsNamedAfterSegues: [String] = []
  private var byParent: [[String]: [CodeType.ID]] = [:]
  private var byObjectiveCName: [String: [CodeType.ID]] = [:]
  private var aliases: [String: [CodeType.Member<AliasFact>]] = [:]
  private let modules: Set<String>
  private let targets: [Set<String>]

  /// Makes the table of sources that are sorted by path.
  init(_ sources: [SourceFile]) {
    targets = sources.map { Set($0.membership.targets) }
    modules = Set(sources.flatMap(\.membership.modules))
    var extensions: [(fact: TypeFact, source: Int)] = []
    for (index, source) in sources.enumerated() {
      for alias in source.facts.globals.aliases {
        aliases[alias.name, default: []].append(.init(fact: alias, source: index))
      }
      for fact in source.facts.types {
        if fact.kind == .extension {
          extensions.append((fact, index))
        } else {
          declare(fact, index)
        }
      }
    }
    for (fact, source) in extensions { extend(fact, source) }
    globalsNamedAfterSegues = nested(in: []).map { types[$0.index] }
      .filter(\.isNamedAfterSegues).map(\.name)
    for type in types {
      byObjectiveCName[type.objectiveCName ?? type.name, default: []].append(type.id)
    }
  }

  package subscript(id: CodeType.ID) -> CodeType { types[id.index] }

  private mutating func declare(_ fact: TypeFact, _ source: Int) {
    // Branches of one `#if` are one type with the members of all.
    if let same = byPath[fact.path]?.first(where: { types[$0.index].source == source }) {
      types[same.index].add(fact, from: source)
      return
    }
    insert(fact, source)
  }

  private mutating func insert(_ fact: TypeFact, _ source: Int) {
    let id = CodeType.ID(index: types.count)
    var type = CodeType(fact, id: id, source: source)
    type.targets = targets[source]
    types.append(type)
    byPath[fact.path, default: []].append(id)
    byParent[Array(fact.path.dropLast()), default: []].append(id)
  }

  /// The types that are declared in a type, or with no name outside of all.
  func nested(in path: [String]) -> [CodeType.ID] { byParent[path] ?? [] }

  private mutating func extend(_ fact: TypeFact, _ source: Int) {
    // An extension may name its module, or an alias of the type.
    let alias = fact.path.count == 1 ? aliases[fact.path[0]]?.first?.fact.type : nil
    let written =
      byPath[fact.path] ?? byPath[Array(fact.path.dropFirst())]
      ?? alias.flatMap { byPath[TypeNames.path(TypeNames.plain($0))] } ?? []
    let extended = seen(from: source, written)
    guard !extended.isEmpty else { return insert(fact, source) }
    for id in extended { types[id.index].add(fact, from: source) }
  }

  /// Of several types of one name those that a source can mean: in a target of its own, if any is.
  func seen(from source: Int?, _ ids: [CodeType.ID]) -> [CodeType.ID] {
    guard ids.count > 1, let source, source < targets.count else { return ids }
    return nearest(to: targets[source], ids)
  }

  /// Whether two sources may be of one target: a folder may have several apps.
  func mayMeet(_ source: Int, _ other: Int) -> Bool {
    let (left, right) = (targets[source], targets[other])
    return left.isEmpty || right.isEmpty || !left.isDisjoint(with: right)
  }

  /// Of several types of one name those in some targets, if any is.
  func nearest(to targets: Set<String>, _ ids: [CodeType.ID]) -> [CodeType.ID] {
    guard ids.count > 1, !targets.isEmpty else { return ids }
    let near = ids.filter { !types[$0.index].targets.isDisjoint(with: targets) }
    return near.isEmpty ? ids : near
  }

  /// The types with exactly a path.
  func exactly(_ path: [String]) -> [CodeType.ID] { byPath[path] ?? [] }

  /// The types that Objective-C, and so a storyboard, knows by a name.
  package func objectiveC(_ name: String) -> [CodeType.ID] { byObjectiveCName[name] ?? [] }

  /// The global type aliases of a name.
  func globalAliases(_ name: String) -> [CodeType.Member<AliasFact>] { aliases[name] ?? [] }

  /// Whether the app has a module of a name.
  package func isModule(_ name: String) -> Bool { modules.contains(name) }
}
