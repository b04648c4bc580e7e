internal import Foundation
internal import StoryboardParsing

/// Reads storyboards and xibs, whole.
enum InterfaceReading {
  /// What each file holds, in the order of the files.
  static func read(
    _ files: [SnapshotFile], workers: Int, memory: ReadingMemory?
  ) -> [ParsedFile] {
    ParallelWork.map(files, workers: workers) { file in
      let reader = StoryboardReader()
      // For a file that cannot be read, the reader knows what to say.
      guard let bytes = file.bytes else { return reader.read(file.path) }
      return bytes.withUnsafeBytes { raw in
        guard let start = raw.baseAddress else { return reader.read(Data(), path: file.path) }
        let data = Data(
          bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: raw.count,
          deallocator: .none)
        return reader.read(data, path: file.path)
      }
    }
  }
}
