internal import AppProject
internal import CompactCoding
internal import FilesAndPaths
internal import Foundation

/// A cache of the outcomes of whole runs, by the contents of all files.
///
/// A second kind of entry maps the stamps of all files to an outcome: as long as no stamp changes, no file
/// has to be read.
struct OutcomeCache: Sendable {
  private let folder: CacheFolder
  /// The part of every key that doesn't depend on the contents of files.
  private let request: CompactEncoder

  /// The size of the program's file and the time at which it was written, which tell it from a later build.
  private static let program: [Int] = {
    guard let stamp = Bundle.main.executablePath.flatMap(FileStamp.init) else { return [] }
    return [stamp.size, max(0, stamp.written)]
  }()

  /// Creates a cache of the outcomes of one request.
  ///
  /// Compiled xibs aren't read, but an outcome depends on their names.
  init(in folder: CacheFolder, _ request: CheckRequest, nibs: [String]) {
    self.folder = folder
    var key = CompactEncoder()
    key.put(Self.program) { $0.put($1) }
    // Paths in projects are relative to it.
    key.put(FileManager.default.currentDirectoryPath)
    key.put(request.paths)
    key.put(request.excludes)
    key.put(request.parsesEverything)
    key.put(nibs)
    self.request = key
  }

  /// Returns the outcome of the same request for files with the same contents, if it is cached.
  func outcome(of snapshot: FileSnapshot) -> CachedOutcome? { outcome(named: name(of: snapshot)) }

  /// Returns the outcome of the same request for files with the same stamps, if it is cached.
  func outcome(of stamps: FileStamps) -> CachedOutcome? {
    folder.value(of: .stamps, named: name(of: stamps)) { decoder throws(CompactFailure) in
      try decoder.string()
    }.flatMap(outcome(named:))
  }

  private func outcome(named name: String) -> CachedOutcome? {
    folder.value(of: .outcome, named: name, CachedOutcome.init(from:))
  }

  func keep(_ outcome: CachedOutcome, of snapshot: FileSnapshot) {
    folder.keep(.outcome, named: name(of: snapshot), outcome.encode)
  }

  /// Caches which outcome belongs to the stamps of files.
  func keep(_ stamps: FileStamps, of snapshot: FileSnapshot) {
    folder.keep(.stamps, named: name(of: stamps)) { $0.put(name(of: snapshot)) }
  }

  private func name(of snapshot: FileSnapshot) -> String { name(.outcome, snapshot.digest) }

  private func name(of stamps: FileStamps) -> String { name(.stamps, stamps.digest) }

  /// The name of an entry, which is the digest of its dependencies.
  private func name(_ kind: CacheFolder.EntryKind, _ files: ContentDigest) -> String {
    var key = request
    key.put(files.text)
    return ContentDigest(of: key.bytes(behind: kind.rawValue)).text
  }
}

extension FileSnapshot {
  /// The digest of all files' paths and contents.
  fileprivate var digest: ContentDigest {
    ContentDigest(ofFiles: files.map { ($0.path, [$0.digest.high, $0.digest.low]) })
  }
}
