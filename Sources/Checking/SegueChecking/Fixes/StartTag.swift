internal import Findings

/// The start tag of an object, which Interface Builder writes in one line.
struct StartTag {
  private let location: SourceLocation
  /// The tag without its `>`, with the indices of its line.
  private let bytes: ArraySlice<UInt8>

  /// Finds the tag at a place; nil if the line is not available.
  init?(at location: SourceLocation, in lines: FileLines) {
    guard location.line > 0, let line = lines.line(at: location) else { return nil }
    self.location = location
    bytes = Array(line.utf8).dropFirst(location.column - 1).prefix { $0 != UInt8(ascii: ">") }
  }

  /// Returns the edit that replaces a text's first occurrence in the tag; nil if there is none.
  func edit(replacing expected: String, with replacement: String) -> TextEdit? {
    let expectedBytes = Array(expected.utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: expectedBytes) })
    else { return nil }
    let place = SourceLocation(file: location.file, line: location.line, column: start + 1)
    return TextEdit(at: place, expected: expected, replacement: replacement)
  }

  /// Returns the edit that removes an empty attribute; nil if the tag writes it in another form.
  func edit(removingEmpty attribute: String) -> TextEdit? {
    edit(replacing: " \(attribute)=\"\"", with: "") ?? edit(replacing: " \(attribute)=''", with: "")
  }
}
