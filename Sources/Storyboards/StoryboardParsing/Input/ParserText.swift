internal import Foundation

extension DocumentText {
  /// The body as XMLParser gets it, with spaces in place of processing instructions, which crash XMLParser on Linux if
  /// they consist only of a name, `<?name?>`.
  ///
  /// It begins with an extra line feed, so that a second XML declaration is in the wrong place and
  /// can't change the encoding.
  var forParser: Data {
    let instructions = utf8.withBytes { bytes in
      var instructions: [Range<Int>] = []
      var cursor = MarkupCursor(bytes)
      while let (markup, start) = cursor.next() {
        if case .instruction = markup, !bytes.isMisplacedDeclaration(at: start) {
          instructions.append(max(start, bodyStart)..<max(cursor.offset, bodyStart))
        }
      }
      return instructions
    }
    var text = [Ascii.lineFeed] + body
    for offset in instructions.joined().map({ $0 - bodyStart + 1 })
    where text[offset] != Ascii.lineFeed {
      text[offset] = 0x20
    }
    return Data(text)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether an instruction is an XML declaration that isn't at the start, which is an error.
  fileprivate func isMisplacedDeclaration(at offset: Int) -> Bool {
    offset > 0 && starts(with: "<?xml", at: offset) && offset + 5 < count
      && self[offset + 5] <= 0x20
  }
}
