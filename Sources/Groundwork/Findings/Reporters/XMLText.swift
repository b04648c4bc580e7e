internal import FilesAndPaths

/// Escaping of text in XML reports.
enum XMLText {
  /// The characters that are escaped, `&` first, because the others' entities contain it.
  static let entities = [
    (character: "&", entity: "&amp;"), (character: "<", entity: "&lt;"),
    (character: ">", entity: "&gt;"), (character: "\"", entity: "&quot;"),
    (character: "'", entity: "&apos;"),
  ]

  /// Escapes text so that it stays inside its attribute or element.
  ///
  /// XML cannot express control characters at all: they appear as ``TerminalText`` writes them.
  static func escaped(_ text: String) -> String {
    entities.reduce(TerminalText.escaped(text)) { $0.substituting($1.character, with: $1.entity) }
  }

  /// The attributes of an element, each with a space before it.
  static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }
}
