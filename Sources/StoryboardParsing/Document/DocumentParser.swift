internal import Findings
internal import Foundation
#if canImport(FoundationXML)
  internal import FoundationXML
#endif
internal import StoryboardModel

/// Feeds a model builder from Foundation's XMLParser, one file each.
final class DocumentParser: NSObject, XMLParserDelegate {
  private let path: String
  private let positions: [TextPosition]
  private var startTags = 0
  private var builder: ModelBuilder?
  private var failure: ReadFailure?
  private var error: (code: Int, line: Int, column: Int)?

  private init(path: String, positions: [TextPosition]) {
    self.path = path
    self.positions = positions
  }

  /// Parses XML whose start tags are known.
  ///
  /// - Throws: For XML that is not well formed or no Interface Builder document.
  static func parse(
    _ text: DocumentText, positions: [TextPosition]
  ) throws(ReadFailure) -> InterfaceFile {
    let delegate = DocumentParser(path: text.path, positions: positions)
    let parser = XMLParser(data: text.body)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let isWellFormed = parser.parse()
    if let failure = delegate.failure { throw failure }
    if let error = delegate.error {
      throw ReadFailure.malformed(text, code: error.code, line: error.line, column: error.column)
    }
    guard isWellFormed, let builder = delegate.builder else {
      throw ReadFailure.malformed(
        text, code: (parser.parserError as NSError?)?.code ?? 0, line: parser.lineNumber,
        column: parser.columnNumber)
    }
    return builder.file
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let position = startTags < positions.count ? positions[startTags] : .start
    startTags += 1
    let location = position.location(in: path)
    if builder != nil {
      builder?.start(name, attributes: attributes, at: location)
    } else if name == "document" {
      builder = ModelBuilder(path: path, attributes: attributes, location: location)
    } else if failure == nil {
      failure = .wrongRoot(name, at: location)
      parser.abortParsing()
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    builder?.end()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if builder?.collectsCharacters == true { builder?.found(characters: string) }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    if builder?.collectsCharacters == true {
      builder?.found(characters: String(decoding: block, as: UTF8.self))
    }
  }

  func parser(_ parser: XMLParser, foundComment comment: String) {
    builder?.found(comment: comment)
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard error == nil, failure == nil else { return }
    error = ((parseError as NSError).code, parser.lineNumber, parser.columnNumber)
    parser.abortParsing()
  }
}
