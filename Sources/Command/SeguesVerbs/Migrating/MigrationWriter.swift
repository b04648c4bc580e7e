internal import FileWriting
internal import Migration

/// Writes the files of a migration: all of them or none.
enum MigrationWriter {
  /// - Throws: `WriteFailure` if a file changed since it was read or can't be written; then all files have
  ///   their old contents.
  static func write(_ changes: [MigrationResult.Change]) throws {
    for (index, change) in changes.enumerated() {
      do {
        try FileExchange.replace(change.path, expecting: change.old, with: change.new)
      } catch {
        for written in changes[..<index] {
          try? FileExchange.replace(written.path, expecting: written.new, with: written.old)
        }
        throw error
      }
    }
  }
}
