internal import FileWriting

/// Folders of the system's temporary folder, for files that a program has to see.
package enum ScratchFolder {
  /// Makes an empty folder that only the user may look into.
  ///
  /// - Returns: Its path.
  /// - Throws: ``GitFailure/unwritable(_:reason:)`` where it cannot be made.
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

  /// Deletes a folder with everything in it.
  package static func delete(_ folder: String) {
    PrivateFolder.delete(folder)
  }
}
