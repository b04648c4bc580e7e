/// Counts segues without an XML parser, as an independent check of one.
enum SegueCount {
  /// Returns how many segues a file may have; nil if the bytes are not plain text.
  ///
  /// An element without a destination may be a damaged reference to a segue, such as in tie
  /// breakers: the lower bound excludes it, and the upper bound includes it.
  static func segues(in bytes: [UInt8]) -> ClosedRange<Int>? {
    guard !bytes.contains(0) else { return nil }
    var certain = 0
    var possible = 0
    var index = bytes.startIndex
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      if rest.starts(with: "<!--".utf8) {
        index = Places.end(of: Array("-->".utf8), in: bytes, from: start + 4) ?? bytes.endIndex
      } else if rest.starts(with: "<![CDATA[".utf8) {
        index = Places.end(of: Array("]]>".utf8), in: bytes, from: start + 9) ?? bytes.endIndex
      } else if rest.starts(with: "<?".utf8) {
        index = Places.end(of: Array("?>".utf8), in: bytes, from: start + 2) ?? bytes.endIndex
      } else {
        let end = Self.end(of: rest)
        let tag = bytes[start..<end]
        if isSegue(tag) {
          possible += 1
          if has("destination=", tag) { certain += 1 }
        }
        index = end
      }
    }
    return certain...possible
  }

  /// The end of a tag: a `>` in a value is part of the value.
  private static func end(of tag: ArraySlice<UInt8>) -> Int {
    var quote: UInt8?
    for index in tag.indices {
      let byte = tag[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index + 1
      }
    }
    return tag.endIndex
  }

  /// Whether a tag begins a segue, rather than a reference to one, or a part of one that previews
  /// it.
  private static func isSegue(_ tag: ArraySlice<UInt8>) -> Bool {
    guard tag.starts(with: "<segue".utf8), let next = tag.dropFirst(6).first,
      next <= 0x20 || next == UInt8(ascii: "/") || next == UInt8(ascii: ">")
    else { return false }
    return !has("reference=", tag) && !has("inheritsFrom=", tag)
  }

  private static func has(_ attribute: String, _ tag: ArraySlice<UInt8>) -> Bool {
    Places.end(of: Array(attribute.utf8), in: Array(tag), from: 0) != nil
  }
}
