internal import SourceLexing

/// The classes that sources mention in ways that may create objects of them, or use their static members.
///
/// A declaration, an extension, a cast and a comment at the end of a line do neither.
struct ClassMentions: Sendable, Hashable {
  /// The classes that are used in any other way.
  private(set) var using: Set<String> = []
  /// The classes that are registered for a reuse identifier, of which the system creates objects.
  private(set) var registered: Set<String> = []

  fileprivate init(_ search: WordSearch, in source: [UInt8]) {
    source.withUnsafeBufferPointer { text in
      search.forEachWord(in: text) { name, range in
        guard !using.contains(name) else { return }
        let before = String(
          decoding: text[..<range.lowerBound].suffix(200).split(
            separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false
          ).last ?? [], as: UTF8.self)
        let after = String(decoding: text[range.upperBound...].prefix(60), as: UTF8.self)
        if before.hasSuffix("register("), after.hasPrefix(".self, for") {
          registered.insert(name)
        } else if !Self.isHarmless(before, after) {
          using.insert(name)
        }
      }
    }
  }

  fileprivate init(_ all: [ClassMentions]) {
    for mentions in all {
      using.formUnion(mentions.using)
      registered.formUnion(mentions.registered)
    }
  }

  private static func isHarmless(_ before: String, _ after: String) -> Bool {
    if before.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") { return true }
    // `as! List.Row`, `as! List<Row>`
    if let next = after.first(where: { !$0.isWhitespace }), ".(<".contains(next) { return false }
    return [" as! ", " as? ", " is ", "class ", "extension "].contains(where: before.hasSuffix)
  }
}

extension SourceTexts {
  /// Returns how the sources mention some classes, tests left out.
  func mentions(ofClasses names: Set<String>) -> ClassMentions {
    guard let search = WordSearch(names) else { return ClassMentions([]) }
    return ClassMentions(eachSource { [ClassMentions(search, in: $0.bytes)] })
  }
}
