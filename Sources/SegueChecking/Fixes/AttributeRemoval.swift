internal import Findings
internal import StoryboardModel

extension CheckedApp {
  /// The edit that takes an empty attribute from an object's start tag; nil where the file's text
  /// cannot be had, or has the attribute in another form.
  func removal(of attribute: String, from object: InterfaceObject) -> TextEdit? {
    guard object.location.line > 0, let text = line(at: object.location) else { return nil }
    let line = Array(text.utf8)[...]
    // Interface Builder writes a start tag in one line.
    let tag = line.dropFirst(object.location.column - 1).prefix { $0 != UInt8(ascii: ">") }
    for quote in ["\"", "'"] {
      let expected = " \(attribute)=\(quote)\(quote)"
      guard let start = tag.firstPlace(of: Array(expected.utf8)) else { continue }
      let place = SourceLocation(
        file: object.location.file, line: object.location.line,
        column: start - line.startIndex + 1)
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
