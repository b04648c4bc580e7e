internal import SegueChecking
internal import SourceLexing

/// Searches sources for the names that storyboards and xibs use.
final class SourceNameSearch: Equatable, Sendable {
  private let words: WordSearch?
  private let identifiers: LiteralSearch?

  init(_ names: InterfaceNames) {
    words = WordSearch(names.sought)
    identifiers = LiteralSearch(names.identifiers)
  }

  static func == (left: SourceNameSearch, right: SourceNameSearch) -> Bool { left === right }

  func names(in source: [UInt8], _ words: SourceWords) -> SourceNames {
    SourceNames(
      mentioned: self.words?.names(among: words) ?? [],
      identifiers: identifiers?.literalsAndBeginnings(in: source) ?? [])
  }
}
