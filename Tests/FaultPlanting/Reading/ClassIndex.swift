/// An app's classes by name: their declarations and their inheritance.
struct ClassIndex {
  struct Declaration {
    var file: Int
    var type: Declarations.TypeDeclaration
  }

  /// The declarations and extensions of classes and protocols.
  private(set) var byName: [String: [Declaration]] = [:]
  private var parents: [String: Set<String>] = [:]
  private var children: [String: Set<String>] = [:]

  init(_ declarations: [Declarations]) {
    for (file, found) in declarations.enumerated() {
      for type in found.types {
        byName[type.name, default: []].append(Declaration(file: file, type: type))
        for parent in type.inherited {
          parents[type.name, default: []].insert(parent)
          children[parent, default: []].insert(type.name)
        }
      }
    }
  }

  /// The declarations of a class itself.
  func classes(named name: String) -> [Declaration] {
    (byName[name] ?? []).filter { ["class", "actor", "interface"].contains($0.type.keyword) }
  }

  /// Returns a class with all its superclasses and subclasses.
  func family(of name: String) -> Set<String> { ancestors(of: name).union(descendants(of: name)) }

  func ancestors(of name: String) -> Set<String> { reach(from: name, parents) }

  func descendants(of name: String) -> Set<String> { reach(from: name, children) }

  private func reach(from name: String, _ edges: [String: Set<String>]) -> Set<String> {
    var seen: Set<String> = [name]
    var pending = [name]
    while let next = pending.popLast() {
      for other in edges[next] ?? [] where seen.insert(other).inserted { pending.append(other) }
    }
    return seen
  }
}
