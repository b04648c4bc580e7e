internal import AppProject
internal import CompactCoding
internal import FilesAndPaths
internal import Foundation
internal import Parallel

/// The stamps of all discovered files, which prove them unchanged without reading them.
struct FileStamps: Sendable {
  private let stamps: [String: FileStamp]
  /// The digest of all paths and stamps.
  let digest: ContentDigest

  /// Takes the current stamps of files with sorted paths; fails if a file doesn't exist.
  init?(of paths: [String], workers: Int) {
    let stamps = ParallelWork.map(paths, workers: workers, atOnce: 64) { FileStamp(of: $0) }
    self.init(Array(zip(paths, stamps)))
  }

  /// Collects the stamps that files had when they were read; fails if a file was not read.
  init?(of snapshot: FileSnapshot) {
    self.init(snapshot.files.map { ($0.path, $0.stamp) })
  }

  private init?(_ files: some Collection<(String, FileStamp?)>) {
    let known = files.compactMap { path, stamp in stamp.map { (path, $0) } }
    guard known.count == files.count else { return nil }
    stamps = Dictionary(known, uniquingKeysWith: { $1 })
    digest = ContentDigest(
      ofFiles: known.map { path, stamp in
        let numbers = [stamp.size, stamp.written, stamp.changed, stamp.inode]
        return (path, numbers.map { UInt64(bitPattern: Int64($0)) })
      })
  }

  /// Reads a file, and returns it if its stamp is unchanged.
  func unchangedFile(at path: String) -> SnapshotFile? {
    let file = SnapshotFile(readingFrom: path)
    return file.stamp != nil && file.stamp == stamps[path] ? file : nil
  }

  /// Whether no file was modified for some seconds before the stamps were taken, so that every later modification
  /// changes a stamp.
  ///
  /// The resolution of timestamps can be two seconds on old file systems. If a file is written
  /// twice within that time, both stamps may be equal.
  func areSettled(at time: Int, for duration: Double) -> Bool {
    let limit = time - Int(duration * 1_000_000_000)
    return stamps.values.allSatisfy { max($0.changed, $0.written) < limit }
  }

  /// The current time, in nanoseconds since 1970.
  static var now: Int { Int(Date().timeIntervalSince1970 * 1_000_000_000) }
}
