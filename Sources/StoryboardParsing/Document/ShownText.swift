/// Which attributes and strings of an object are words that it shows.
enum ShownText {
  /// The attributes of an object, in the order in which their texts are listed.
  static let attributes = [
    "title", "subtitle", "text", "secondaryText", "label", "placeholder", "placeholderString",
    "alternateTitle", "prompt", "headerTitle", "footerTitle", "stringValue",
  ]

  /// Elements without an id whose attributes and strings are shown by the object around them.
  static let parts: Set<String> = [
    "buttonConfiguration", "listContentConfiguration", "tableHeaderCell",
  ]

  static let names = Set(attributes)

  /// The words among an element's attributes.
  static func texts(in attributes: [String: String]) -> [(role: String, string: String)] {
    guard attributes.keys.contains(where: names.contains) else { return [] }
    return self.attributes.compactMap { name in
      guard let string = attributes[name], !string.isEmpty else { return nil }
      return (name, string)
    }
  }
}
