internal import Foundation

/// An XML text without the parts that the reader doesn't need.
///
/// Leaves out the white space between tags, which is a third of a storyboard, processing
/// instructions, plain settings, and, if only the navigation is read, layout attributes.
///
/// XMLParser treats white space between tags as text: it would create a string of each run and
/// deliver it, only for it to be dropped. White space between a start tag and its end tag is kept,
/// because it is the whole content of an element. Instructions are removed because XMLParser on
/// Linux crashes on one that consists only of a name, `<?name?>`.
struct CompactText {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let buffer: UnsafeMutablePointer<UInt8>
  private var count = 0
  /// The bytes before this offset have been written or dropped.
  private var done: Int
  private var followsStartTag = false
  private let scope: ReadingScope
  private var layoutAttributes = LayoutAttributes()

  /// Begins at an offset; the text must outlive the value, and ``finish()`` must be called.
  init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, scope: ReadingScope) {
    self.bytes = bytes
    self.scope = scope
    done = start
    buffer = .allocate(capacity: bytes.count - start + 2)
    // Precedes the text, so that a second XML declaration is in the wrong place and cannot change
    // the encoding.
    buffer[0] = Ascii.lineFeed
    count = 1
  }

  /// Adds the text up to a tag, and the tag.
  mutating func add(_ markup: MarkupCursor.Markup, from start: Int, to end: Int) {
    var isEndTag = false
    var isOpening = false
    switch markup {
    case .startTag(let isEmpty, _): isOpening = !isEmpty
    case .endTag: isEndTag = true
    case .declaration: break
    case .instruction:
      if !bytes.isMisplacedDeclaration(at: start) { skip(from: start, to: end) }
      return
    }
    let isContent = followsStartTag && isEndTag
    if !isContent, isWhiteSpace(from: done, to: start) { done = max(done, start) }
    if scope == .navigation, !isEndTag, start >= done {
      layoutAttributes.find(in: bytes, from: start, to: end)
      for range in layoutAttributes.ranges {
        skip(from: range.lowerBound, to: range.upperBound)
      }
    }
    copy(to: end)
    followsStartTag = isOpening
  }

  /// Drops an empty tag, and the white space before it.
  mutating func dropTag(from start: Int, to end: Int) {
    if isWhiteSpace(from: done, to: start) { done = max(done, start) }
    skip(from: start, to: end)
    followsStartTag = false
  }

  /// Adds the text after the last tag, and returns everything.
  ///
  /// Ends with an extra line feed, because XMLParser on Linux traps on a text of four bytes.
  mutating func finish() -> Data {
    copy(to: bytes.count)
    buffer[count] = Ascii.lineFeed
    return Data(
      bytesNoCopy: buffer, count: count + 1,
      deallocator: .custom { pointer, _ in
        pointer.deallocate()
      })
  }

  private mutating func skip(from start: Int, to end: Int) {
    copy(to: start)
    done = max(done, end)
  }

  private func isWhiteSpace(from start: Int, to end: Int) -> Bool {
    var offset = start
    while offset < end {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      default: return false
      }
    }
    return true
  }

  private mutating func copy(to end: Int) {
    guard let source = bytes.baseAddress, end > done else { return }
    (buffer + count).update(from: source + done, count: end - done)
    count += end - done
    done = end
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether an instruction is an XML declaration that isn't at the start, which is an error.
  func isMisplacedDeclaration(at offset: Int) -> Bool {
    offset > 0 && starts(with: "<?xml", at: offset) && offset + 5 < count
      && self[offset + 5] <= 0x20
  }
}
