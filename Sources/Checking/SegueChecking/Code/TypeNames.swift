internal import SourceFacts

/// Finds the type that a name means at some place.
package struct TypeNames: Sendable {
  package let table: TypeTable

  /// Returns the type that a name means, even if generic arguments, `!`, `?` or `any` belong to it.
  ///
  /// `scope` is the path of the type around the name; `sourceFile` is nil for a storyboard's name.
  package func reference(
    to text: String, in scope: some Collection<String>, from sourceFile: SourceIndex?
  ) -> TypeReference {
    let name = TypeText.plain(text)
    let ids = types(TypeText.path(name), in: Array(scope), from: sourceFile)
    // An extension does not turn a system class into one of the app's.
    if !ids.isEmpty, !(ids.allSatisfy { table[$0].kind == .extension }) { return .app(ids) }
    let last = TypeText.path(name).last ?? name
    return SystemClasses.contains(last) ? .system(last) : .external(name)
  }

  /// Returns the type that a name means to code in a function.
  func reference(
    to text: String, in context: UseContext, from sourceFile: SourceIndex
  ) -> TypeReference {
    context.hides(TypeText.plainPath(text))
      ? .external(TypeText.plain(text)) : reference(to: text, in: context.type, from: sourceFile)
  }

  /// The app's types that a path of names means to code in a function.
  func types(
    _ path: [String], in context: UseContext, from sourceFile: SourceIndex
  ) -> [CodeType.ID] {
    context.hides(path) ? [] : types(path, in: context.type, from: sourceFile)
  }

  /// The app's types that a path of names means.
  package func types(
    _ path: [String], in scope: [String], from sourceFile: SourceIndex?
  ) -> [CodeType.ID] {
    // Several aliases may have one name, and each may lead to a name that has several aliases, too.
    var budget = 256
    return types(path, in: scope, from: sourceFile, depth: 0, budget: &budget)
  }

  /// Returns the types that a path means; `budget` is the number of paths that are still followed.
  private func types(
    _ path: [String], in scope: [String], from sourceFile: SourceIndex?, depth: Int,
    budget: inout Int
  ) -> [CodeType.ID] {
    guard !path.isEmpty, depth < 8, budget > 0 else { return [] }
    budget -= 1
    if path == ["Self"] || path == ["self"] { return table.exactly(scope) }
    for count in (0...scope.count).reversed() {
      let outer = Array(scope.prefix(count))
      let found = table.exactly(outer + path)
      if !found.isEmpty { return table.seen(from: sourceFile, found) }
      let around = table.seen(from: sourceFile, table.exactly(outer))
      // A generic parameter hides the types of its name.
      if around.contains(where: { table[$0].genericParameters.contains(path[0]) }) { return [] }
      // Looks for an alias in this scope: a type, or everything outside of types.
      let aliases =
        outer.isEmpty
        ? table.globalAliases(path[0], from: sourceFile)
        : around.flatMap { table[$0].aliases }
      var isAlias = false
      for alias in aliases where alias.fact.name == path[0] {
        let meant = TypeText.plainPath(alias.fact.type) + path.dropFirst()
        guard meant != path else { continue }
        let found = types(
          meant, in: outer, from: alias.sourceFile, depth: depth + 1, budget: &budget)
        if !found.isEmpty { return found }
        isAlias = true
      }
      // An alias of a type that isn't the app's hides types of its name, too.
      if isAlias, !outer.isEmpty { return [] }
    }
    if path.count > 1, table.isModule(path[0]) {
      let found = types(
        Array(path.dropFirst()), in: [], from: nil, depth: depth + 1, budget: &budget)
      return table.seen(from: sourceFile, table.declared(inModule: path[0], among: found))
    }
    return []
  }
}

extension UseContext {
  /// Whether a path of names begins with a type that only the function knows.
  func hides(_ path: [String]) -> Bool { path.first.map(localTypes.contains) ?? false }
}
