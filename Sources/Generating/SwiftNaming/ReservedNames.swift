/// Names that generated declarations cannot have, or only in backticks.
package enum ReservedNames {
  /// Keywords that can be names only in backticks.
  package static let keywords: Set<String> = [
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

  /// Member names that don't work even in backticks, or that every enumeration or its optional
  /// already has.
  package static let unusable: Set<String> = [
    "Protocol", "Self", "Type", "_", "init", "self",
    // `Optional`'s own cases take precedence wherever one is expected.
    "none", "some",
    "allCases", "customMirror", "debugDescription", "description", "hash", "hashValue", "id",
    "identifier", "rawValue",
  ]

  /// Words that the compiler doesn't accept as a name at the beginning of a type.
  package static let beforeTypes: Set<String> = ["any", "async", "await", "each", "some"]

  /// Types of UIKit and AppKit that a generated type must not shadow.
  package static let types: Set<String> = [
    "NSNib", "NSStoryboard", "Protocol", "Self", "Type", "UINib", "UIStoryboard",
  ]
}
