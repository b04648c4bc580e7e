internal import Findings
internal import StoryboardModel

/// Removes empty attributes.
enum AttributeRemoval {
  /// The edit that removes an empty attribute from an object's start tag; nil if the line is not available,
  /// or writes the attribute in another form.
  ///
  /// Interface Builder writes a start tag in one line.
  static func edit(
    removing attribute: String, from object: InterfaceObject, line: Substring?
  ) -> TextEdit? {
    guard object.location.line > 0, let line else { return nil }
    let bytes = Array(line.utf8)[...]
    let tag = bytes.dropFirst(object.location.column - 1).prefix { $0 != UInt8(ascii: ">") }
    for quote in ["\"", "'"] {
      let expected = " \(attribute)=\(quote)\(quote)"
      guard let start = tag.firstPlace(of: Array(expected.utf8)) else { continue }
      let place = SourceLocation(
        file: object.location.file, line: object.location.line,
        column: start - bytes.startIndex + 1)
      return TextEdit(at: place, expected: expected, replacement: "")
    }
    return nil
  }
}

extension ArraySlice<UInt8> {
  fileprivate func firstPlace(of bytes: [UInt8]) -> Int? {
    indices.first { self[$0...].starts(with: bytes) }
  }
}
