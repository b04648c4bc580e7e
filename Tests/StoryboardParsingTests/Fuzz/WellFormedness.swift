import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Whether XMLParser by itself takes a text: what the reader's verdict is compared with.
final class WellFormedness: NSObject, XMLParserDelegate {
  private static let declaration = Data(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8)

  /// The verdict on a text that passed the reader's own checks.
  ///
  /// Nil where XMLParser is not to be asked: on Linux it crashes on some instructions, so that a
  /// text with any but the usual declaration at its start is not for it.
  static func verdict(on data: Data) -> Bool? {
    guard data.starts(with: declaration),
      data.dropFirst(declaration.count).range(of: Data("<?".utf8)) == nil
    else { return nil }
    let delegate = WellFormedness()
    let parser = XMLParser(data: data)
    parser.delegate = delegate
    return parser.parse()
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    parser.abortParsing()
  }
}
