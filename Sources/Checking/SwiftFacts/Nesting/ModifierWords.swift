/// The words of which the parser looks ahead over a whole row, each time that it comes to one of them.
enum ModifierWords {
  private static let all: Set<String> = [
    "__consuming", "__owned", "__setter_access", "__shared", "_const", "_local", "_read", "actor",
    "any", "async", "await", "borrowing", "class", "consume", "consuming", "convenience", "copy",
    "dependsOn", "distributed", "dynamic", "each", "fileprivate", "final", "in", "indirect",
    "infix", "inout", "internal", "is", "isolated", "lazy", "mutating", "nonisolated",
    "nonmutating", "nonsending", "of", "open", "optional", "override", "package", "postfix",
    "prefix", "private",
    "public", "reasync", "repeat", "required", "rethrows", "return", "sending", "set", "some",
    "static",
    "throw", "throws", "try", "unowned", "unsafe", "using", "weak", "yield", "as",
  ]

  /// The other words that declarations begin with.
  private static let declaring: Set<String> = [
    "associatedtype", "case", "deinit", "enum", "extension", "func", "import", "init", "let",
    "macro", "operator", "precedencegroup", "protocol", "struct", "subscript", "typealias", "var",
  ]

  /// The words that begin a declaration with members.
  private static let declaringTypes: Set<String> = [
    "actor", "class", "enum", "extension", "protocol", "struct",
  ]

  /// For each length, the first bytes that words have, as bits above the one for `_`.
  private static let starts = starts(of: all)
  private static let startsOfDeclaring = starts(of: declaring)

  private static func starts(of words: Set<String>) -> [UInt32] {
    words.reduce(into: Array(repeating: 0, count: 16)) { starts, word in
      starts[word.utf8.count] |= 1 << UInt32(word.utf8[word.startIndex] - UInt8(ascii: "_"))
    }
  }

  /// Whether a word is one of them; most others are dismissed by their length and first byte.
  static func contains(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    mayBegin(word, starts) && all.contains(String(decoding: word, as: UTF8.self))
  }

  /// Whether a word begins a declaration without being one of them.
  static func declare(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    mayBegin(word, startsOfDeclaring)
      && declaring.contains(String(decoding: word, as: UTF8.self))
  }

  /// Whether a word that begins a declaration begins one that has members.
  static func declareType(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    declaringTypes.contains(String(decoding: word, as: UTF8.self))
  }

  private static func mayBegin(_ word: UnsafeBufferPointer<UInt8>, _ starts: [UInt32]) -> Bool {
    guard word.count < starts.count, let first = word.first,
      (UInt8(ascii: "_")...UInt8(ascii: "z")).contains(first)
    else { return false }
    return starts[word.count] >> UInt32(first - UInt8(ascii: "_")) & 1 == 1
  }
}
