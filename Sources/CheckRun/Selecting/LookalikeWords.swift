internal import SegueChecking
internal import SourceLexing

/// Finds words that look like classes that no source declares: nearly the same names, and names with
/// the same prefix.
///
/// Such a class may be mistyped, or come from a library. Rules decide that by all names in code that look
/// like it, so each source that has one matters.
struct LookalikeWords: Sendable {
  private let classes: [(name: String, prefix: String?)]
  /// The first bytes of the classes, and the last.
  private var first = [Bool](repeating: false, count: 256)
  private var last = [Bool](repeating: false, count: 256)

  /// Creates a search, or returns nil without any classes.
  init?(of names: some Sequence<String>) {
    classes = names.filter { !$0.isEmpty && !SystemClasses.isListed($0) }
      .map { ($0, WrittenTypes.prefix(of: $0)) }
    guard !classes.isEmpty else { return nil }
    for bytes in classes.map(\.name.utf8) {
      if let byte = bytes.first { first[Int(byte)] = true }
      if let byte = bytes.last { last[Int(byte)] = true }
    }
  }

  /// Whether a source has such a word in code, a comment or a string.
  func occur(in source: DecodedSource) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      var words: Set<NameHash> = []
      var occur = false
      SourceLexer(bytes, source.language).forEachWord(in: bytes.indices) { word, _ in
        guard !occur, first[Int(word[0])] || last[Int(word[word.count - 1])],
          words.insert(NameHash(word)).inserted
        else { return }
        let word = String(decoding: word, as: UTF8.self)
        let prefix = WrittenTypes.prefix(of: word)
        occur = classes.contains {
          prefix != nil && prefix == $0.prefix || NearMiss.distance(of: $0.name, from: word) != nil
        }
      }
      return occur
    }
  }
}
