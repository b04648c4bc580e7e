internal import FileWriting

/// Temporary folders for files that another program must read.
package enum ScratchFolder {
  /// Creates an empty folder that only the user can read.
  ///
  /// - Returns: Its path.
  /// - Throws: ``GitFailure/unwritable(_:reason:)`` if it cannot be created.
  package static func make() throws(GitFailure) -> String {
    do throws(WriteFailure) {
      return try PrivateFolder.make()
    } catch {
      guard case .unwritable(let path, let reason) = error else {
        throw .unwritable("", reason: error.description)
      }
      throw .unwritable(path, reason: reason)
    }
  }
}
