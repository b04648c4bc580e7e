internal import Foundation
#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// Finds the error in a text that XMLParser rejected without its white space.
///
/// Parses it again with white space, to get the right position.
final class MalformedText: NSObject, XMLParserDelegate {
  private var error: (code: Int, line: Int, column: Int)?

  static func failure(in text: DocumentText) -> ReadFailure {
    let delegate = MalformedText()
    let parser = XMLParser(data: withoutInstructions(text))
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    _ = parser.parse()
    let error =
      delegate.error
      ?? ((parser.parserError as NSError?)?.code ?? 0, parser.lineNumber, parser.columnNumber)
    return .malformed(text, code: error.code, line: error.line - 1, column: error.column)
  }

  /// The body with spaces in place of processing instructions, which crash XMLParser.
  private static func withoutInstructions(_ text: DocumentText) -> Data {
    // After a line feed, like the text that XMLParser rejected.
    var body = [Ascii.lineFeed] + text.body
    let instructions = text.utf8.withBytes { bytes in
      var instructions: [Range<Int>] = []
      var cursor = MarkupCursor(bytes)
      while let (markup, start) = cursor.next() {
        if case .instruction = markup, !bytes.isMisplacedDeclaration(at: start) {
          instructions.append(max(start, text.bodyStart)..<max(cursor.offset, text.bodyStart))
        }
      }
      return instructions
    }
    for offset in instructions.joined().map({ $0 - text.bodyStart + 1 })
    where body[offset] != Ascii.lineFeed {
      body[offset] = 0x20
    }
    return Data(body)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if error == nil {
      error = ((parseError as NSError).code, parser.lineNumber, parser.columnNumber)
    }
    parser.abortParsing()
  }
}
