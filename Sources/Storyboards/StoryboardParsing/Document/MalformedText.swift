internal import Foundation
#if canImport(FoundationXML)
internal import FoundationXML
#endif

/// Finds the error in a text that XMLParser rejected.
///
/// Parses it again, in one piece, to get the right position.
final class MalformedText: NSObject, XMLParserDelegate {
  private var error: (code: Int, line: Int, column: Int)?

  static func failure(in text: DocumentText) -> ReadFailure {
    let delegate = MalformedText()
    let parser = XMLParser(data: text.forParser)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    _ = parser.parse()
    let error =
      delegate.error
      ?? ((parser.parserError as NSError?)?.code ?? 0, parser.lineNumber, parser.columnNumber)
    return .malformed(text, code: error.code, line: error.line - 1, column: error.column)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if error == nil {
      error = ((parseError as NSError).code, parser.lineNumber, parser.columnNumber)
    }
    parser.abortParsing()
  }
}
