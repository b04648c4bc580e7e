internal import SourceLexing
internal import SwiftNaming

/// The words that a source has if it names an identifier.
package enum IdentifierWords {
  /// Returns the words of a text as a scan sees them; nil if sources can write it with escapes.
  package static func words(of text: String) -> [String]? {
    guard text.utf8.allSatisfy({ $0 < 0x80 && $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) else {
      return nil
    }
    return text.utf8.split { !WordBytes.isWord($0) }.map { String(Substring($0)) }
  }

  /// Returns the names that generators give a scene with an identifier.
  package static func accessors(of text: String) -> [String] {
    Set([SwiftGenName.member(text), RSwiftName.member(text)]).sorted()
  }
}
