internal import AppProject
internal import CompactCoding
internal import FileReading
internal import Foundation

/// Keeps the outcomes of whole runs by the contents of all files, and which outcome it is by the stamps of
/// these: while no stamp changes, no file has to be read.
struct OutcomeCache: Sendable {
  private let folder: CacheFolder
  /// What outcomes depend on beside files.
  private let request: CompactEncoder

  init(in folder: CacheFolder, _ request: CheckRequest) {
    self.folder = folder
    var key = CompactEncoder()
    key.put(ProgramStamp.numbers) { $0.put($1) }
    // Projects name files by where they are.
    key.put(FileManager.default.currentDirectoryPath)
    key.put(request.paths) { $0.put($1) }
    key.put(request.excludes) { $0.put($1) }
    key.put(request.parsesEverything)
    self.request = key
  }

  /// The outcome of the same run on files with the same contents; nil where none is kept.
  func outcome(of snapshot: AppSnapshot) -> KeptOutcome? { outcome(entry(of: snapshot)) }

  /// The outcome of the same run on files with the same stamps; nil where none is kept.
  func outcome(of stamps: FileStamps) -> KeptOutcome? {
    let entry = entry(of: stamps)
    guard let bytes = folder.entry(entry.name),
      let name = entry.value(of: bytes, { decoder throws(CompactFailure) in try decoder.string() })
    else { return nil }
    return outcome(CacheEntry(Self.outcomeLine, named: name))
  }

  /// Keeps an outcome.
  func keep(_ outcome: KeptOutcome, of snapshot: AppSnapshot) {
    let entry = entry(of: snapshot)
    folder.keep(entry.bytes { outcome.encode(to: &$0) }, as: entry.name)
  }

  /// Keeps which outcome it is that files with some stamps have.
  func keep(_ stamps: FileStamps, of snapshot: AppSnapshot) {
    let entry = entry(of: stamps)
    folder.keep(entry.bytes { $0.put(self.entry(of: snapshot).name) }, as: entry.name)
  }

  private func outcome(_ entry: CacheEntry) -> KeptOutcome? {
    guard let bytes = folder.entry(entry.name) else { return nil }
    return entry.value(of: bytes, KeptOutcome.init(from:))
  }

  private static let outcomeLine = "segues-outcome 3\n"

  private func entry(of snapshot: AppSnapshot) -> CacheEntry {
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

/// What tells this program from one that was built later.
enum ProgramStamp {
  /// The size of the program's file, and when it was written.
  static let numbers: [Int] = {
    guard let stamp = Bundle.main.executablePath.flatMap(FileStamp.init) else { return [] }
    return [stamp.size, max(0, stamp.written)]
  }()
}

extension AppSnapshot {
  /// One digest of all files' paths and contents.
  fileprivate var digest: ContentDigest {
    var digest = FilesDigest(count: files.count)
    for file in files {
      digest.add(path: file.path)
      digest.add(file.digest.high)
      digest.add(file.digest.low)
    }
    return digest.digest
  }
}
