internal import Findings
internal import StoryboardModel

/// Removes empty attributes.
enum AttributeRemoval {
  /// The edit that removes an empty attribute from an object's start tag; nil if the line is not available,
  /// or writes the attribute in another form.
  static func edit(
    removing attribute: String, from object: InterfaceObject, line: Substring?
  ) -> TextEdit? {
    guard let tag = StartTag(at: object.location, line: line) else { return nil }
    return ["\"", "'"].lazy.compactMap { quote in
      tag.edit(replacing: " \(attribute)=\(quote)\(quote)", with: "")
    }.first
  }
}
