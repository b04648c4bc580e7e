/// The public declarations of one or more modules, by type and member.
struct PublicAPI {
  /// All declarations by path.
  ///
  /// Overloads share a path.
  private(set) var declarations: [String: [Declaration]] = [:]
  /// The superclass of each class.
  private(set) var superclasses: [String: String] = [:]
  /// The protocols that each type conforms to, except those that the compiler adds.
  private(set) var conformances: [String: Set<String>] = [:]

  init(_ graphs: [SymbolGraph]) {
    let symbols = graphs.flatMap(\.symbols)
    for symbol in symbols where !symbol.isSynthesized {
      declarations[symbol.path, default: []].append(Declaration(symbol))
    }
    let paths = Dictionary(symbols.map { ($0.identifier.precise, $0.path) }) { first, _ in first }
    for relationship in graphs.flatMap(\.relationships) {
      guard let source = paths[relationship.source] else { continue }
      let target =
        paths[relationship.target]
        ?? relationship.targetFallback.map { String($0.drop { $0 != "." }.dropFirst()) }
      guard let target else { continue }
      switch relationship.kind {
      case "inheritsFrom": superclasses[source] = target
      case "conformsTo": conformances[source, default: []].insert(target)
      default: break
      }
    }
  }

  /// The declarations with a path, including those that a class inherits.
  func declarations(at path: String) -> [Declaration] {
    var found = declarations[path] ?? []
    guard let dot = path.firstIndex(of: ".") else { return found }
    var type = String(path[..<dot])
    while let superclass = superclasses[type] {
      found += declarations[superclass + path[dot...]] ?? []
      type = superclass
    }
    return found
  }

  /// The protocols that a type or one of its superclasses conforms to.
  func allConformances(of type: String) -> Set<String> {
    var found = conformances[type] ?? []
    var type = type
    while let superclass = superclasses[type] {
      found.formUnion(conformances[superclass] ?? [])
      type = superclass
    }
    return found
  }

  /// A class's superclasses, nearest first.
  func allSuperclasses(of type: String) -> [String] {
    var found: [String] = []
    while let superclass = superclasses[found.last ?? type] { found.append(superclass) }
    return found
  }
}

extension PublicAPI {
  /// A declaration that another module doesn't declare in the same way.
  struct Difference: CustomStringConvertible {
    var path: String
    var declaration: Declaration
    /// The other module's declarations with that path.
    var others: [Declaration]

    var description: String {
      """
      \(path) differs:
        here:  \(declaration)
        there: \(others.map(\.description).joined(separator: "\n         "))
      """
    }
  }

  /// The declarations that code can use here but can't use in the same way with another module, by
  /// path.
  func differences(from other: PublicAPI) -> [Difference] {
    declarations.sorted { $0.key < $1.key }.flatMap { path, declarations in
      let others = other.declarations(at: path)
      return declarations.filter { !others.contains(where: $0.isCovered) }
        .map { Difference(path: path, declaration: $0, others: others) }
    }
  }
}
