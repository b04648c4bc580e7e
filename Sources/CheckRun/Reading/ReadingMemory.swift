internal import CompactCoding
internal import Foundation
internal import SourceFacts
internal import SourceLexing
internal import StoryboardParsing

/// What was read of files, for runs over nearly the same files: by contents, not by path.
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

  /// Places in a storyboard have its path.
  private struct InterfaceKey: Hashable {
    var digest: ContentDigest
    var path: String
  }

  /// The facts of a source, from memory or else by reading it.
  static func facts(
    of digest: ContentDigest, _ language: SourceScan.Language, parsingAll isWhole: Bool,
    in memory: ReadingMemory?, reading: () -> SourceFacts
  ) -> SourceFacts {
    guard let memory else { return reading() }
    let key = SourceKey(digest: digest, isSwift: language == .swift, isWhole: isWhole)
    if let known = memory.lock.withLock({ memory.facts[key] }) { return known }
    let facts = reading()
    memory.lock.withLock { memory.facts[key] = facts }
    return facts
  }

  /// What a storyboard or xib holds, from memory or else by reading it.
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
