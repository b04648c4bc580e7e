internal import FilesAndPaths

/// The reason why a file or folder cannot be written.
package enum WriteFailure: Error, Hashable, Sendable {
  /// There is a file where a folder is needed.
  case isFile(String)
  /// There is a folder where a file is needed.
  case isFolder(String)
  /// There is a file that the tool didn't write, and `--force` is not given.
  case notOurs(String)
  /// A link leads out of the output folder.
  case leadsOut(String, of: String)
  /// The file no longer has the contents that the new ones are based on.
  case changedMeanwhile(String)
  /// The system refuses, giving a reason.
  case unwritable(String, reason: String)

  /// Creates the failure of the last system call.
  static func system(_ path: String, _ code: Int32) -> WriteFailure {
    .unwritable(path, reason: SystemError.message(code))
  }
}

extension WriteFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .isFile(let path):
      "\(path.inQuotes) is a file, but a folder is needed there: move it away, or choose another "
        + "path"
    case .isFolder(let path):
      "\(path.inQuotes) is a folder, but a file would be written there: name the file"
    case .notOurs(let path):
      "\(path.inQuotes) was not written by this command, so it is not overwritten: choose another "
        + "path, or use --force"
    case .leadsOut(let path, let folder):
      "\(path.inQuotes) is a link that leads out of \(folder.inQuotes), so it is not followed: "
        + "delete the link, or name its destination"
    case .changedMeanwhile(let path): "\(path.inQuotes) changed meanwhile: run the command again"
    case .unwritable(let path, let reason): "\(path.inQuotes) cannot be written: \(reason)"
    }
  }
}
