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
    let restore =
      "the file was not written by Interface Builder: restore it from version control"
    while let (markup, offset) = cursor.next() {
      var refusal: (rule: RuleName, message: String, help: String)?
      switch markup {
      case .declaration:
        refusal = (
          .doctype,
          "the file has a <!DOCTYPE>, which storyboards never have: entities are neither declared "
            + "nor fetched",
          "remove the document type declaration"
        )
      case .instruction: break
      case .endTag: depth -= 1
      case .startTag(let isEmpty, let attributes):
        positions.append(lines.position(of: offset))
        if !isEmpty { depth += 1 }
        if depth + (isEmpty ? 1 : 0) > ReadingLimits.depth {
          refusal = (
            .tooDeep, "elements are nested deeper than \(ReadingLimits.depth) levels", restore
          )
        } else if positions.count > ReadingLimits.elements {
          refusal = (
            .tooManyElements, "the file has more than \(ReadingLimits.elements) elements",
            "split the storyboard, with storyboard references between the parts"
          )
        } else if attributes > ReadingLimits.attributes {
          refusal = (
            .tooManyElements, "the element has more than \(ReadingLimits.attributes) attributes",
            restore
          )
        }
      }
      if let (rule, message, help) = refusal {
        let position = lines.position(of: offset)
        throw ReadFailure(rule, at: position.location(in: path), message, help: help)
      }
    }
    return positions
  }
}
