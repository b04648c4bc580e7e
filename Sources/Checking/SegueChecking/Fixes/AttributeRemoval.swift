internal import Findings

/// Removes empty attributes.
enum AttributeRemoval {
  /// The edit that removes an empty attribute from the start tag at a place; nil if the line is not available,
  /// or writes the attribute in another form.
  ///
  /// Interface Builder writes a start tag in one line.
  static func edit(
    removing attribute: String, from place: SourceLocation, line: Substring?
  ) -> TextEdit? {
    guard place.line > 0, place.column > 0, let line else { return nil }
    let bytes = Array(line.utf8)[...]
    let tag = bytes.dropFirst(place.column - 1).prefix { $0 != UInt8(ascii: ">") }
    for quote in ["\"", "'"] {
      let expected = " \(attribute)=\(quote)\(quote)"
      guard let start = tag.firstPlace(of: Array(expected.utf8)) else { continue }
      let attribute = SourceLocation(
        file: place.file, line: place.line, column: start - bytes.startIndex + 1)
      return TextEdit(at: attribute, expected: expected, replacement: "")
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstPlace(of bytes: [UInt8]) -> Int? {
    indices.first { self[$0...].starts(with: bytes) }
  }
}
