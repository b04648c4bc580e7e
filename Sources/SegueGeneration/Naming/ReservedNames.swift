/// Names that generated declarations cannot have, or only in backticks.
enum ReservedNames {
  /// Keywords that stand for a declaration only in backticks.
  static let keywords: Set<String> = [
    // In declarations.
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import",
    "init", "inout", "internal", "let", "operator", "precedencegroup", "private", "protocol",
    "public", "rethrows", "static", "struct", "subscript", "typealias", "var",
    // In statements.
    "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for",
    "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
    // In expressions and types.
    "Any", "Protocol", "Self", "Type", "as", "await", "false", "is", "nil", "self", "super",
    "throws", "true", "try",
  ]

  /// Names of members that even backticks do not save, or that every enumeration or its optional
  /// has already.
  static let unusable: Set<String> = [
    "Protocol", "Self", "Type", "_", "init", "self",
    // `Optional`'s own cases win wherever one is expected.
    "none", "some",
    "allCases", "customMirror", "debugDescription", "description", "hash", "hashValue", "id",
    "identifier", "rawValue",
  ]

  /// Words that the compiler does not take for a name where a type begins.
  static let beforeTypes: Set<String> = ["any", "async", "await", "each", "some"]

  /// Types of UIKit and AppKit that a storyboard's or a xib's type would hide.
  static let types: Set<String> = [
    "NSNib", "NSStoryboard", "Protocol", "Self", "Type", "UINib", "UIStoryboard",
  ]
}
