internal import Foundation
internal import GitHistory
internal import Parallel
internal import StoryboardDiff
internal import StoryboardModel
internal import StoryboardParsing

/// Parses files of a commit on all cores while git sends them.
struct VersionReading {
  /// The number of bytes that are parsed together: some dozens of storyboards.
  ///
  /// No more are in memory at once, except for a larger file.
  private static let batchSize = 8 << 20

  private let reader: StoryboardReader
  private var read: [ParsedFile] = []
  private var waiting: [(path: String, contents: ObjectContents)] = []
  private var waitingSize = 0

  init(_ reader: StoryboardReader) {
    self.reader = reader
  }

  /// Adds a file, by its path from the repository's folder.
  mutating func add(_ path: String, _ contents: ObjectContents) {
    waiting.append((path, contents))
    if case .bytes(let bytes) = contents { waitingSize += bytes.count }
    if waitingSize >= Self.batchSize { parse() }
  }

  /// Returns all files, in the order in which they were added.
  mutating func versions() -> [ParsedFile] {
    parse()
    return read
  }

  private mutating func parse() {
    read += ParallelMap.results(of: waiting) { [reader] path, contents in
      switch contents {
      case .bytes(let bytes): reader.read(Data(bytes), path: path)
      case .tooLarge(let size): StoryboardReader.refused(path, size: size)
      case .missing: ParsedFile(path: path, file: nil, findings: [])
      }
    }
    waiting = []
    waitingSize = 0
  }
}
