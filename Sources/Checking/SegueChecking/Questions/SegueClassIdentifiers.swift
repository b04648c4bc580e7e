internal import NavigationGraph
internal import SourceFacts
internal import StoryboardModel

/// The custom classes of segues, which may read the identifiers of their segues.
struct SegueClassIdentifiers {
  let app: LinkedApp

  /// Returns the reason why the class of a segue may need the segue's identifier; nil if it doesn't.
  func reason(for link: SegueLink) -> Reason? {
    guard let custom = link.segue.customClass,
      case .type(let type) = app.classes.meaning(of: custom, in: link.id.file)
    else { return nil }
    switch type {
    case .system: return nil
    case .external(let name): return .declaredElsewhere(name)
    case .app(let ids):
      return app.readingClasses.value(of: ids) { reason(for: ids, named: custom.name) }
    }
  }

  private func reason(for ids: [CodeType.ID], named name: String) -> Reason? {
    let ancestries = ids.map { app.code.hierarchy.ancestry(of: $0) }
    if let gap = ancestries.lazy.compactMap(\.gap).first { return gap }
    let types = ancestries.flatMap(\.types).map { app.code.table[$0] }
    return types.contains(where: mayRead) ? .readByClass(name) : nil
  }

  /// Whether the code of a type may have the word `identifier`.
  private func mayRead(_ type: CodeType) -> Bool {
    let files =
      [type.sourceFile] + type.methods.map(\.sourceFile) + type.properties.map(\.sourceFile)
    let paths = Set(files.map { app.code.sources[$0].path }).sorted()
    return app.input.texts.paths(naming: Self.word, inAnyOf: paths).contains { path in
      guard let file = app.code.index(of: path) else { return true }
      let declared = app.code.sources[file].facts.types
      let own = declared.indices.filter { declared[$0].path.starts(with: type.path) }
      guard !own.isEmpty else { return paths.contains(path) }
      return own.contains { place in
        // What is behind a type, up to the next one, counts as a part of it.
        let next = declared[(place + 1)...].first?.position
        return app.lines.contain(
          Self.word, from: app.code.location(declared[place].position, file),
          to: next.map { app.code.location($0, file) })
      }
    }
  }

  private static let word = "identifier"
}

extension Reason {
  fileprivate static func readByClass(_ name: String) -> Reason {
    .stated("the class of the segue, \(name), may read the identifier")
  }
}
