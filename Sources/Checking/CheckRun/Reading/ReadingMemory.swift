internal import CompactCoding
internal import Foundation
internal import SourceFacts
internal import SourceLexing
internal import StoryboardParsing

/// The parsed files of earlier runs, by their contents, for checking nearly the same files many times.
final class ReadingMemory: @unchecked Sendable {
  // Unchecked, because all that changes is touched only while the lock is held.
  private let lock = NSLock()
  private var facts: [SourceKey: SourceFacts] = [:]
  private var interfaces: [InterfaceKey: ParsedFile] = [:]

  private struct SourceKey: Hashable {
    var digest: ContentDigest
    var isSwift: Bool
    /// Whether all of it was parsed.
    var isWhole: Bool
  }

  /// The key of a storyboard or xib, whose places contain its path.
  private struct InterfaceKey: Hashable {
    var digest: ContentDigest
    var path: String
  }

  /// Returns the facts of a source from a memory, or reads them and remembers them.
  static func facts(
    of digest: ContentDigest, _ language: SourceLexer.Language, parsingAll isWhole: Bool,
    in memory: ReadingMemory?, reading: () -> SourceFacts
  ) -> SourceFacts {
    guard let memory else { return reading() }
    let key = SourceKey(digest: digest, isSwift: language == .swift, isWhole: isWhole)
    if let known = memory.lock.withLock({ memory.facts[key] }) { return known }
    let facts = reading()
    memory.lock.withLock { memory.facts[key] = facts }
    return facts
  }

  /// Returns a parsed storyboard or xib from a memory, or parses and remembers it.
  static func interface(
    of digest: ContentDigest, at path: String, in memory: ReadingMemory?,
    reading: () -> ParsedFile
  ) -> ParsedFile {
    guard let memory else { return reading() }
    let key = InterfaceKey(digest: digest, path: path)
    if let known = memory.lock.withLock({ memory.interfaces[key] }) { return known }
    let file = reading()
    memory.lock.withLock { memory.interfaces[key] = file }
    return file
  }
}
