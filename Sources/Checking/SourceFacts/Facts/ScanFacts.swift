package import SourceLexing

/// The facts that a scan of a source yields, whether or not the source is parsed.
package struct ScanFacts: Sendable {
  /// The words of code, comments and strings.
  package var words: SourceWords
  /// The texts in quotes in code.
  package var texts = QuotedTexts()
  /// The texts in quotes in comments.
  package var commentTexts = QuotedTexts()
  /// The places where code uses types and xibs by their names.
  package var mentions: [Mention] = []
  /// The types whose cases code lists: `SegueID` for `SegueID.allCases`.
  package var listedTypes: Set<WordHash> = []
  /// The xibs that code loads.
  package var nibLoads = NibLoads()
  /// Whether the comments at the top say that a tool generated the source.
  package var isGenerated = false

  /// Creates the facts of an empty source.
  ///
  /// - Parameter size: The length in bytes of the source that is scanned.
  package init(sourceSize size: Int = 0) { words = SourceWords(sourceSize: size) }
}
