internal import CompactCoding

/// Computes a digest of the paths of files and of some numbers for each.
struct FilesDigest {
  private var bytes: [UInt8] = []

  /// Reserves memory for a number of files.
  init(count: Int) { bytes.reserveCapacity(count * 128) }

  /// Begins a file.
  mutating func add(path: String) {
    bytes += path.utf8
    // Paths don't contain zeros.
    bytes.append(0)
  }

  /// Adds a number of the current file.
  ///
  /// Every file needs the same count of numbers.
  mutating func add(_ number: UInt64) {
    withUnsafeBytes(of: number.littleEndian) { bytes += $0 }
  }

  var digest: ContentDigest { ContentDigest(of: bytes) }
}
