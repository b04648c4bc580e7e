internal import AppProject
internal import CompactCoding
internal import Files
internal import Foundation

/// A cache of the outcomes of whole runs, by the contents of all files.
///
/// A second kind of entry maps the stamps of all files to an outcome: as long as no stamp changes, no file
/// has to be read.
struct OutcomeCache: Sendable {
  private let folder: CacheFolder
  /// The part of every key that doesn't depend on the contents of files.
  private let request: CompactEncoder

  /// Creates a cache.
  ///
  /// - Parameters:
  ///   - folder: The folder of the entries.
  ///   - request: The request for the outcomes.
  ///   - nibs: The compiled xibs that were found; they aren't read, but an outcome depends on their names.
  init(in folder: CacheFolder, _ request: CheckRequest, nibs: [String]) {
    self.folder = folder
    var key = CompactEncoder()
    key.put(ProgramStamp.numbers) { $0.put($1) }
    // Paths in projects are relative to it.
    key.put(FileManager.default.currentDirectoryPath)
    key.put(request.paths)
    key.put(request.excludes)
    key.put(request.parsesEverything)
    key.put(nibs)
    self.request = key
  }

  /// Returns the outcome of the same request for files with the same contents, if it is cached.
  func outcome(of snapshot: FileSnapshot) -> KeptOutcome? { outcome(entry(of: snapshot)) }

  /// Returns the outcome of the same request for files with the same stamps, if it is cached.
  func outcome(of stamps: FileStamps) -> KeptOutcome? {
    let entry = entry(of: stamps)
    guard let bytes = folder.entry(entry.name),
      let name = entry.value(of: bytes, { decoder throws(CompactFailure) in try decoder.string() })
    else { return nil }
    return outcome(CacheEntry(Self.outcomeLine, named: name))
  }

  func keep(_ outcome: KeptOutcome, of snapshot: FileSnapshot) {
    let entry = entry(of: snapshot)
    folder.keep(entry.bytes { outcome.encode(to: &$0) }, as: entry.name)
  }

  /// Caches which outcome belongs to the stamps of files.
  func keep(_ stamps: FileStamps, of snapshot: FileSnapshot) {
    let entry = entry(of: stamps)
    folder.keep(entry.bytes { $0.put(self.entry(of: snapshot).name) }, as: entry.name)
  }

  private func outcome(_ entry: CacheEntry) -> KeptOutcome? {
    guard let bytes = folder.entry(entry.name) else { return nil }
    return entry.value(of: bytes, KeptOutcome.init(from:))
  }

  private static let outcomeLine = "segues-outcome 4\n"

  private func entry(of snapshot: FileSnapshot) -> CacheEntry {
    CacheEntry(Self.outcomeLine, of: key(with: snapshot.digest))
  }

  private func entry(of stamps: FileStamps) -> CacheEntry {
    CacheEntry("segues-stamps 1\n", of: key(with: stamps.digest))
  }

  private func key(with digest: ContentDigest) -> CompactEncoder {
    var key = request
    key.put(digest.text)
    return key
  }
}

/// The numbers that tell this program from one that was built later.
enum ProgramStamp {
  /// The size of the program's file and the time at which it was written.
  static let numbers: [Int] = {
    guard let stamp = Bundle.main.executablePath.flatMap(FileStamp.init) else { return [] }
    return [stamp.size, max(0, stamp.written)]
  }()
}

extension FileSnapshot {
  /// The digest of all files' paths and contents.
  fileprivate var digest: ContentDigest {
    ContentDigest(ofFiles: files.map { ($0.path, [$0.digest.high, $0.digest.low]) })
  }
}
