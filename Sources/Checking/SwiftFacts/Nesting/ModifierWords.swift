internal import SourceLexing

/// The words that can be modifiers.
///
/// At each of them, the parser looks ahead over the whole row of them.
enum ModifierWords {
  private static let all: Set<String> = [
    "__consuming", "__owned", "__setter_access", "__shared", "_const", "_local", "_read", "actor",
    "any", "async", "await", "borrowing", "class", "consume", "consuming", "convenience", "copy",
    "dependsOn", "distributed", "dynamic", "each", "fileprivate", "final", "in", "indirect",
    "infix", "inout", "internal", "is", "isolated", "lazy", "mutating", "nonisolated",
    "nonmutating", "nonsending", "of", "open", "optional", "override", "package", "postfix",
    "prefix", "private", "public", "reasync", "repeat", "required", "rethrows", "return", "sending",
    "set", "some", "static", "throw", "throws", "try", "unowned", "unsafe", "using", "weak",
    "yield", "as",
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

  /// The role of a word.
  struct Role: OptionSet {
    let rawValue: UInt8

    /// A word that can be a modifier.
    static let modifies = Role(rawValue: 1)
    /// The beginning of a declaration.
    static let declares = Role(rawValue: 2)
    /// The beginning of a declaration with members.
    static let declaresType = Role(rawValue: 4)
  }

  /// The words with their roles.
  static let table = WordTable(
    all.union(declaring).reduce(into: [:]) { table, word in
      var role: Role = all.contains(word) ? .modifies : .declares
      if declaringTypes.contains(word) { role.formUnion([.declares, .declaresType]) }
      table[word] = role.rawValue
    })
}
