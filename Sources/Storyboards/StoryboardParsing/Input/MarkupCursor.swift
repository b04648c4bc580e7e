/// Walks over the tags of an XML text, skipping comments and CDATA sections.
struct MarkupCursor {
  enum Markup {
    /// `<name …>` or `<name …/>`, with the number of its quoted values.
    case startTag(isEmpty: Bool, attributes: Int)
    case endTag
    /// `<!` that opens neither a comment nor a CDATA section: a document type declaration.
    case declaration
    /// `<?…?>`.
    case instruction
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  /// The offset after the last markup found.
  private(set) var offset = 0

  /// The text must outlive the cursor.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// Returns the next tag, declaration or instruction and the offset of its `<`; nil at the end, or
  /// if a construct is not closed.
  mutating func next() -> (markup: Markup, offset: Int)? {
    while let opening = bytes.firstOffset(of: Ascii.less, from: offset) {
      guard opening + 1 < bytes.count else { return nil }
      let end: Int?
      switch bytes[opening + 1] {
      case Ascii.slash:
        guard let close = bytes.firstOffset(of: Ascii.greater, from: opening) else { return nil }
        offset = close + 1
        return (.endTag, opening)
      case Ascii.question:
        guard let close = bytes.offset(after: "?>", from: opening + 2) else { return nil }
        offset = close
        return (.instruction, opening)
      case Ascii.exclamation where bytes.starts(with: "<!--", at: opening):
        end = bytes.offset(after: "-->", from: opening + 4)
      case Ascii.exclamation where bytes.starts(with: "<![CDATA[", at: opening):
        end = bytes.offset(after: "]]>", from: opening + 9)
      case Ascii.exclamation:
        offset = opening + 2
        return (.declaration, opening)
      default:
        return startTag(at: opening)
      }
      guard let end else { return nil }
      offset = end
    }
    return nil
  }

  private mutating func startTag(at opening: Int) -> (markup: Markup, offset: Int)? {
    var attributes = 0
    var cursor = opening + 1
    while cursor < bytes.count {
      let byte = bytes[cursor]
      switch byte {
      case Ascii.quote, Ascii.apostrophe:
        guard let close = bytes.firstOffset(of: byte, from: cursor + 1) else { return nil }
        attributes += 1
        cursor = close
      case Ascii.greater:
        offset = cursor + 1
        return (
          .startTag(isEmpty: bytes[cursor - 1] == Ascii.slash, attributes: attributes), opening
        )
      default: break
      }
      cursor += 1
    }
    return nil
  }
}

/// The bytes with a meaning in XML.
enum Ascii {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let tab = UInt8(ascii: "\t")
  static let ampersand = UInt8(ascii: "&")
  static let less = UInt8(ascii: "<")
  static let greater = UInt8(ascii: ">")
  static let slash = UInt8(ascii: "/")
  static let question = UInt8(ascii: "?")
  static let exclamation = UInt8(ascii: "!")
  static let quote = UInt8(ascii: "\"")
  static let apostrophe = UInt8(ascii: "'")
}
