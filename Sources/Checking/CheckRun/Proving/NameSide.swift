internal import Files
internal import Findings

/// Chooses which of two differing names to correct: the one that is used less.
///
/// A mistyped identifier in a storyboard looks the same to a rule as one in code: it has a name for which the other
/// side has only a similar one.
struct NameSide {
  /// The bytes of all files, by path.
  let files: [(path: String, bytes: [UInt8])]

  /// Returns the edit that gives a storyboard the name that code uses; nil if code is to be corrected.
  func storyboardEdit(of suggestion: NameSuggestion) -> TextEdit? {
    var (wrong, meant) = (0, 0)
    var attributes: [(path: String, bytes: [UInt8], place: Int)] = []
    for (path, bytes) in files {
      let isInterface = ["storyboard", "xib"].contains(FilePath.pathExtension(of: path))
      wrong += Self.places(of: "\"\(suggestion.wrong)\"", in: bytes).count
      meant += Self.places(of: "\"\(suggestion.meant)\"", in: bytes).count
      guard isInterface else { continue }
      for name in ["identifier", "storyboardIdentifier"] {
        let start = " \(name)=\""
        attributes += Self.places(of: start + suggestion.meant + "\"", in: bytes)
          .map { (path, bytes, $0 + start.utf8.count) }
      }
    }
    guard wrong > meant, let attribute = attributes.first, attributes.count == 1 else { return nil }
    let before = attribute.bytes[..<attribute.place]
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return TextEdit(
      at: SourceLocation(
        file: attribute.path, line: before.count { $0 == UInt8(ascii: "\n") } + 1,
        column: attribute.place - start + 1),
      expected: suggestion.meant, replacement: suggestion.wrong)
  }

  private static func places(of text: String, in bytes: [UInt8]) -> [Int] {
    let text = Array(text.utf8)
    return bytes.withUnsafeBytes { bytes in
      var places: [Int] = []
      var start = 0
      while let found = ByteSearch.first(
        text, in: UnsafeRawBufferPointer(rebasing: bytes[start...]))
      {
        places.append(start + found)
        start += found + text.count
      }
      return places
    }
  }
}
