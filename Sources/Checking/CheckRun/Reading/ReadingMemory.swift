internal import CompactCoding
internal import FilesAndPaths
internal import Foundation
internal import SegueChecking

/// The files of earlier runs with what was read from them, for checking nearly the same files many times.
package final class ReadingMemory: @unchecked Sendable {
  // Unchecked, because the lock protects everything that changes.
  private let lock = NSLock()
  private var files = Files()
  /// The files that were asked for before the last ``forgetUnused()``.
  private var earlier = Files()
  private let search = LastValue<[Set<String>], SourceNameSearch>()
  /// The last result of ``files(at:mentioning:)``.
  private var mentions: (paths: [String], words: Set<String>, files: [SnapshotFile])?
  private var lookalikes: (classes: Set<String>, words: LookalikeWords?)?

  /// The key of a file, with its path because facts and storyboards contain the path.
  private struct FileKey: Hashable {
    var path: String
    var digest: ContentDigest

    init(_ file: SnapshotFile) { (path, digest) = (file.path, file.digest) }
  }

  private struct Files {
    var sources: [FileKey: DecodedSource] = [:]
    var interfaces: [FileKey: ReadInterface] = [:]
  }

  package init() {}

  /// Forgets the files that nothing has asked for since the last call.
  func forgetUnused() {
    lock.withLock { (earlier, files, mentions) = (files, Files(), nil) }
  }

  /// Returns a source: the same object for the same file.
  func source(_ file: SnapshotFile) -> DecodedSource {
    value(at: \.sources, of: file) { DecodedSource(file) }
  }

  /// Returns a storyboard or xib, and reads it if it isn't remembered.
  func interface(_ file: SnapshotFile) -> ReadInterface {
    value(at: \.interfaces, of: file) { ReadInterface(file) }
  }

  /// Returns the search for names: the same object for the same names.
  func search(for names: InterfaceNames) -> SourceNameSearch {
    search.value(for: [names.sought, names.identifiers]) { SourceNameSearch(names) }
  }

  /// Returns a search for words like some classes.
  ///
  /// The last search is also used for fewer classes, because a source that is parsed in vain changes no finding.
  func lookalikes(of classes: [String]) -> LookalikeWords? {
    lock.withLock {
      if let last = lookalikes, !classes.isEmpty, last.classes.isSuperset(of: classes) {
        return last.words
      }
      let words = LookalikeWords(of: classes)
      lookalikes = (Set(classes), words)
      return words
    }
  }

  /// Returns those of some files that contain one of some words, read from disk.
  ///
  /// The result for more words is also used for fewer, as in trials of edits.
  func files(at paths: [String], mentioning words: Set<String>) -> [SnapshotFile] {
    lock.withLock {
      if let mentions, mentions.paths == paths, mentions.words.isSuperset(of: words) {
        return mentions.files
      }
      let wanted = words.sorted().map { Array($0.utf8) }
      let files = paths.compactMap { path in
        let file = SnapshotFile(readingFrom: path)
        let bytes = file.bytes ?? []
        return wanted.contains { ByteSearch.contains($0, in: bytes) } ? file : nil
      }
      mentions = (paths, words, files)
      return files
    }
  }

  private func value<Value>(
    at table: WritableKeyPath<Files, [FileKey: Value]>, of file: SnapshotFile, _ make: () -> Value
  ) -> Value {
    let key = FileKey(file)
    if let known = lock.withLock({ files[keyPath: table][key] }) { return known }
    let value = lock.withLock { earlier[keyPath: table][key] } ?? make()
    return lock.withLock {
      if let known = files[keyPath: table][key] { return known }
      files[keyPath: table][key] = value
      return value
    }
  }
}
