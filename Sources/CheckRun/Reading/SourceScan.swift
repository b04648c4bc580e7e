internal import SourceLexing

/// A first look at a source, in a hundredth of the time that parsing takes.
///
/// It decides which sources are parsed at all. Where it cannot be sure, such as in a string with
/// a comment's beginning in it, it takes words for more than they are: a source too many is parsed.
struct SourceScan: Sendable {
  /// Whether code, not a comment, has a word with `segue`, `storyboard` or `instantiate` in it, or that
  /// speaks of a controller's or a scene's identifier.
  private(set) var navigates = false
  /// Whether it has outlets or actions.
  private(set) var hasConnections = false
  /// The types that the file declares or extends and its declarations outside types, some of them more than once.
  private(set) var declared: [NameHash] = []
  /// The types that the file declares inside of others: who means one asks for the outer one too.
  private(set) var nestedTypes: [NameHash] = []
  /// The sought names that occur as words, in comments too: their places in the table.
  private(set) var mentioned: WordSet

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ language: Language, for words: WordTable) {
    var scanner = SourceScanner(bytes, language, words)
    scanner.run()
    if scanner.endsInComment {
      // No comment, but perhaps a string that was not recognized.
      scanner = SourceScanner(bytes, language, words, hasComments: false)
      scanner.run()
    }
    navigates = scanner.navigates
    hasConnections = scanner.hasConnections
    declared = scanner.declared
    nestedTypes = scanner.nestedTypes
    mentioned = scanner.mentioned
  }

  /// Whether the file matters whoever asks for it.
  var matters: Bool { navigates || hasConnections }

  init(_ bytes: [UInt8], _ language: Language, for words: WordTable) {
    self = bytes.withUnsafeBufferPointer { SourceScan($0, language, for: words) }
  }

  typealias Language = SourceLexer.Language
}
