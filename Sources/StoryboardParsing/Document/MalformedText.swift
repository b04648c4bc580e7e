internal import Foundation
#if canImport(FoundationXML)
  internal import FoundationXML
#endif

/// Finds what is wrong in a text that XMLParser refused without its white space.
///
/// It is parsed again as it is, for the sake of the position.
final class MalformedText: NSObject, XMLParserDelegate {
  private var error: (code: Int, line: Int, column: Int)?

  static func failure(in text: DocumentText) -> ReadFailure {
    let delegate = MalformedText()
    let parser = XMLParser(data: text.body)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    _ = parser.parse()
    let error =
      delegate.error
      ?? ((parser.parserError as NSError?)?.code ?? 0, parser.lineNumber, parser.columnNumber)
    return .malformed(text, code: error.code, line: error.line, column: error.column)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    if error == nil {
      error = ((parseError as NSError).code, parser.lineNumber, parser.columnNumber)
    }
    parser.abortParsing()
  }
}
