internal import FilesAndPaths
internal import Foundation

/// Records the files that reading a project touches, so that a cache knows its dependencies.
package enum FileAccess {
  /// The paths accessed so far, if anyone records them.
  fileprivate final class Record: @unchecked Sendable {
    // Unchecked, because the paths are accessed only while the lock is held.
    private let lock = NSLock()
    private var paths: Set<String> = []

    func add(_ path: String) { lock.withLock { _ = paths.insert(path) } }

    var sorted: [String] { lock.withLock { paths.sorted() } }
  }

  @TaskLocal private static var record: Record?

  /// Calls a function and records its accesses.
  ///
  /// - Returns: The function's result, and the sorted paths of all files and folders that it
  ///   accessed, whether they exist or not; discovered files are not among them.
  package static func recording<Result>(_ body: () -> Result) -> (Result, [String]) {
    let record = Record()
    let result = $record.withValue(record) { body() }
    return (result, record.sorted)
  }

  /// The current thread's recording, for other threads that work for it.
  package static var current: Recording { Recording(record: record) }

  /// A thread's part in a recording that another thread began.
  package struct Recording: Sendable {
    fileprivate let record: Record?

    /// Calls a function and records its accesses.
    package func include<Result>(_ body: () -> Result) -> Result {
      FileAccess.$record.withValue(record) { body() }
    }
  }

  /// Returns the bytes of a file; nil if it doesn't exist or cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    try? read(path)
  }

  /// Returns the bytes of a regular file.
  ///
  /// - Throws: The reason why it cannot be read.
  static func read(_ path: String) throws(FileBytes.Failure) -> [UInt8] {
    note(path)
    return try FileBytes.read(path)
  }

  /// Returns the kind of thing at a path, following links.
  static func kind(of path: String) -> FileKind? {
    note(path)
    return FileKind(atFollowingLinks: path)
  }

  /// Records that a result depends on what is at a path.
  static func note(_ path: String) { record?.add(path) }
}
