internal import Findings
internal import Foundation
#if canImport(FoundationXML)
internal import FoundationXML
#endif
internal import StoryboardModel

/// Passes the events of Foundation's XMLParser to a model builder.
///
/// Each parser reads one file.
///
/// It reads the few files that ``PlainDocument`` leaves to it.
final class DocumentParser: NSObject, XMLParserDelegate {
  private let path: String
  private let positions: [TextPosition]
  private let scope: ReadingScope
  private var startTags = 0
  private var builder: ModelBuilder?
  private var failure: ReadFailure?

  private init(path: String, positions: [TextPosition], scope: ReadingScope) {
    self.path = path
    self.positions = positions
    self.scope = scope
  }

  /// Parses XML whose start tags are known.
  ///
  /// - Throws: If the XML is malformed or not an Interface Builder document.
  static func parse(
    _ text: DocumentText, startTags: [TextPosition], _ scope: ReadingScope
  ) throws(ReadFailure) -> ModelBuilder {
    let delegate = DocumentParser(path: text.path, positions: startTags, scope: scope)
    // Streams are parsed piece by piece. In one piece, libxml2 rejects more than 10 MB. The line
    // feed at the end is needed because XMLParser on Linux crashes on a text of four bytes.
    let parser = XMLParser(stream: InputStream(data: text.forParser + [Ascii.lineFeed]))
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let isWellFormed = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard isWellFormed, let builder = delegate.builder, builder.isComplete else {
      throw MalformedText.failure(in: text)
    }
    return builder
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let position = startTags < positions.count ? positions[startTags] : .start
    startTags += 1
    if builder != nil {
      TagAttributes.with(attributes) { builder?.start(ElementName(name), $0, at: position) }
    } else if name == "document" {
      builder = TagAttributes.with(attributes) {
        ModelBuilder(path: path, attributes: $0, position: position, scope: scope)
      }
    } else if failure == nil {
      failure = .wrongRoot(name, at: position.location(in: path))
      parser.abortParsing()
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    builder?.end()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    builder?.found(characters: string)
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
    // On Linux, XMLParser would otherwise try to continue.
    parser.abortParsing()
  }
}
