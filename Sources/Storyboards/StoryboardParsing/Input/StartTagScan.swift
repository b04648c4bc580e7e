/// The positions of an XML text's start tags, in order.
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

  /// The start tags, as positions in the scanned text.
  private(set) var positions: [TextPosition] = []
  /// The position at which the scan gave up, and the reason.
  private(set) var refusal: (reason: Refusal, position: TextPosition)?

  /// Scans UTF-8 text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var cursor = MarkupCursor(bytes)
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
        positions.append(lines.position(of: offset))
      }
      if let reason {
        refusal = (reason, lines.position(of: offset))
        return
      }
    }
  }
}
