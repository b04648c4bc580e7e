internal import SwiftNaming

/// The words by which sources show that they may name an identifier.
package enum IdentifierWords {
  /// The words of a text, as a scan of sources takes them apart; nil for a text that sources may
  /// write in another way.
  package static func words(of text: String) -> [String]? {
    guard text.utf8.allSatisfy({ $0 < 0x80 && $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }) else {
      return nil
    }
    return text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }

  /// The names that generators derive from a scene's identifier.
  package static func accessors(of text: String) -> [String] {
    Set([SwiftGenName.member(text), RSwiftName.member(text)]).sorted()
  }
}
