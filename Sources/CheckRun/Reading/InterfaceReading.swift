internal import Foundation
internal import Parallel
internal import SourceFacts
internal import StoryboardParsing

/// A storyboard or xib, read whole.
struct ReadInterface: Sendable {
  let parsed: ParsedFile
  /// What it asks of code; nil where it could not be read.
  let names: InterfaceNames?
}

/// Reads storyboards and xibs, whole.
enum InterfaceReading {
  /// What each file holds, in the order of the files.
  static func read(
    _ files: [SnapshotFile], workers: Int, memory: ReadingMemory?
  ) -> [ReadInterface] {
    ParallelWork.mapLargestFirst(files, workers: workers, size: { $0.bytes?.count ?? 0 }) { file in
      let parsed = read(file, memory)
      return ReadInterface(parsed: parsed, names: parsed.file.map { InterfaceNames(of: $0) })
    }
  }

  private static func read(_ file: SnapshotFile, _ memory: ReadingMemory?) -> ParsedFile {
    // For a file that cannot be read, the reader knows what to say.
    guard let bytes = file.bytes else { return StoryboardReader().read(file.path) }
    return ReadingMemory.interface(of: file.digest, at: file.path, in: memory) {
      read(bytes, path: file.path)
    }
  }

  private static func read(_ bytes: [UInt8], path: String) -> ParsedFile {
    bytes.withUnsafeBytes { raw in
      guard let start = raw.baseAddress else { return StoryboardReader().read(Data(), path: path) }
      // The reader keeps nothing of the bytes beyond the call, and does not write to them.
      let data = Data(
        bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: raw.count,
        deallocator: .none)
      return StoryboardReader().read(data, path: path)
    }
  }
}
