/// The Objective-C selector of a Swift method, according to the compiler's rule.
///
/// The first label is appended to the base name, with `With` between them unless the label begins or
/// the name ends with a preposition. Each further label follows the previous colon. `@objc(name:)`
/// overrides the rule.
package enum SelectorName {
  /// Derives the selector of a method without `@objc(name:)`.
  ///
  /// - Parameters:
  ///   - base: The method's name, without backticks.
  ///   - labels: The parameters' labels, without backticks; nil for `_`.
  /// - Returns: The selector, such as `unwindToList:`.
  package static func derived(base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    let firstPart = first.map { label in
      let hasPreposition = beginsWithPreposition(label) || endsWithPreposition(base)
      return base + (hasPreposition ? "" : "With") + capitalized(label)
    }
    return ([firstPart ?? base] + labels.dropFirst().map { $0 ?? "" })
      .map { $0 + ":" }.joined()
  }

  private static func capitalized(_ label: String) -> String {
    // The compiler capitalizes only ASCII letters.
    guard let first = label.first, first.isASCII else { return label }
    return first.uppercased() + label.dropFirst()
  }

  /// Whether the name's last word is a preposition, as in `unwindTo(list:)`.
  private static func endsWithPreposition(_ name: String) -> Bool {
    let lastPart = name.split(separator: "_", omittingEmptySubsequences: false).last ?? ""
    let wordStart = lastPart.lastIndex(where: isUppercase) ?? lastPart.startIndex
    return prepositions.contains(lastPart[wordStart...].lowercased())
  }

  /// Whether the label's first word is a preposition.
  private static func beginsWithPreposition(_ label: String) -> Bool {
    let restOfWord = label.dropFirst().prefix { !isUppercase($0) && $0 != "_" }
    return prepositions.contains((label.prefix(1) + restOfWord).lowercased())
  }

  private static func isUppercase(_ letter: Character) -> Bool {
    letter.isASCII && letter.isUppercase
  }

  /// The prepositions that the compiler lists, compared without case.
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
