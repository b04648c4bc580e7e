extension String {
  /// Returns the text with all occurrences of a part replaced.
  ///
  /// The standard library's method needs iOS 16, and so do its methods that search text for another text.
  /// `SeguesTesting` uses this module on iOS 13.
  package func substituting(_ part: String, with other: String) -> String {
    let (text, part) = (Array(utf8), Array(part.utf8))
    guard !part.isEmpty else { return self }
    var result: [UInt8] = []
    var rest = text[...]
    while let offset = rest.withUnsafeBytes({ ByteSearch.first(part, in: $0) }) {
      let start = rest.startIndex + offset
      result += rest[..<start] + other.utf8
      rest = rest[(start + part.count)...]
    }
    return String(decoding: result + rest, as: UTF8.self)
  }
}
