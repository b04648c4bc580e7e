internal import Foundation
internal import Parallel
internal import StoryboardModel
internal import StoryboardParsing

/// Reads storyboards and xibs.
enum InterfaceReading {
  /// Parses files, and returns the results in the order of the files.
  static func read(
    _ files: [SnapshotFile], workers: Int, memory: ReadingMemory
  ) -> [ReadInterface] {
    ParallelWork.mapLargestFirst(files, workers: workers, size: { $0.bytes?.count ?? 0 }) { file in
      memory.interface(file) {
        let parsed = read(file)
        return ReadInterface(parsed: parsed, names: parsed.file.map { InterfaceNames(of: $0) })
      }
    }
  }

  private static func read(_ file: SnapshotFile) -> ParsedFile {
    // The reader has the finding for a file that cannot be read.
    guard let bytes = file.bytes else { return StoryboardReader().read(file.path) }
    return read(bytes, path: file.path)
  }

  private static func read(_ bytes: [UInt8], path: String) -> ParsedFile {
    bytes.withUnsafeBytes { raw in
      guard let start = raw.baseAddress else { return StoryboardReader().read(Data(), path: path) }
      // The reader neither keeps the bytes beyond the call nor writes to them.
      let data = Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: raw.count,
        deallocator: .none)
      return StoryboardReader().read(data, path: path)
    }
  }
}
