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

  /// Returns the values that one of several expressions can have, each once.
  ///
  /// A choice counts as the values in it.
  package static func alternatives(among values: [Expression]) -> [Expression] {
    var different: [Expression] = []
    for value in values {
      let members = if case .choice(let inner) = value { inner } else { [value] }
      for member in members where !different.contains(member) { different.append(member) }
    }
    return different
  }
}
