internal import CompactCoding
internal import FilesAndPaths
internal import FileWriting
internal import Foundation

/// The folder in which runs cache their outcomes.
///
/// Only its owner may write to it, because anyone who can add an entry decides what the next run reports. It may be
/// deleted at any time, and several processes may use it at once. An entry is written to another file and then renamed,
/// its name is the digest of its dependencies, and a damaged entry is ignored.
package struct CacheFolder: Sendable {
  /// The largest size of all entries together: 256 MB.
  package static let largestSize = 256 << 20

  package let path: String

  /// Finds or creates a folder.
  ///
  /// - Throws: The reason why no folder is used.
  package init(_ place: CachePlace, environment: [String: String]) throws(CacheProblem) {
    switch place {
    case .none: throw .unwanted
    case .folder(let path): self.path = path
    case .standard: path = try Self.standardPath(environment)
    }
    try makeFolder()
    try checkOwner()
  }

  /// Returns the path of the standard folder: `SEGUES_CACHE`, or `segues` in `XDG_CACHE_HOME`, or `segues`
  /// in the user's folder for caches.
  package static func standardPath(_ environment: [String: String]) throws(CacheProblem) -> String {
    func value(_ name: String) -> String? {
      // A relative path would be a different folder for every current directory.
      environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    if let path = value("SEGUES_CACHE") { return path }
    if let path = value("XDG_CACHE_HOME") { return path + "/segues" }
    guard let home = value("HOME") else { throw .noPlace }
    #if os(macOS)
    return home + "/Library/Caches/segues"
    #else
    return home + "/.cache/segues"
    #endif
  }

  private func makeFolder() throws(CacheProblem) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let parent = (path as NSString).deletingLastPathComponent
    do throws(WriteFailure) {
      try FolderMaking.make(parent.isEmpty ? "." : parent)
    } catch {
      throw .unwritable(path)
    }
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .unwritable(path) }
  }

  private func checkOwner() throws(CacheProblem) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw .unwritable(path)
    }
    guard status.st_uid == geteuid(), status.st_mode & 0o022 == 0 else { throw .untrusted(path) }
  }

  /// The kinds of entries, by their first lines: a name and the version of the format.
  enum EntryKind: String {
    /// An outcome by the contents of all files.
    case outcome = "segues-outcome 4\n"
    /// The name of an outcome by the stamps of all files.
    case stamps = "segues-stamps 1\n"
  }

  /// Returns the value of an entry, or nil if there is none.
  ///
  /// A file that was truncated, overwritten or renamed is not an entry.
  func value<Value>(
    of kind: EntryKind, named name: String,
    _ read: (inout CompactDecoder) throws(CompactFailure) -> Value
  ) -> Value? {
    let path = path + "/" + name
    guard let bytes = try? FileBytes.read(path) else { return nil }
    // Trimming deletes the least recently used entries first.
    utimes(path, nil)
    return try? Seal.opening(bytes)?.withUnsafeBufferPointer { bytes throws(CompactFailure) in
      var decoder = try CompactDecoder(bytes, behind: kind.rawValue)
      guard try decoder.string() == name else { throw .otherVersion }
      let value = try read(&decoder)
      guard decoder.isAtEnd else { throw .damaged }
      return value
    }
  }

  /// Writes an entry: its first line, its name, its value, and a checksum of all of them.
  ///
  /// If that fails, the next run does the work again.
  func keep(_ kind: EntryKind, named name: String, _ write: (inout CompactEncoder) -> Void) {
    var encoder = CompactEncoder()
    encoder.put(name)
    write(&encoder)
    let bytes = Seal.sealing(encoder.bytes(behind: kind.rawValue))
    guard bytes.count <= Self.largestSize / 16 else { return }
    try? AtomicFile.write(bytes, to: path + "/" + name)
    trimNowAndThen()
  }
}

/// The reason why no cache is used.
package enum CacheProblem: Error, Hashable, Sendable {
  /// The request asks for no cache.
  case unwanted
  /// No environment variable names a folder.
  case noPlace
  case unwritable(String)
  /// The folder belongs to someone else, or others may write to it.
  case untrusted(String)

  /// The note for the user.
  package var note: String? {
    switch self {
    case .unwanted: nil
    case .noPlace:
      "nothing is cached: neither SEGUES_CACHE, XDG_CACHE_HOME nor HOME names a folder"
    case .unwritable(let path): "nothing is cached: \(path) is not a writable folder"
    case .untrusted(let path):
      "nothing is cached: other users can write to \(path); make it yours, with mode 0700"
    }
  }
}
