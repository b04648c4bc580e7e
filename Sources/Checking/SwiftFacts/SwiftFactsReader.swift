internal import Foundation
internal import Parallel
package import SourceFacts
internal import SwiftParser
internal import SwiftSyntax

/// Reads the facts of a Swift file.
package enum SwiftFactsReader {
  /// Returns the facts of a file's text; with `parsingAll`, all of it is parsed, rather than only what facts can be
  /// read from.
  package static func facts(of text: String, parsingAll isWhole: Bool = false) -> SourceFacts {
    let bytes = Array(text.utf8)
    return ParallelWork.Background { factsOnDeepStack(of: bytes, parsingAll: isWhole) }.result()
  }

  /// Returns the facts of a file's text, which is in UTF-8; the thread's stack has to be ``DeepStack/size``.
  package static func factsOnDeepStack(
    of bytes: [UInt8], parsingAll isWhole: Bool = false
  ) -> SourceFacts {
    let conflict = ConflictMarkers.blanked(bytes)
    let text = conflict?.text ?? bytes
    let condensed = isWhole ? CondensedText(whole: text) : CondensedText(condensing: text)
    if let offset = NestingScan.overflow(in: condensed.bytes) {
      return unread(
        "The code is nested too deeply to be read", bytes, at: condensed.origin(of: offset))
    }
    guard let tree = tree(of: condensed.bytes) else {
      return unread("The code takes too long to be read", bytes, at: 0)
    }
    // The parser recovers from a mistake differently if the code after it is left out.
    if tree.hasError, condensed.leavesOut { return factsOnDeepStack(of: bytes, parsingAll: true) }
    let source = SourceText(text, condensed: condensed)
    var facts = DeclarationReader.facts(of: tree, in: source)
    SwiftUsesReader.read(tree, in: source, into: &facts)
    facts.isBroken = tree.hasError || conflict != nil
    if let conflict {
      facts.mistake = SourceFacts.Mistake(
        message: "A merge was left unfinished", position: source.position(at: conflict.offset))
    }
    return facts
  }

  /// Returns the syntax tree of a text; nil if parsing it takes much longer than its length justifies.
  ///
  /// After each syntax error, the parser may look through the rest of the text. For code that
  /// people write, it needs less than a hundredth of the allowed time.
  private static func tree(of text: [UInt8]) -> SourceFileSyntax? {
    // A short text can't exceed the limit, even if the parser looks through the rest of it at each
    // token. Handing it to another thread would take as long as parsing it.
    if text.count <= shortText { return parse(text) }
    let seconds = 1 + Double(text.count) / 100_000
    return LimitedTime.shared.run(seconds: seconds * slowness) { parse(text) }
  }

  private static func parse(_ text: [UInt8]) -> SourceFileSyntax {
    text.withUnsafeBufferPointer { text in
      let tree = Parser.parse(source: text, maximumNestingLevel: 256)
      guard tree.hasError else { return tree }
      // Before Swift 6 there could be a space before the arguments of an attribute.
      let older = Parser.parse(source: text, maximumNestingLevel: 256, swiftVersion: .v5)
      return older.hasError ? tree : older
    }
  }

  /// The length in bytes up to which a text is parsed without a limit of time.
  private static let shortText = 8_000

  /// How many times longer the parser may take than in a release build.
  ///
  /// A debug build can get the number from the environment, because the parser is even slower under a sanitizer.
  #if DEBUG
  private static let slowness =
    ProcessInfo.processInfo.environment["SEGUES_PARSER_SLOWNESS"].flatMap(Double.init) ?? 10
  #else
  private static let slowness = 1.0
  #endif

  private static func unread(
    _ message: String, _ bytes: [UInt8], at offset: Int
  ) -> SourceFacts {
    var facts = SourceFacts()
    facts.isUnread = true
    facts.isBroken = true
    let position = SourceText(bytes, condensed: CondensedText(whole: bytes)).position(at: offset)
    facts.mistake = SourceFacts.Mistake(message: message, position: position)
    return facts
  }
}
