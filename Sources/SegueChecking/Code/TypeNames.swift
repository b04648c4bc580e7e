internal import SourceFacts

/// Finds what a type's name means at some place.
package struct TypeNames: Sendable {
  package let table: TypeTable

  /// What a name means.
  ///
  /// - Parameters:
  ///   - text: The name as written: generic arguments, `!`, `?` and `any` are left out of it here.
  ///   - scope: The path of the type that the name stands in; empty outside of types.
  ///   - source: The source that the name stands in, as an index; nil for a storyboard.
  /// - Returns: What it means; a type that nothing declares is declared elsewhere.
  package func reference(
    to text: String, in scope: some Collection<String>, from source: Int?
  ) -> TypeReference {
    let name = Self.plain(text)
    let ids = types(Self.path(name), in: Array(scope), from: source)
    // An extension of a class of the system does not make it the app's.
    if !ids.isEmpty, !(ids.allSatisfy { table[$0].kind == .extension }) { return .app(ids) }
    let last = Self.path(name).last ?? name
    return SystemClasses.contains(last) ? .system(last) : .external(name)
  }

  /// The app's types that a path of names means; empty where there is none.
  package func types(
    _ path: [String], in scope: [String], from source: Int?, depth: Int = 0
  ) -> [CodeType.ID] {
    guard !path.isEmpty, depth < 8 else { return [] }
    if path == ["Self"] || path == ["self"] { return table.exactly(scope) }
    for count in (0...scope.count).reversed() {
      let outer = Array(scope.prefix(count))
      let found = table.exactly(outer + path)
      if !found.isEmpty { return table.seen(from: source, found) }
      // An alias inside of the type, or in a type around it.
      for id in table.seen(from: source, table.exactly(outer)) {
        for alias in table[id].aliases where alias.fact.name == path.first {
          let meant = Self.path(Self.plain(alias.fact.type)) + path.dropFirst()
          guard meant != path else { continue }
          let found = types(meant, in: outer, from: alias.source, depth: depth + 1)
          if !found.isEmpty { return found }
        }
      }
    }
    for alias in table.globalAliases(path[0]) {
      let meant = Self.path(Self.plain(alias.fact.type)) + path.dropFirst()
      guard meant != path else { continue }
      let found = types(meant, in: [], from: alias.source, depth: depth + 1)
      if !found.isEmpty { return found }
    }
    if path.count > 1, table.isModule(path[0]) {
      return types(Array(path.dropFirst()), in: [], from: source, depth: depth + 1)
    }
    return []
  }

  /// A type without what does not change which type it is.
  static func plain(_ text: String) -> String {
    // Nearly all are.
    let isPlain = text.utf8.allSatisfy {
      $0 > UInt8(ascii: "*") && $0 != UInt8(ascii: "<") && $0 != UInt8(ascii: "?")
    }
    if isPlain { return text }
    var text = text.prefix { $0 != "<" }
    while let last = text.last, last == "?" || last == "!" || last == " " || last == "*" {
      text.removeLast()
    }
    for word in ["any ", "some ", "inout ", "__kindof "] where text.hasPrefix(word) {
      text.removeFirst(word.count)
    }
    return String(text)
  }

  static func path(_ name: String) -> [String] {
    name.split(separator: ".").map(String.init)
  }
}
