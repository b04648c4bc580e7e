internal import SwiftSyntax

/// The Objective-C selector of a Swift method, by the compiler's own rule.
///
/// The first label is joined to the base name with `With`, unless it begins or the name ends with a
/// preposition; every further one follows its colon. `@objc(name:)` overrides the rule.
enum SelectorName {
  static func of(_ method: FunctionDeclSyntax) -> String {
    explicit(method)
      ?? derived(
        base: method.name.text.trimmingBackticks,
        labels: method.signature.parameterClause.parameters.map {
          $0.firstName.text == "_" ? nil : $0.firstName.text.trimmingBackticks
        })
  }

  static func derived(base: String, labels: [String?]) -> String {
    guard let first = labels.first else { return base }
    let joined = first.map { label in
      let isJoined = beginsWithPreposition(label) || endsWithPreposition(base)
      return base + (isJoined ? "" : "With") + label.capitalizedFirst
    }
    return ([joined ?? base] + labels.dropFirst().map { $0 ?? "" })
      .map { $0 + ":" }.joined()
  }

  private static func explicit(_ method: FunctionDeclSyntax) -> String? {
    for attribute in method.attributes {
      guard let attribute = attribute.as(AttributeSyntax.self),
        attribute.attributeName.trimmedDescription == "objc",
        let arguments = attribute.arguments
      else { continue }
      return arguments.trimmedDescription
    }
    return nil
  }

  /// Whether the name's last word is a preposition, as in `unwindTo(list:)`.
  private static func endsWithPreposition(_ name: String) -> Bool {
    let start = name.lastIndex { $0.isUppercase } ?? name.startIndex
    return prepositions.contains(name[start...].lowercased())
  }

  /// Whether the label's first word is a preposition, by the compiler's published list.
  private static func beginsWithPreposition(_ label: String) -> Bool {
    let word = label.prefix { !$0.isUppercase }
    return prepositions.contains(String(word))
  }

  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]
}
