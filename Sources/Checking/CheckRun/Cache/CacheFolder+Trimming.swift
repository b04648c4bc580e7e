internal import CompactCoding
internal import FilesAndPaths
internal import Foundation

extension CacheFolder {
  /// Trims the folder, unless that was done within the last hour.
  func trimNowAndThen() {
    // The age of this file tells when the folder was last trimmed.
    let path = path + "/trimmed"
    let hour = 3_600 * 1_000_000_000
    if let stamp = FileStamp(of: path), FileStamps.now - stamp.written < hour { return }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    if descriptor >= 0 { close(descriptor) }
    utimes(path, nil)
    Self.trim(self.path, to: Self.largestSize)
  }

  /// Deletes the least recently used entries of a folder that takes more than a number of bytes, until the others
  /// take at most three quarters of it.
  ///
  /// Files that are not entries are neither deleted nor counted, because the user may name any folder.
  package static func trim(_ folder: String, to largestSize: Int) {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return }
    var entries: [(path: String, stamp: FileStamp)] = []
    for name in names where isEntryName(name) {
      let path = folder + "/" + name
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { continue }
      entries.append((path, FileStamp(status)))
    }
    var size = entries.reduce(0) { $0 + $1.stamp.size }
    guard size > largestSize else { return }
    for entry in entries.sorted(by: { $0.stamp.written < $1.stamp.written }) {
      guard size > largestSize / 4 * 3 else { return }
      guard isEntry(entry.path) else { continue }
      // Another process may have deleted the entry already.
      unlink(entry.path)
      size -= entry.stamp.size
    }
  }

  /// Whether a file's name may be that of an entry.
  private static func isEntryName(_ name: String) -> Bool {
    name.utf8.count == ContentDigest.textLength
      && name.unicodeScalars.allSatisfy { $0.isASCII && $0.properties.isASCIIHexDigit }
  }

  /// Whether a file is an entry, by its first bytes.
  private static func isEntry(_ path: String) -> Bool {
    guard let file = FileHandle(forReadingAtPath: path) else { return false }
    defer { try? file.close() }
    let beginning = "segues-".utf8
    return (try? file.read(upToCount: beginning.count))?.elementsEqual(beginning) ?? false
  }
}
