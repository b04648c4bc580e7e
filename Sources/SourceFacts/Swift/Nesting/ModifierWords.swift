#if Macros
  /// The words of which the parser looks ahead over a whole row, each time that it comes to one of them.
  enum ModifierWords {
    static let all: Set<String> = [
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
  }
#endif
