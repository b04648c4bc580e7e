internal import SegueChecking
internal import SourceLexing

/// Finds words in code that look like classes that no source declares: nearly the same names, and types with
/// the same prefix.
///
/// Such a class may be mistyped, or come from a library. Rules decide that by all names in code that look
/// like it, so each source that has one matters.
final class LookalikeWords: Equatable, Sendable {
  private struct Class {
    let name: String
    let letters: UInt32
    /// The prefix of a library's class; empty if it has none.
    let prefix: [UInt8]
  }

  private let classes: [Class]
  /// For each byte, whether a class begins or ends with it: most words need no closer look.
  private let begins: [Bool]
  private let ends: [Bool]

  /// Creates a search, or returns nil without any classes.
  init?(of names: some Sequence<String>) {
    classes = names.filter { !SystemClasses.isListed($0) }.map { name in
      let prefix = SystemClasses.contains(name) ? nil : WrittenTypes.prefix(of: name)
      return Class(
        name: name, letters: name.utf8.reduce(0) { $0 | WordBytes.bits[Int($1)] },
        prefix: Array((prefix ?? "").utf8))
    }
    guard !classes.isEmpty else { return nil }
    var begins = [Bool](repeating: false, count: 256)
    var ends = begins
    for bytes in classes.map(\.name.utf8) {
      if let first = bytes.first { begins[Int(first)] = true }
      if let last = bytes.last { ends[Int(last)] = true }
    }
    (self.begins, self.ends) = (begins, ends)
  }

  static func == (left: LookalikeWords, right: LookalikeWords) -> Bool { left === right }

  /// Whether a source has such a word, outside of comments and strings.
  func occur(in bytes: [UInt8], _ language: SourceLexer.Language) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      guard occur(in: bytes) else { return false }
      var lexer = SourceLexer(bytes, language)
      let isAlwaysType = language == .objectiveC
      var mayBeType = true
      while true {
        switch lexer.next() {
        case .end: return false
        case .word:
          if begins[Int(lexer.byte)] || ends[Int(bytes[lexer.offset - 1])],
            isLookalike(lexer.text, lexer.letters, mayBeType: mayBeType)
          {
            return true
          }
          mayBeType = isAlwaysType
        case .mark: mayBeType = isAlwaysType || Self.beginsType[Int(lexer.byte)]
        case .lineEnd, .lineComment, .blockComment: break
        case .quotedName, .string, .character: mayBeType = isAlwaysType
        }
      }
    }
  }

  /// Whether there is such a word in the text or its comments, which is found faster.
  private func occur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let bits = WordBytes.bits
    var offset = 0
    while offset < bytes.count {
      let start = offset
      var letters: UInt32 = 0
      while offset < bytes.count, bits[Int(bytes[offset])] != 0 {
        letters |= bits[Int(bytes[offset])]
        offset += 1
      }
      if offset > start, begins[Int(bytes[start])] || ends[Int(bytes[offset - 1])],
        isLookalike(
          UnsafeBufferPointer(rebasing: bytes[start..<offset]), letters, mayBeType: true)
      {
        return true
      }
      offset += 1
    }
    return false
  }

  private func isLookalike(
    _ word: UnsafeBufferPointer<UInt8>, _ letters: UInt32, mayBeType: Bool
  ) -> Bool {
    // Not with a closure, because there are many words.
    for known in classes {
      if mayBeType, !known.prefix.isEmpty, word.starts(with: known.prefix),
        WrittenTypes.prefix(of: String(decoding: word, as: UTF8.self))?.utf8
          .elementsEqual(known.prefix) == true
      {
        return true
      }
      // The letters first, because most words have more than one that the name lacks.
      let (added, missing) = (letters & ~known.letters, known.letters & ~letters)
      if added == 0 || missing == 0 || added.nonzeroBitCount + missing.nonzeroBitCount < 3,
        abs(word.count - known.name.utf8.count) < 64,
        NearMiss.isOfClass(known.name, String(decoding: word, as: UTF8.self))
      {
        return true
      }
    }
    return false
  }

  /// The marks after which Swift may have the type of a variable or a superclass.
  private static let beginsType: [Bool] = {
    var marks = [Bool](repeating: false, count: 256)
    for mark in ":,<&[(".utf8 { marks[Int(mark)] = true }
    return marks
  }()
}
