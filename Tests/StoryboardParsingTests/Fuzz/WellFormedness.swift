import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// XMLParser's own verdict on a text, for comparison with the reader's.
final class WellFormedness: NSObject, XMLParserDelegate {
  private static let declaration = Data(#"<?xml version="1.0" encoding="UTF-8"?>"#.utf8)

  /// The verdict on a text that passed the reader's own checks.
  ///
  /// Nil for texts that XMLParser must not parse: on Linux it crashes on some instructions, so only
  /// the usual declaration at the start is allowed.
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
