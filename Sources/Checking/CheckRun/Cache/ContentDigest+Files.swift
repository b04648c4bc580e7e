internal import CompactCoding

extension ContentDigest {
  /// Combines the paths of files with the numbers that tell versions of each apart, equally many for every file.
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
