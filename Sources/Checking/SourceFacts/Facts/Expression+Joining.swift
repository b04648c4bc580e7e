extension Expression {
  /// Returns the parts of a concatenation, with adjacent strings joined into one.
  ///
  /// The strings are collected and joined once: code can have thousands of literals in a row.
  package static func joiningStrings(_ parts: [Expression]) -> [Expression] {
    var joined: [Expression] = []
    var texts: [String] = []
    func endText() {
      guard !texts.isEmpty else { return }
      joined.append(.string(texts.joined()))
      texts.removeAll()
    }
    for part in parts {
      if case .string(let text) = part {
        texts.append(text)
      } else {
        endText()
        joined.append(part)
      }
    }
    endText()
    return joined
  }
}
