internal import Foundation

/// The positions of an XML text's start tags, in order, and the text for XMLParser.
///
/// XMLParser reports where a start tag ends, not where it begins. But it reports every start tag of
/// the text that it gets, so the n-th one that it reports is the n-th of these. The scan also stops
/// hostile texts before XMLParser sees them. It leaves checking that the text is well formed to
/// XMLParser.
struct StartTagScan {
  /// The reason why a text is not parsed.
  enum Refusal: Hashable {
    case doctype
    case tooDeep
    case tooManyElements
    case tooManyAttributes
  }

  /// The start tags of ``compact``, as positions in the scanned text.
  private(set) var positions: [TextPosition] = []
  /// The position at which the scan gave up, and the reason.
  private(set) var refusal: (reason: Refusal, position: TextPosition)?

  /// The text from its body on, without the parts that only cost XMLParser time.
  private(set) var compact = Data()

  /// Scans UTF-8 text whose XML declaration ends at `bodyStart`.
  init(_ bytes: UnsafeBufferPointer<UInt8>, bodyStart: Int, scope: ReadingScope) {
    positions.reserveCapacity(bytes.count / 96)
    var cursor = MarkupCursor(bytes)
    var compact = CompactText(bytes, from: bodyStart, scope: scope)
    defer { self.compact = compact.finish() }
    var lines = LineCounter(bytes)
    var depth = 0
    var elements = 0
    while let (markup, offset) = cursor.next() {
      var reason: Refusal?
      switch markup {
      case .declaration:
        reason = .doctype
      case .instruction:
        break
      case .endTag:
        depth -= 1
      case .startTag(let isEmpty, let attributes):
        elements += 1
        if !isEmpty { depth += 1 }
        if attributes > ReadingLimits.attributes { reason = .tooManyAttributes }
        if elements > ReadingLimits.elements { reason = .tooManyElements }
        if depth + (isEmpty ? 1 : 0) > ReadingLimits.depth { reason = .tooDeep }
        if reason == nil, isEmpty, depth > 0,
          PlainSetting.matches(bytes, from: offset, to: cursor.offset, in: scope)
        {
          compact.dropTag(from: offset, to: cursor.offset)
          continue
        }
        positions.append(lines.position(of: offset))
      }
      if let reason {
        refusal = (reason, lines.position(of: offset))
        return
      }
      compact.add(markup, from: offset, to: cursor.offset)
    }
  }
}
