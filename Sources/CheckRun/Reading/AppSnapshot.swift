internal import AppProject
internal import CompactCoding
internal import FileReading
internal import Findings
internal import Parallel

/// The files of an app with their bytes, as they were at one time.
struct AppSnapshot: Sendable {
  /// Sorted by path.
  private(set) var files: [SnapshotFile]

  /// Reads the files found.
  init(reading found: DiscoveredFiles, workers: Int) {
    files = ParallelWork.map(Self.wanted(of: found), workers: workers) { wanted in
      SnapshotFile(readingFrom: wanted.path, as: wanted.kind)
    }
  }

  /// The files found that are read, sorted by path.
  static func wanted(of found: DiscoveredFiles) -> [(path: String, kind: SnapshotFile.Kind)] {
    let lists: [(SnapshotFile.Kind, [String])] = [
      (.interface, found.interfaceFiles), (.swift, found.swiftFiles),
      (.objectiveC, found.objectiveCFiles),
      (.project, found.propertyLists + found.projects + found.manifests),
    ]
    var seen: Set<String> = []
    var wanted = lists.flatMap { kind, paths in
      // A manifest in Swift is a source too, and read as that.
      paths.filter { seen.insert($0).inserted }.map { (path: $0, kind: kind) }
    }
    wanted.sort { $0.path < $1.path }
    return wanted
  }

  /// Files that are in memory.
  init(_ files: [String: [UInt8]]) {
    self.files = files.sorted { $0.key < $1.key }.map { path, bytes in
      SnapshotFile(path: path, kind: SnapshotFile.Kind(ofFileAt: path), bytes: bytes)
    }
  }

  /// The snapshot with further files, which are read now.
  func adding(_ paths: [String], workers: Int) -> AppSnapshot {
    let missing = paths.filter { file(at: $0) == nil }
    guard !missing.isEmpty else { return self }
    var result = self
    result.files += ParallelWork.map(missing, workers: workers) { path in
      SnapshotFile(readingFrom: path)
    }
    result.files.sort { $0.path < $1.path }
    return result
  }

  /// The file at a path.
  func file(at path: String) -> SnapshotFile? {
    index(of: path).map { files[$0] }
  }

  /// Gives a file other bytes, adds one, or without bytes takes one away.
  mutating func replace(_ path: String, with bytes: [UInt8]?) {
    let kind = file(at: path)?.kind ?? SnapshotFile.Kind(ofFileAt: path)
    if let index = index(of: path) { files.remove(at: index) }
    guard let bytes else { return }
    let place = files.firstIndex { path < $0.path } ?? files.count
    files.insert(SnapshotFile(path: path, kind: kind, bytes: bytes), at: place)
  }

  private func index(of path: String) -> Int? {
    var low = 0
    var high = files.count
    while low < high {
      let middle = (low + high) / 2
      if files[middle].path < path { low = middle + 1 } else { high = middle }
    }
    return low < files.count && files[low].path == path ? low : nil
  }
}

/// One file of a snapshot.
struct SnapshotFile: Sendable {
  enum Kind: Sendable {
    case interface
    case swift
    case objectiveC
    /// What says what belongs to the app: projects, property lists, manifests.
    case project

    init(ofFileAt path: String) {
      switch FilePath.pathExtension(of: path) {
      case "storyboard", "xib": self = .interface
      case "swift": self = .swift
      case "m", "mm", "h", "pch": self = .objectiveC
      default: self = .project
      }
    }
  }

  let path: String
  let kind: Kind
  /// Nil where the file could not be read.
  let bytes: [UInt8]?
  /// By what its bytes, or that there are none, are told from others.
  let digest: ContentDigest
  /// By what it is known to be unchanged; nil of one that is in memory only, or could not be read.
  let stamp: FileStamp?
  /// Why it could not be read.
  let failure: FileBytes.Failure?
  /// Whether there may be comments for this tool in it.
  let mentionsTool: Bool

  init(path: String, kind: Kind, bytes: [UInt8], stamp: FileStamp? = nil) {
    self.path = path
    self.kind = kind
    self.bytes = bytes
    self.stamp = stamp
    digest = ContentDigest(of: bytes)
    failure = nil
    mentionsTool = kind != .project && DisableReader.isMentioned(in: bytes)
  }

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - kind: What it is; nil for what its name says.
  init(readingFrom path: String, as kind: Kind? = nil) {
    let kind = kind ?? Kind(ofFileAt: path)
    do throws(FileBytes.Failure) {
      let (bytes, stamp) = try FileBytes.readStamped(path)
      self.init(path: path, kind: kind, bytes: bytes, stamp: stamp)
    } catch {
      self.init(path: path, kind: kind, failure: error)
    }
  }

  private init(path: String, kind: Kind, failure: FileBytes.Failure) {
    self.path = path
    self.kind = kind
    self.failure = failure
    bytes = nil
    stamp = nil
    digest = ContentDigest(of: Array("\(failure)".utf8))
    mentionsTool = false
  }
}
