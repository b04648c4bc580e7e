internal import SourceFacts

/// All types of the app's sources, by name.
///
/// One name may be declared several times: in several targets, or in branches of an `#if`. Declarations in
/// different files are different types, and a question about the name has an answer only if all types that
/// it can mean give the same one.
package struct TypeTable: Sendable {
  package private(set) var types: [CodeType] = []
  private var byPath: [[String]: [CodeType.ID]] = [:]
  /// The outermost types that are named after segues, stored because every call asks for them.
  private(set) var globalsNamedAfterSegues: [String] = []
  private var byParent: [[String]: [CodeType.ID]] = [:]
  private var byObjectiveCName: [String: [CodeType.ID]] = [:]
  private var aliases: [String: [CodeType.Member<AliasFact>]] = [:]
  /// The modules of each source.
  private let modules: [[String]]
  private let allModules: Set<String>
  private let targets: [Set<String>]
  private let isOfLibrary: [Bool]

  /// Builds the table from sources that are sorted by path.
  init(_ sources: [SourceFile]) {
    targets = sources.map { Set($0.membership.targets) }
    isOfLibrary = sources.map(\.isOfLibrary)
    modules = sources.map(\.membership.modules)
    allModules = Set(modules.joined())
    let objectiveCClasses = Set(
      sources.lazy.filter { $0.language != .swift }.flatMap(\.facts.types)
        .filter(\.kind.isClass).map(\.path))
    var extensions: [(fact: TypeFact, sourceFile: SourceIndex)] = []
    for (index, source) in sources.indexed {
      for alias in source.facts.globals.aliases {
        aliases[alias.name, default: []].append(.init(fact: alias, sourceFile: index))
      }
      for fact in source.facts.types {
        if fact.kind == .extension {
          extensions.append((fact, index))
        } else if fact.kind == .protocol, source.language != .swift,
          objectiveCClasses.contains(fact.path)
        {
          declare(fact.renamedAsProtocol, index)
        } else {
          declare(fact, index)
        }
      }
    }
    for (fact, sourceFile) in extensions { extend(fact, sourceFile) }
    splitByTargets()
    globalsNamedAfterSegues = nested(in: []).map { types[$0.index] }
      .filter(\.isNamedAfterSegues).map(\.name)
    for type in types {
      byObjectiveCName[type.objectiveCName ?? type.name, default: []].append(type.id)
    }
  }

  package subscript(id: CodeType.ID) -> CodeType { types[id.index] }

  private mutating func declare(_ fact: TypeFact, _ sourceFile: SourceIndex) {
    // Branches of one `#if` are one type with the members of all.
    if let same = byPath[fact.path]?.first(where: { types[$0.index].sourceFile == sourceFile }) {
      types[same.index].add(fact, from: sourceFile)
      types[same.index].isInBranches = true
      return
    }
    insert(fact, sourceFile)
  }

  private mutating func insert(_ fact: TypeFact, _ sourceFile: SourceIndex) {
    let id = CodeType.ID(index: types.count)
    var type = CodeType(fact, id: id, sourceFile: sourceFile)
    type.targets = targets[sourceFile.index]
    type.isOfLibrary = isOfLibrary[sourceFile.index]
    append(type)
  }

  private mutating func append(_ type: CodeType) {
    types.append(type)
    byPath[type.path, default: []].append(type.id)
    byParent[Array(type.path.dropLast()), default: []].append(type.id)
  }

  /// Splits each class whose superclass depends on the target into several types.
  private mutating func splitByTargets() {
    // Each split adds a type, from which others may inherit.
    var count = 0
    while count < types.count {
      count = types.count
      for type in types {
        if let own = targetsOfFirstSuperclass(of: type) { split(type, at: own) }
      }
    }
  }

  /// The targets in which `class List: Base` has the first `Base`; nil if no other target has another one.
  private func targetsOfFirstSuperclass(of type: CodeType) -> Set<String>? {
    guard type.isClass, type.targets.count > 1, let written = type.inherited.first?.fact else {
      return nil
    }
    let superclasses = byPath[TypeText.plainPath(written), default: []].filter {
      types[$0.index].isClass && $0 != type.id
    }
    guard 2...Self.mostVariants ~= superclasses.count else { return nil }
    let shared = superclasses.map { types[$0.index].targets.intersection(type.targets) }
      .filter { !$0.isEmpty }
    guard let first = shared.first, shared.contains(where: { $0.isDisjoint(with: first) }) else {
      return nil
    }
    return first
  }

  /// The maximum number of superclasses with one name for which a class is split.
  private static let mostVariants = 8

  /// Restricts a type to some of its targets, and adds a copy for the others.
  private mutating func split(_ type: CodeType, at own: Set<String>) {
    var copy = type
    copy.id = CodeType.ID(index: types.count)
    copy.targets.subtract(own)
    types[type.id.index].targets = own
    append(copy)
  }

  /// The types that are declared in a type; with an empty path, those outside of all types.
  func nested(in path: [String]) -> [CodeType.ID] { byParent[path] ?? [] }

  private mutating func extend(_ fact: TypeFact, _ sourceFile: SourceIndex) {
    // An extension may name its module, or an alias of the type.
    let alias =
      fact.path.count == 1
      ? globalAliases(fact.path[0], from: sourceFile).first?.fact.type : nil
    let written =
      byPath[fact.path]
      ?? byPath[Array(fact.path.dropFirst())].map { declared(inModule: fact.path[0], among: $0) }
      ?? alias.flatMap { byPath[TypeText.plainPath($0)] } ?? []
    let extended = seen(from: sourceFile, written)
    guard !extended.isEmpty else { return insert(fact.withoutSystemModule, sourceFile) }
    for id in extended { types[id.index].add(fact, from: sourceFile) }
  }

  /// The types of one name that a source can mean: those in its own targets, or all if there are none.
  func seen(from sourceFile: SourceIndex?, _ ids: [CodeType.ID]) -> [CodeType.ID] {
    guard ids.count > 1, let sourceFile else { return ids }
    return nearest(to: targets[sourceFile.index], ids)
  }

  /// The types around a place of a source, the innermost first: those of each part of the scope's path.
  func around(_ scope: [String], from sourceFile: SourceIndex) -> [[CodeType.ID]] {
    scope.indices.map { seen(from: sourceFile, exactly(Array(scope.dropLast($0)))) }
  }

  /// Whether two sources may be in one target.
  func mayMeet(_ sourceFile: SourceIndex, _ other: SourceIndex) -> Bool {
    targets[sourceFile.index].mayMeet(targets[other.index])
  }

  /// The elements of one name that a source can mean: those that may share a target with it, or else all.
  func nearest<Element>(
    _ all: [Element], to sourceFile: SourceIndex, _ place: (Element) -> SourceIndex
  ) -> [Element] {
    guard all.count > 1 else { return all }
    let near = all.filter { mayMeet(sourceFile, place($0)) }
    return near.isEmpty ? all : near
  }

  /// The constants of a type that a source can mean, because extensions in several apps may declare one each.
  func constants(
    named name: String, of id: CodeType.ID, usedIn file: SourceIndex
  ) -> [CodeType.Member<PropertyFact>] {
    nearest(self[id].constants(named: name, usedIn: file), to: file, \.sourceFile)
  }

  /// The methods of a type whose result a call without arguments may have: those without parameters or, if there
  /// are none, those whose parameters may have default values; first those with a known result.
  func methods(
    returningFor name: String, of id: CodeType.ID, usedIn file: SourceIndex
  ) -> [CodeType.Member<MethodFact>] {
    // A declaration in a header has neither a body nor a result.
    let all = nearest(self[id].methods(named: name), to: file, \.sourceFile)
      .filter { $0.fact.hasBody || $0.fact.result != nil }
    let withoutParameters = all.filter(\.fact.labels.isEmpty)
    let callable = withoutParameters.isEmpty ? all : withoutParameters
    return callable.filter { $0.fact.result != nil } + callable.filter { $0.fact.result == nil }
  }

  /// The types of one name that are in some targets, or all if there are none.
  func nearest(to targets: Set<String>, _ ids: [CodeType.ID]) -> [CodeType.ID] {
    guard ids.count > 1, !targets.isEmpty else { return ids }
    let near = ids.filter { !types[$0.index].targets.isDisjoint(with: targets) }
    return near.isEmpty ? ids : near
  }

  /// The types with a path, without a search through aliases, modules and enclosing types.
  func exactly(_ path: [String]) -> [CodeType.ID] { byPath[path] ?? [] }

  /// The types with some names that are not in other types, such as the app's extensions of the system's classes.
  func outermost(named names: [String]) -> [CodeType.ID] { names.flatMap { exactly([$0]) } }

  /// The types that Objective-C, and so a storyboard, knows by a name.
  package func objectiveC(_ name: String) -> [CodeType.ID] { byObjectiveCName[name] ?? [] }

  /// The classes that a storyboard knows by a name.
  func classes(named name: String) -> [CodeType.ID] { objectiveC(name).filter { self[$0].isClass } }

  /// The aliases outside of types that a source can mean by a name; without a source, all of them.
  func globalAliases(
    _ name: String, from sourceFile: SourceIndex?
  ) -> [CodeType.Member<AliasFact>] {
    let all = aliases[name] ?? []
    return sourceFile.map { nearest(all, to: $0, \.sourceFile) } ?? all
  }

  /// Whether the app has a module of a name.
  package func isModule(_ name: String) -> Bool { allModules.contains(name) }

  /// The types of one name that a module declares, or all if it is unknown which ones it declares.
  func declared(inModule name: String, among ids: [CodeType.ID]) -> [CodeType.ID] {
    let inModule = ids.filter { modules[types[$0.index].sourceFile.index].contains(name) }
    return inModule.isEmpty ? ids : inModule
  }
}

extension TypeFact {
  /// The extension without its framework, if it is of a system class: `UIKit.UIViewController`.
  fileprivate var withoutSystemModule: TypeFact {
    guard path.count == 2, SystemClasses.contains(path[1]), !SystemClasses.isListed(path[0]) else {
      return self
    }
    var fact = self
    fact.path.removeFirst()
    return fact
  }

  /// An Objective-C protocol with the name that Swift gives it if a class has the same name.
  fileprivate var renamedAsProtocol: TypeFact {
    var fact = self
    fact.path = ["\(name)Protocol"]
    return fact
  }
}
