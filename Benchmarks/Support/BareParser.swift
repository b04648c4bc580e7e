package import Foundation
#if canImport(FoundationXML)
import FoundationXML
#endif

/// Foundation's XMLParser with an empty delegate, to which everything else is compared.
package enum BareParser {
  /// Parses a file's bytes.
  package static func parse(_ data: Data) {
    let delegate = EmptyDelegate()
    let parser = XMLParser(data: data)
    parser.delegate = delegate
    _ = parser.parse()
  }
}

private final class EmptyDelegate: NSObject, XMLParserDelegate {}
