internal import FilesAndPaths
internal import Foundation

/// Creates the folders for output files.
package enum FolderMaking {
  /// Creates a folder and its missing parents.
  ///
  /// - Throws: A ``WriteFailure`` if there is a file in its place, or the system refuses.
  package static func make(_ path: String) throws(WriteFailure) {
    switch FileKind(atFollowingLinks: path) {
    case .folder?: return
    case .file?: throw .isFile(path)
    case nil: break
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
