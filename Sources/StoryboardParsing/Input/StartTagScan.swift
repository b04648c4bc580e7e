/// Where the start tags of an XML text are, in the order of the text.
///
/// XMLParser reports where a start tag ends, not where it begins; but it reports every start tag,
/// so the n-th one that it reports is the n-th of these. The scan also stops hostile texts before
/// XMLParser sees them. It does not check that the text is well formed: XMLParser does.
struct StartTagScan {
  /// Why a text is not worth parsing.
  enum Refusal: Hashable {
    case doctype
    case tooDeep
    case tooManyElements
    case tooManyAttributes
  }

  private(set) var positions: [TextPosition] = []
  /// Where and why the scan gave up.
  private(set) var refusal: (reason: Refusal, position: TextPosition)?

  /// Scans UTF-8 text.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    positions.reserveCapacity(bytes.count / 96)
    var cursor = MarkupCursor(bytes)
    var lines = LineCounter(bytes)
    var depth = 0
    while let (markup, offset) = cursor.next() {
      var reason: Refusal?
      switch markup {
      case .declaration:
        reason = .doctype
      case .endTag:
        depth -= 1
      case .startTag(let isEmpty, let attributes):
        let position = lines.position(of: offset)
        positions.append(position)
        if !isEmpty { depth += 1 }
        if attributes > ReadingLimits.attributes { reason = .tooManyAttributes }
        if positions.count > ReadingLimits.elements { reason = .tooManyElements }
        if depth + (isEmpty ? 1 : 0) > ReadingLimits.depth { reason = .tooDeep }
      }
      if let reason {
        refusal = (reason, lines.position(of: offset))
        return
      }
    }
  }
}
