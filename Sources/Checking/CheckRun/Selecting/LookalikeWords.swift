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
  /// For each byte, whether a class begins or ends with it, so that most words need no closer look.
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
  func occur(among words: SourceWords, of bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      words.all.contains { word in
        guard word.places.contains(.code) else { return false }
        let text = UnsafeBufferPointer(rebasing: bytes[word.range])
        guard begins[Int(text[0])] || ends[Int(text[text.count - 1])] else { return false }
        return isLookalike(text, mayBeType: word.places.contains(.type))
      }
    }
  }

  private func isLookalike(_ word: UnsafeBufferPointer<UInt8>, mayBeType: Bool) -> Bool {
    let letters = word.reduce(0) { $0 | WordBytes.bits[Int($1)] } as UInt32
    // A loop is faster than a closure, and there are many words.
    for known in classes {
      if mayBeType, !known.prefix.isEmpty, word.starts(with: known.prefix),
        WrittenTypes.prefix(of: String(decoding: word, as: UTF8.self))?.utf8
          .elementsEqual(known.prefix) == true
      {
        return true
      }
      // It compares the letters first, because most words have more than one that the name lacks.
      let (added, missing) = (letters & ~known.letters, known.letters & ~letters)
      if added == 0 || missing == 0 || added.nonzeroBitCount + missing.nonzeroBitCount < 3,
        abs(word.count - known.name.utf8.count) < 64,
        NearMiss.mayMean(known.name, String(decoding: word, as: UTF8.self))
      {
        return true
      }
    }
    return false
  }
}
