import FaultPlanting

/// Texts of tokens in a meaningless order, with a few of them repeated again and again, because
/// repetition makes look-aheads slowest.
enum TokenSoup {
  static func text(bytes: Int, _ random: inout SeededNumbers) -> String {
    let few = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      tokens.randomElement(using: &random) ?? ""
    }
    let separator = ["", " ", " ", "\n"].randomElement(using: &random) ?? ""
    let isPeriodic = Bool.random(using: &random)
    let hasOthers = Int.random(in: 0...3, using: &random) == 0
    var text = ""
    var count = 0
    while text.utf8.count < bytes {
      let isOther = hasOthers && Int.random(in: 0..<20, using: &random) == 0
      let token =
        isOther
        ? tokens.randomElement(using: &random)
        : isPeriodic ? few[count % few.count] : few.randomElement(using: &random)
      text += (token ?? "") + separator
      count += 1
    }
    return text
  }

  private static let tokens = [
    "[", "]", "(", ")", "{", "}", "<", ">", "A", "a", "Array", "@a", "@A", ".", ",", ":", ";", "->",
    "?", "!", "&", "...", "~", "=", "==", "+", "-", "/", "\\", "\\(", "\"", "\"\"\"", "#\"",
    "#if a\n",
    "#else\n", "#endif\n", "\n", "func f", "class", "actor", "public", "static", "switch", "case",
    "default", "if", "else", "guard", "for", "while", "do", "try", "await", "async", "throws", "in",
    "inout", "any", "some", "each", "repeat", "let", "var", "get", "init", "subscript", "where",
    "is",
    "as", "as?", "import", "extension", "protocol", "struct", "enum", "nonisolated",
    "nonisolated(nonsending)", "dependsOn(", "borrowing", "sending", "isolated", "of", "3", "1.5",
    "$0",
    "_", "`a`", "unowned(", "public(set)", "@objc(", "@available(", "@differentiable(", "@escaping",
    "precedencegroup", "macro", "operator", "typealias", "return", "throw", "yield", "using",
    "#selector(", "#a", "/a/", "#/a/#", "/*", "*/", "//", "\\.a", "::", "&&", "??", "()", "[]",
    "{}",
    "defer", "catch", "@unknown", "self", "Any", "open", "override", "consume", "copy", "unsafe",
  ]
}
