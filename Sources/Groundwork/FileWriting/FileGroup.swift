package import FilesAndPaths
internal import Foundation

/// Replaces several files that people edit, either all of them or none.
///
/// Each file must still have the contents that the new ones are based on. If one can't be written,
/// the files that were written get their old contents back.
package struct FileGroup {
  /// The reason why the files could not be replaced.
  package struct Failure: Error, Hashable, CustomStringConvertible {
    package var cause: WriteFailure
    /// The files that have the new contents, because somebody changed them or they can't be written again.
    package var unrestored: [String]

    package init(cause: WriteFailure, unrestored: [String] = []) {
      self.cause = cause
      self.unrestored = unrestored
    }

    package var description: String {
      guard !unrestored.isEmpty else { return "\(cause); no file was changed" }
      let paths = unrestored.map(\.inQuotes).joined(separator: ", ")
      return "\(cause); these files were changed already, and could not be changed back: \(paths)"
    }
  }

  private var changes: [ContentChange] = []
  private let scope: WriteScope?

  /// Creates a group of changes, all of which must be within the scope, if there is one.
  package init(_ changes: [ContentChange], within scope: WriteScope? = nil) {
    self.scope = scope
    // Links may lead to the same file.
    var seen: Set<String> = []
    self.changes = changes.filter { seen.insert(ResolvedPath.of($0.path) ?? $0.path).inserted }
  }

  /// Replaces the files.
  ///
  /// - Parameter beforeWriting: Called before each file is written.
  /// - Throws: A ``Failure``; all files then have their old contents, except those that it names.
  package func write(beforeWriting: (String) -> Void = { _ in }) throws(Failure) {
    // Most obstacles are found before anything is written.
    for change in changes { try check(change) }
    var written: [ContentChange] = []
    for change in changes {
      beforeWriting(change.path)
      do throws(WriteFailure) {
        try FileExchange.replace(change.path, expecting: change.old, with: change.new)
        written.append(change)
      } catch {
        throw Failure(cause: error, unrestored: restore(written))
      }
    }
  }

  private func check(_ change: ContentChange) throws(Failure) {
    if let obstacle = scope?.obstacle(to: change.path) {
      throw Failure(cause: .unwritable(change.path, reason: obstacle))
    }
    guard (try? FileBytes.read(change.path)) == change.old else {
      throw Failure(cause: .changedMeanwhile(change.path))
    }
    guard access(change.path, W_OK) == 0 else {
      throw Failure(cause: .unwritable(change.path, reason: "the file is read-only"))
    }
  }

  /// Restores files, and returns those that could not be restored.
  private func restore(_ written: [ContentChange]) -> [String] {
    written.reversed().filter { change in
      (try? FileExchange.replace(change.path, expecting: change.new, with: change.old)) == nil
    }.map(\.path)
  }
}
