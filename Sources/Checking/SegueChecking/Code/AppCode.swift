internal import FilesAndPaths
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
  /// The names of functions and methods that look like those of types: `func Show(_ id: String)`.
  let capitalizedFunctions: Set<String>
  /// A cache of ``isOverridden(_:of:)``.
  let overridden = Memo<ConstantID, Bool>()

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
    let members = sources.lazy.flatMap { [$0.facts.globals] + $0.facts.types.map(\.members) }
    capitalizedFunctions = Set(
      members.flatMap(\.methods).map(\.name).filter { $0.first?.isUppercase == true })
  }

  /// Some types, each followed by its superclasses in the app, the nearest first.
  func lineage(of ids: [CodeType.ID]) -> [CodeType] {
    ids.flatMap { hierarchy.ancestry(of: $0).types }.map { table[$0] }
  }

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
