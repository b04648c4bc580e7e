internal import FilesAndPaths
internal import SegueChecking
internal import SourceFacts
internal import SourceLexing

/// Searches sources for the names that storyboards and xibs use.
final class SourceNameSearch: Equatable, Sendable {
  private let words: WordSearch?
  private let identifiers: WordSearch?
  /// The identifiers in the order of their bytes.
  private let sorted: [String]
  /// The identifiers written backwards, in the order of their bytes.
  private let backwards: [String]

  init(_ names: InterfaceNames) {
    words = WordSearch(names.sought)
    identifiers = WordSearch(names.identifiers)
    sorted = SourceNameSearch.sorted(names.identifiers)
    backwards = SourceNameSearch.sorted(names.identifiers.map { String($0.reversed()) })
  }

  static func == (left: SourceNameSearch, right: SourceNameSearch) -> Bool { left === right }

  func names(in facts: ScanFacts) -> SourceNames {
    var names = SourceNames()
    names.mentioned = words?.names(among: facts.words) ?? []
    names.literals = identifiers?.names(among: facts.texts) ?? []
    names.identifiers = names.literals
    for beginning in Set(facts.texts.beginnings) {
      let found = Self.identifiers(beginningWith: beginning, in: sorted)
      names.identifiers.formUnion(found)
      // A shorter part says little.
      if beginning.utf8.count > 2 { names.composed.formUnion(found) }
    }
    for end in Set(facts.texts.ends) where end.utf8.count > 2 {
      let found = Self.identifiers(beginningWith: String(end.reversed()), in: backwards)
      names.composed.formUnion(found.map { String($0.reversed()) })
    }
    return names
  }

  private static func sorted(_ names: some Sequence<String>) -> [String] {
    names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The ones among sorted identifiers that begin with a text and are longer.
  private static func identifiers(
    beginningWith text: String, in sorted: [String]
  ) -> some Sequence<String> {
    let first = sorted.sortedIndex { $0.utf8.lexicographicallyPrecedes(text.utf8) }
    return sorted[first...].prefix { $0.utf8.starts(with: text.utf8) }
      .filter { $0.utf8.count > text.utf8.count }
  }
}
