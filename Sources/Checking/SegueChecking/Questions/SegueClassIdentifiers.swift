internal import NavigationGraph
internal import StoryboardModel

/// The custom classes of segues, which may read the identifiers of their segues.
struct SegueClassIdentifiers {
  let app: LinkedApp
  private let reading = Memo<[CodeType.ID], Reason?>()

  /// Returns the reason why the class of a segue may need the segue's identifier; nil if it doesn't.
  func reason(for link: SegueLink) -> Reason? {
    guard let custom = link.segue.customClass,
      let type = app.classes.meaning(of: custom, in: link.id.file)
    else { return nil }
    switch type {
    case .system: return nil
    case .external(let name): return .declaredElsewhere(name)
    case .app(let ids): return reading.value(of: ids) { reason(for: ids, named: custom.name) }
    }
  }

  private func reason(for ids: [CodeType.ID], named name: String) -> Reason? {
    let ancestries = ids.map { app.code.hierarchy.ancestry(of: $0) }
    if let gap = ancestries.lazy.compactMap(\.gap).first { return gap }
    let types = ancestries.flatMap(\.types).map { app.code.table[$0] }
    let sources = Set(types.flatMap(\.sourceFiles))
    let paths = sources.map { app.code.sources[$0].path }
    return app.input.texts.contain("identifier", inAnyOf: paths)
      ? "the class of the segue, \(name), may read the identifier" : nil
  }
}
