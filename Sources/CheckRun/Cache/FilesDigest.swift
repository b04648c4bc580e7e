internal import CompactCoding

/// Makes one digest of the paths of files, and of some numbers of each.
struct FilesDigest {
  private var bytes: [UInt8] = []

  /// Makes room for some files.
  init(count: Int) { bytes.reserveCapacity(count * 128) }

  /// Begins a file.
  mutating func add(path: String) {
    bytes += path.utf8
    // No path has a zero in it.
    bytes.append(0)
  }

  /// Adds a number of the file that was begun: as many for each.
  mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  var digest: ContentDigest { ContentDigest(of: bytes) }
}
