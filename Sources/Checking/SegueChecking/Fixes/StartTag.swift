internal import Findings

/// The start tag of an object, which Interface Builder writes in one line.
struct StartTag {
  private let location: SourceLocation
  private let bytes: ArraySlice<UInt8>
  private let lineStart: Int

  /// Finds the tag at a place; nil if the line is not available.
  init?(at location: SourceLocation, line: Substring?) {
    guard location.line > 0, let text = line?.utf8 else { return nil }
    let line = Array(text)[...]
    self.location = location
    lineStart = line.startIndex
    bytes = line.dropFirst(location.column - 1).prefix { $0 != UInt8(ascii: ">") }
  }

  /// Returns the edit that replaces the first occurrence of a text in the tag; nil if there is
  /// none.
  func edit(replacing expected: String, with replacement: String) -> TextEdit? {
    let expectedBytes = Array(expected.utf8)
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: expectedBytes) })
    else { return nil }
    let place = SourceLocation(
      file: location.file, line: location.line, column: start - lineStart + 1)
    return TextEdit(at: place, expected: expected, replacement: replacement)
  }

  /// Returns the edit that removes an empty attribute; none if the tag writes it in another form.
  func edits(removingEmpty attribute: String) -> [TextEdit] {
    for quote in ["\"", "'"] {
      if let edit = edit(replacing: " \(attribute)=\(quote)\(quote)", with: "") { return [edit] }
    }
    return []
  }
}
