internal import AppProject
internal import FileReading
internal import FileWriting
internal import Foundation

/// A folder in which runs keep what they found.
///
/// Nobody but its owner may write to it: whoever can put an entry there decides what the next run
/// says. It may be deleted at any moment, and several processes may use it at once: an entry is
/// renamed to its place whole, its name is what it was made of, and one that is damaged counts as none.
package struct CacheFolder: Sendable {
  /// The bytes of all entries together, at most: 256 MB.
  package static let largestSize = 256 << 20

  package let path: String

  /// Finds or makes a folder.
  ///
  /// - Throws: Why the folder is not used.
  package init(_ place: CachePlace, environment: [String: String]) throws(CacheProblem) {
    switch place {
    case .none: throw .unwanted
    case .folder(let path): self.path = path
    case .standard: path = try Self.standardPath(environment)
    }
    try makeFolder()
    try checkOwner()
  }

  /// Where the system has such folders: `SEGUES_CACHE` itself, `segues` in `XDG_CACHE_HOME`, or else
  /// in the user's own folder of caches.
  package static func standardPath(_ environment: [String: String]) throws(CacheProblem) -> String {
    func value(_ name: String) -> String? {
      // A relative path in a variable would be another folder for each place of work.
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

  /// The bytes of an entry; nil where there is none.
  func entry(_ name: String) -> [UInt8]? {
    let path = path + "/" + name
    guard let bytes = try? FileBytes.read(path) else { return nil }
    // What is used stays: the oldest use goes first.
    utimes(path, nil)
    return bytes
  }

  /// Keeps an entry; where that fails, the next run does the work again.
  func keep(_ bytes: [UInt8], as name: String) {
    guard bytes.count <= Self.largestSize / 16 else { return }
    try? AtomicFile.write(bytes, to: path + "/" + name)
    CacheTrimming(folder: path, largestSize: Self.largestSize).trimNowAndThen()
  }
}

/// Why no cache is used.
package enum CacheProblem: Error, Hashable, Sendable {
  /// None was asked for.
  case unwanted
  /// Nothing says where it could be.
  case noPlace
  case unwritable(String)
  /// It is someone else's, or others may write to it.
  case untrusted(String)

  /// What the user is told.
  package var note: String? {
    switch self {
    case .unwanted: nil
    case .noPlace:
      "nothing is cached: neither SEGUES_CACHE, XDG_CACHE_HOME nor HOME names a folder"
    case .unwritable(let path): "nothing is cached: \(path) is no folder that can be written to"
    case .untrusted(let path):
      "nothing is cached: others than you can write to \(path); make it yours, with mode 0700"
    }
  }
}
