internal import Foundation

/// Creates the folders for output files.
package enum FolderMaking {
  /// Creates a folder and its missing parents.
  ///
  /// - Throws: A ``WriteFailure`` if there is a file in its place, or the system refuses.
  package static func make(_ path: String) throws(WriteFailure) {
    var status = stat()
    if stat(path, &status) == 0 {
      if status.st_mode & S_IFMT == S_IFDIR { return }
      throw .isFile(path)
    }
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch let error as CocoaError {
      throw .unwritable(path, reason: reason(error))
    } catch {
      throw .unwritable(path, reason: "the folder cannot be created")
    }
  }

  private static func reason(_ error: CocoaError) -> String {
    switch error.code {
    case .fileWriteNoPermission: "permission denied"
    case .fileWriteFileExists: "a file is in its way"
    case .fileWriteVolumeReadOnly: "the volume is read-only"
    case .fileWriteOutOfSpace: "no space is left"
    default: "the folder cannot be created"
    }
  }
}
