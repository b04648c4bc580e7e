internal import SegueChecking

/// Searches sources for the names that storyboards and xibs use.
struct SourceNameSearch: Sendable {
  private let words: WordSearch?
  private let identifiers: LiteralSearch?

  init(_ names: InterfaceNames) {
    words = WordSearch(names.sought)
    identifiers = LiteralSearch(names.identifiers)
  }

  func names(in source: [UInt8]) -> SourceNames {
    SourceNames(
      mentioned: words?.words(in: source) ?? [],
      identifiers: identifiers?.literalsAndBeginnings(in: source) ?? [])
  }
}
