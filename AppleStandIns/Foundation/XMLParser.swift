@objc open class XMLParser: NSObject {
  public init(data: Data) {}
  public convenience init?(contentsOf url: URL) {}
  @objc open dynamic weak var delegate: (any XMLParserDelegate)?
  @objc open dynamic var shouldProcessNamespaces: Bool = false
  @objc open dynamic var shouldReportNamespacePrefixes: Bool = false
  @objc open dynamic var shouldResolveExternalEntities: Bool = false
  @objc open dynamic var lineNumber: Int { get {} }
  @objc open dynamic var columnNumber: Int { get {} }
  open var parserError: (any Error)? { get {} }
  @objc @discardableResult open dynamic func parse() -> Bool {}
  @objc open dynamic func abortParsing() {}

  public enum ErrorCode: Int, Sendable {
    case internalError = 1
    case outOfMemoryError = 2
    case documentStartError = 3
    case emptyDocumentError = 4
    case prematureDocumentEndError = 5
  }
}

@objc public protocol XMLParserDelegate: NSObjectProtocol {
  @objc optional func parserDidStartDocument(_ parser: XMLParser)
  @objc optional func parserDidEndDocument(_ parser: XMLParser)
  @objc optional func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String])
  @objc optional func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?)
  @objc optional func parser(_ parser: XMLParser, foundCharacters string: String)
  @objc optional func parser(_ parser: XMLParser, foundComment comment: String)
  @objc optional func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data)
  @objc optional func parser(
    _ parser: XMLParser, foundInternalEntityDeclarationWithName name: String, value: String?)
  @objc optional func parser(
    _ parser: XMLParser, foundExternalEntityDeclarationWithName name: String, publicID: String?,
    systemID: String?)
  @objc optional func parser(
    _ parser: XMLParser, resolveExternalEntityName name: String, systemID: String?
  ) -> Data?
}
