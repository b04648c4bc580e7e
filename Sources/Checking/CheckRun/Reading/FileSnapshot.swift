internal import AppProject
internal import CompactCoding
internal import FilesAndPaths
internal import Parallel
internal import SegueChecking

/// The files of an app with their bytes at one point in time.
struct FileSnapshot: Sendable {
  /// Sorted by path.
  private(set) var files: [SnapshotFile]

  init(reading found: DiscoveredFiles, workers: Int) {
    files = ParallelWork.map(Self.wanted(of: found), workers: workers) { wanted in
      SnapshotFile(readingFrom: wanted.path, as: wanted.kind)
    }
  }

  /// Returns the paths and kinds of the discovered files, sorted by path.
  static func wanted(of found: DiscoveredFiles) -> [(path: String, kind: SnapshotKind)] {
    let lists: [(SnapshotKind, [String])] = [
      (.interface, found.interfaceFiles), (.swift, found.swiftFiles),
      (.objectiveC, found.objectiveCFiles),
      (.project, found.propertyLists + found.projects + found.manifests),
    ]
    var seen: Set<String> = []
    var wanted = lists.flatMap { kind, paths in
      // `Package.swift` is a source and a manifest. It is read once, as a source.
      paths.filter { seen.insert($0).inserted }.map { (path: $0, kind: kind) }
    }
    wanted.sort { $0.path < $1.path }
    return wanted
  }

  /// Creates a snapshot of files in memory.
  init(_ files: [String: [UInt8]]) {
    self.files = files.sorted { $0.key < $1.key }.map { path, bytes in
      SnapshotFile(path: path, kind: SnapshotKind(ofFileAt: path), bytes: bytes)
    }
  }

  /// Reads further files and returns a snapshot with them.
  func adding(_ paths: [String], workers: Int) -> FileSnapshot {
    let missing = paths.filter { file(at: $0) == nil }
    guard !missing.isEmpty else { return self }
    var result = self
    result.files += ParallelWork.map(missing, workers: workers) { path in
      SnapshotFile(readingFrom: path)
    }
    result.files.sort { $0.path < $1.path }
    return result
  }

  /// Returns the file at a path, or nil if the snapshot doesn't contain it.
  func file(at path: String) -> SnapshotFile? {
    index(of: path).map { files[$0] }
  }

  /// The paths of the files that are too large to be read or parsed.
  var tooLarge: [String] { files.filter(\.isTooLarge).map(\.path) }

  /// Replaces the bytes of a file, adds the file if it is new, or removes it if `bytes` is nil.
  mutating func replace(_ path: String, with bytes: [UInt8]?) {
    let kind = file(at: path)?.kind ?? SnapshotKind(ofFileAt: path)
    if let index = index(of: path) { files.remove(at: index) }
    guard let bytes else { return }
    let place = files.firstIndex { path < $0.path } ?? files.count
    files.insert(SnapshotFile(path: path, kind: kind, bytes: bytes), at: place)
  }

  private func index(of path: String) -> Int? {
    let index = files.sortedIndex(afterAll: { $0.path < path })
    return index < files.count && files[index].path == path ? index : nil
  }
}

struct SnapshotFile: Sendable {
  /// The size in bytes of the largest source that is parsed.
  ///
  /// Handwritten sources have less than a tenth of that.
  static let largestParsed = 8 << 20

  let path: String
  let kind: SnapshotKind
  /// The file's bytes, or nil if it could not be read.
  let bytes: [UInt8]?
  /// The digest of the bytes, or of the failure to read them.
  let digest: ContentDigest
  /// The stamp that proves the file unchanged, or nil if it is only in memory or could not be read.
  let stamp: FileStamp?
  /// The reason why the file could not be read.
  let failure: FileBytes.Failure?
  /// Whether the file may have comments that disable rules.
  let mayDisableRules: Bool

  /// Whether the file is too large to be read or parsed.
  fileprivate var isTooLarge: Bool {
    if case .tooLarge = failure { return true }
    let isSource = kind == .swift || kind == .objectiveC
    return isSource && (bytes?.count ?? 0) > Self.largestParsed
  }

  init(path: String, kind: SnapshotKind, bytes: [UInt8], stamp: FileStamp? = nil) {
    self.path = path
    self.kind = kind
    self.bytes = bytes
    self.stamp = stamp
    digest = ContentDigest(of: bytes)
    failure = nil
    mayDisableRules = kind != .project && DisableReader.isMentioned(in: bytes)
  }

  /// Reads a file, whose kind is derived from the path unless it is known.
  init(readingFrom path: String, as kind: SnapshotKind? = nil) {
    let kind = kind ?? SnapshotKind(ofFileAt: path)
    do throws(FileBytes.Failure) {
      let (bytes, stamp) = try FileBytes.readStamped(path)
      self.init(path: path, kind: kind, bytes: bytes, stamp: stamp)
    } catch {
      self.init(path: path, kind: kind, failure: error)
    }
  }

  private init(path: String, kind: SnapshotKind, failure: FileBytes.Failure) {
    self.path = path
    self.kind = kind
    self.failure = failure
    bytes = nil
    stamp = nil
    digest = ContentDigest(of: Array("\(failure)".utf8))
    mayDisableRules = false
  }
}
