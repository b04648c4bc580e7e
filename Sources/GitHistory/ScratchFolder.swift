internal import Foundation

/// Folders of the system's temporary folder, for files that a program has to see.
package enum ScratchFolder {
  /// Makes an empty folder that only the user may look into.
  ///
  /// - Returns: Its path.
  /// - Throws: ``GitFailure/unwritable(_:reason:)`` where it cannot be made.
  package static func make() throws(GitFailure) -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("segues-\(UUID().uuidString)").path
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw .unwritable(folder, reason: "the folder cannot be made")
    }
    return folder
  }

  /// Deletes a folder; what cannot be deleted is the system's to clean up.
  package static func delete(_ folder: String) {
    try? FileManager.default.removeItem(atPath: folder)
  }
}
