internal import AppProject
internal import FilesAndPaths
internal import Findings
internal import Foundation
internal import StoryboardModel
internal import StoryboardOutlines

/// The outlines of all files read so far, each valid until its file changes.
struct InputStore: Sendable {
  private struct Entry {
    var stamp: FileStamp?
    var input: ReadInput
  }

  private var entries: [String: Entry] = [:]
  /// Whether the last good contents are used for a file that became unreadable.
  private let keepsLastGood: Bool

  init(keepsLastGood: Bool = false) {
    self.keepsLastGood = keepsLastGood
  }

  var isEmpty: Bool { entries.isEmpty }
  /// The number of files that the last reading had to open.
  private(set) var openedCount = 0

  /// Reads the files that changed since they were last read.
  ///
  /// - Returns: The contents of each file, in the order of `paths`.
  mutating func read(_ paths: [String], workers: Int) -> [ReadInput] {
    // The stamps are taken before reading, so that a file written meanwhile is read again.
    let stamps = paths.map { FileStamp(of: $0) }
    let changed = zip(paths, stamps).filter { path, stamp in
      guard let entry = entries[path] else { return true }
      return stamp == nil || entry.stamp != stamp
    }
    openedCount = changed.count
    let inputs = InputReader.read(changed.map(\.0), workers: workers)
    for ((path, stamp), var input) in zip(changed, inputs) {
      if input.file == nil, keepsLastGood, let last = entries[path]?.input.file {
        input.file = last
        input.isStale = true
      }
      entries[path] = Entry(stamp: stamp, input: input)
    }
    return paths.compactMap { entries[$0]?.input }
  }

  /// Drops all files except those at the paths.
  mutating func keepOnly(_ paths: [String]) {
    let wanted = Set(paths)
    entries = entries.filter { wanted.contains($0.key) }
  }
}

extension InputStore {
  /// Adds the files that an earlier run cached; none if another program wrote the cache.
  mutating func addArchive(at path: String) {
    guard let bytes = try? FileBytes.read(path, limit: 1 << 30),
      let archive = try? OutlineArchive(bytes), archive.maker == Self.maker
    else { return }
    for entry in archive.entries {
      guard let stamp = FileStamp(entry.stamp) else { continue }
      let input = ReadInput(path: entry.path, file: entry.outline.file, findings: entry.findings)
      entries[entry.path] = Entry(stamp: stamp, input: input)
    }
  }

  /// All readable files, to be cached.
  var archive: OutlineArchive {
    OutlineArchive(
      maker: Self.maker,
      entries: entries.sorted { $0.key < $1.key }.compactMap { path, entry in
        guard let stamp = entry.stamp, let file = entry.input.file, !entry.input.isStale else {
          return nil
        }
        return OutlineArchive.Entry(
          path: path, stamp: stamp.numbers, outline: Outline(of: file),
          findings: entry.input.findings)
      })
  }

  /// Numbers that distinguish this build of the program from later ones.
  private static var maker: [Int] {
    Bundle.main.executablePath.flatMap(FileStamp.init)?.numbers ?? []
  }
}

extension FileStamp {
  fileprivate var numbers: [Int] { [size, max(0, written), max(0, changed), abs(inode)] }

  fileprivate init?(_ numbers: [Int]) {
    guard numbers.count == 4 else { return nil }
    self.init(size: numbers[0], written: numbers[1], changed: numbers[2], inode: numbers[3])
  }
}
