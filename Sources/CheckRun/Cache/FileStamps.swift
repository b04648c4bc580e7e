internal import AppProject
internal import CompactCoding
internal import FileReading
internal import Foundation
internal import Parallel

/// The stamps of all files found, by which they are known to be unchanged without being read.
struct FileStamps: Sendable {
  private let stamps: [String: FileStamp]
  /// One digest of all paths and stamps.
  let digest: ContentDigest

  /// The stamps of files as they are now; nil where one is not there.
  ///
  /// - Parameters:
  ///   - paths: The files, sorted.
  ///   - workers: How many threads look.
  init?(of paths: [String], workers: Int) {
    let stamps = ParallelWork.map(paths, workers: workers, atOnce: 64) { FileStamp(of: $0) }
    self.init(Array(zip(paths, stamps)))
  }

  /// The stamps of files as they were when they were read; nil where one was not read.
  init?(of snapshot: AppSnapshot) {
    self.init(snapshot.files.map { ($0.path, $0.stamp) })
  }

  private init?(_ files: some Collection<(String, FileStamp?)>) {
    var stamps: [String: FileStamp] = [:]
    stamps.reserveCapacity(files.count)
    var digest = FilesDigest(count: files.count)
    for (path, stamp) in files {
      guard let stamp else { return nil }
      stamps[path] = stamp
      digest.add(path: path)
      for number in [stamp.size, stamp.written, stamp.changed, stamp.inode] {
        digest.add(UInt64(bitPattern: Int64(number)))
      }
    }
    self.stamps = stamps
    self.digest = digest.digest
  }

  /// A file that still has its stamp, read now; nil where it has changed.
  func unchangedFile(at path: String) -> SnapshotFile? {
    let file = SnapshotFile(readingFrom: path)
    return file.stamp != nil && file.stamp == stamps[path] ? file : nil
  }

  /// Whether all files have been as they are for some time.
  ///
  /// File systems count time in steps, of up to two seconds on old ones: what is written twice within one
  /// has the same stamp twice.
  ///
  /// - Parameters:
  ///   - time: When the stamps were taken, in nanoseconds since 1970.
  ///   - duration: How long, in seconds.
  /// - Returns: Whether no file can change any more without its stamp showing it.
  func areSettled(at time: Int, for duration: Double) -> Bool {
    let limit = time - Int(duration * 1_000_000_000)
    return stamps.values.allSatisfy { max($0.changed, $0.written) < limit }
  }

  /// The time, in nanoseconds since 1970.
  static var now: Int { Int(Date().timeIntervalSince1970 * 1_000_000_000) }
}
