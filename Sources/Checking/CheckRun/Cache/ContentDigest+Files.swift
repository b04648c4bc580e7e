internal import CompactCoding

extension ContentDigest {
  /// The digest of the paths of files and of some numbers for each, the same count for every file.
  init(ofFiles files: some Collection<(path: String, numbers: [UInt64])>) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(files.count * 128)
    for (path, numbers) in files {
      bytes += path.utf8
      // Paths don't contain zeros.
      bytes.append(0)
      for number in numbers { withUnsafeBytes(of: number.littleEndian) { bytes += $0 } }
    }
    self.init(of: bytes)
  }
}
