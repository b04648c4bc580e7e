internal import Files
internal import SegueChecking
internal import SourceFacts
internal import SourceLexing

/// Searches sources for the names that storyboards and xibs use.
final class SourceNameSearch: Equatable, Sendable {
  private let words: WordSearch?
  private let identifiers: WordSearch?
  /// The identifiers in the order of their bytes.
  private let sorted: [String]

  init(_ names: InterfaceNames) {
    words = WordSearch(names.sought)
    identifiers = WordSearch(names.identifiers)
    sorted = names.identifiers.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  static func == (left: SourceNameSearch, right: SourceNameSearch) -> Bool { left === right }

  func names(in facts: ScanFacts) -> SourceNames {
    let literals = identifiers?.names(among: facts.texts) ?? []
    var written = literals.union(identifiers?.names(among: facts.commentTexts) ?? [])
    for beginning in Set(facts.texts.beginnings + facts.commentTexts.beginnings) {
      written.formUnion(self.identifiers(beginningWith: beginning))
    }
    return SourceNames(
      mentioned: words?.names(among: facts.words) ?? [], identifiers: written, literals: literals)
  }

  /// The identifiers that are longer than a beginning.
  private func identifiers(beginningWith text: String) -> some Sequence<String> {
    let first = sorted.sortedIndex { $0.utf8.lexicographicallyPrecedes(text.utf8) }
    return sorted[first...].prefix { $0.utf8.starts(with: text.utf8) }
      .filter { $0.utf8.count > text.utf8.count }
  }
}
