internal import SegueChecking
internal import SourceLexing

/// Finds words in code that look like classes that no source declares: nearly the same names, and types with
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
    classes = names.filter { !$0.isEmpty && !SystemClasses.isListed($0) }.map { name in
      (name, SystemClasses.contains(name) ? nil : WrittenTypes.prefix(of: name))
    }
    guard !classes.isEmpty else { return nil }
    for bytes in classes.map(\.name.utf8) {
      if let byte = bytes.first { first[Int(byte)] = true }
      if let byte = bytes.last { last[Int(byte)] = true }
    }
  }

  /// Whether a source has such a word, outside of comments and strings.
  func occur(in source: DecodedSource) -> Bool {
    source.bytes.withUnsafeBufferPointer { bytes in
      var lexer = SourceLexer(bytes, source.language)
      var seen: Set<NameHash> = []
      var mayBeType = true
      while true {
        switch lexer.next() {
        case .end: return false
        case .word:
          let word = lexer.text
          if first[Int(word[0])] || last[Int(word[word.count - 1])] {
            let hash = NameHash(word)
            if seen.insert(mayBeType ? hash.asSuperclass : hash).inserted,
              isLookalike(String(decoding: word, as: UTF8.self), mayBeType: mayBeType)
            {
              return true
            }
          }
          mayBeType = source.language == .objectiveC
        case .mark:
          mayBeType = source.language == .objectiveC || Self.beginsType[Int(lexer.byte)]
        case .lineEnd, .lineComment, .blockComment: break
        case .quotedName, .string, .character: mayBeType = false
        }
      }
    }
  }

  private func isLookalike(_ word: String, mayBeType: Bool) -> Bool {
    let prefix = mayBeType ? WrittenTypes.prefix(of: word) : nil
    return classes.contains {
      prefix != nil && prefix == $0.prefix || NearMiss.isOfClass($0.name, word)
    }
  }

  /// The marks after which Swift may have the type of a variable or a superclass.
  private static let beginsType: [Bool] = {
    var marks = [Bool](repeating: false, count: 256)
    for mark in ":,<&[(".utf8 { marks[Int(mark)] = true }
    return marks
  }()
}
