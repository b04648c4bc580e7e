internal import Findings

/// Finds the positions of an XML text's start tags.
///
/// XMLParser reports where a start tag ends, not where it begins. But it reports every start tag of
/// the text that it gets, so the n-th one that it reports is the n-th of these. The scan also stops
/// hostile texts before XMLParser sees them. It leaves checking that the text is well formed to
/// XMLParser.
enum StartTagScan {
  /// Returns the positions of the start tags in UTF-8 text, in order.
  ///
  /// - Throws: The reason why the text must not be parsed.
  static func positions(
    in bytes: UnsafeBufferPointer<UInt8>, path: String
  ) throws(ReadFailure) -> [TextPosition] {
    var positions: [TextPosition] = []
    var cursor = MarkupCursor(bytes)
    var lines = LineCounter(bytes)
    var depth = 0
    while let (markup, offset) = cursor.next() {
      var refusal: Refusal?
      switch markup {
      case .declaration: refusal = doctype
      case .instruction: break
      case .endTag: depth -= 1
      case .startTag(let isEmpty, let attributes):
        positions.append(lines.position(of: offset))
        refusal = Self.refusal(
          depth: depth + 1, elements: positions.count, attributes: attributes)
        if !isEmpty { depth += 1 }
      }
      if let (rule, message, help) = refusal {
        let position = lines.position(of: offset)
        throw ReadFailure(rule, at: position.location(in: path), message, help: help)
      }
    }
    return positions
  }

  private typealias Refusal = (rule: RuleName, message: String, help: String)

  private static let doctype: Refusal = (
    .doctype,
    "the file has a <!DOCTYPE>, which storyboards never have: entities are neither declared "
      + "nor fetched",
    "remove the document type declaration"
  )

  /// Returns the reason why a text with an element must not be parsed; nil if it may be.
  private static func refusal(depth: Int, elements: Int, attributes: Int) -> Refusal? {
    let restore = "the file was not written by Interface Builder: restore it from version control"
    if depth > ReadingLimits.depth {
      return (.tooDeep, "elements are nested deeper than \(ReadingLimits.depth) levels", restore)
    }
    if elements > ReadingLimits.elements {
      return (
        .tooManyElements, "the file has more than \(ReadingLimits.elements) elements",
        "split the storyboard, with storyboard references between the parts"
      )
    }
    if attributes > ReadingLimits.attributes {
      return (
        .tooManyElements, "the element has more than \(ReadingLimits.attributes) attributes",
        restore
      )
    }
    return nil
  }
}
