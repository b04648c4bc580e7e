/// The Objective-C selector of a Swift method, according to the compiler's rule.
///
/// The first label is appended to the base name after `With`, unless the label begins or the name
/// ends with a preposition. Each further label follows the previous colon. `@objc(name:)` overrides
/// the rule.
package enum SelectorName {
  /// Derives the selector of a method without `@objc(name:)`.
  ///
  /// - Parameters:
  ///   - base: The method's name, without backticks.
  ///   - labels: The parameters' labels, without backticks; nil for `_`.
  /// - Returns: The selector, such as `unwindToList:`.
  package static func derived(base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    let joined = first.map { label in
      let isJoined = beginsWithPreposition(label) || endsWithPreposition(base)
      return base + (isJoined ? "" : "With") + capitalized(label)
    }
    return ([joined ?? base] + labels.dropFirst().map { $0 ?? "" })
      .map { $0 + ":" }.joined()
  }

  private static func capitalized(_ label: String) -> String {
    label.prefix(1).uppercased() + label.dropFirst()
  }

  /// Whether the name's last word is a preposition, as in `unwindTo(list:)`.
  private static func endsWithPreposition(_ name: String) -> Bool {
    let start = name.lastIndex(where: isUppercase) ?? name.startIndex
    return prepositions.contains(name[start...].lowercased())
  }

  /// Whether the label's first word is a preposition, according to the compiler's published list.
  private static func beginsWithPreposition(_ label: String) -> Bool {
    let word = label.prefix { !isUppercase($0) }
    return prepositions.contains(String(word))
  }

  private static func isUppercase(_ letter: Character) -> Bool {
    letter.asciiValue.map { 0x41...0x5A ~= $0 } ?? letter.isUppercase
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
