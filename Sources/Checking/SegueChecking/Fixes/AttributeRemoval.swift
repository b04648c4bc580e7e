internal import Findings

/// Removes empty attributes.
enum AttributeRemoval {
  /// The edit that removes an empty attribute from the start tag at a place; nil if the line is not available,
  /// or writes the attribute in another form.
  static func edit(
    removing attribute: String, from place: SourceLocation, line: Substring?
  ) -> TextEdit? {
    guard let tag = StartTag(at: place, line: line) else { return nil }
    return ["\"", "'"].lazy.compactMap { quote in
      tag.edit(replacing: " \(attribute)=\(quote)\(quote)", with: "")
    }.first
  }
}
