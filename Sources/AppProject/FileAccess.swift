internal import FileReading
internal import Foundation

/// The files that reading a project looks at, so that who keeps what it found knows on what it
/// depends.
package enum FileAccess {
  /// The paths looked at so far, where somebody wants to know.
  fileprivate final class Record: @unchecked Sendable {
    // Unchecked, because the paths are touched only while the lock is held.
    private let lock = NSLock()
    private var paths: Set<String> = []

    func add(_ path: String) { lock.withLock { _ = paths.insert(path) } }

    var sorted: [String] { lock.withLock { paths.sorted() } }
  }

  @TaskLocal private static var record: Record?

  /// Calls a function.
  ///
  /// - Returns: What it returned, and the paths of the files and folders that it looked at, whether
  ///   there was one or not: sorted, and beside those that a discovery found.
  package static func recording<Result>(_ body: () -> Result) -> (Result, [String]) {
    let record = Record()
    let result = $record.withValue(record) { body() }
    return (result, record.sorted)
  }

  /// The recording that this thread is part of, for others that work for it.
  package static var current: Recording { Recording(record: record) }

  /// What a thread does as part of a recording that another one began.
  package struct Recording: Sendable {
    fileprivate let record: Record?

    /// Calls a function, whose accesses are recorded.
    package func include<Result>(_ body: () -> Result) -> Result {
      FileAccess.$record.withValue(record) { body() }
    }
  }

  /// The bytes of a file; nil where there is none, or it cannot be read.
  static func contents(of path: String) -> [UInt8]? {
    try? read(path)
  }

  /// The bytes of a regular file.
  ///
  /// - Throws: Why it cannot be read.
  static func read(_ path: String) throws(FileBytes.Failure) -> [UInt8] {
    note(path)
    return try FileBytes.read(path)
  }

  /// What there is at a path, links followed.
  static func kind(of path: String) -> FileKind? {
    note(path)
    return FileKind(atFollowingLinks: path)
  }

  /// Says that something depends on what there is at a path.
  static func note(_ path: String) { record?.add(path) }
}
