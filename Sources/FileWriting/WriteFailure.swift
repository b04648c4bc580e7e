internal import Findings

/// Why a file or folder cannot be written.
package enum WriteFailure: Error, Hashable, Sendable {
  /// There is a file where a folder is needed.
  case isFile(String)
  /// There is a folder where a file is needed.
  case isFolder(String)
  /// There is a file that the tool didn't write, and nothing said to overwrite it.
  case notOurs(String)
  /// A link leads out of the folder that may be written to.
  case leadsOut(String, of: String)
  /// The file no longer has the contents that the new ones were made from.
  case changedMeanwhile(String)
  /// The system refuses, and says why.
  case unwritable(String, reason: String)
}

extension WriteFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .isFile(let path):
      "\(quoted(path)) is a file, and a folder is needed there: move it away, or choose another path"
    case .isFolder(let path):
      "\(quoted(path)) is a folder, and a file would be written there: name the file"
    case .notOurs(let path):
      "\(quoted(path)) was not written by this command, and is not overwritten: choose another "
        + "path, or use --force"
    case .leadsOut(let path, let folder):
      "\(quoted(path)) is a link that leads out of \(quoted(folder)), and is not followed: delete "
        + "the link, or name the file that it leads to"
    case .changedMeanwhile(let path): "\(quoted(path)) changed meanwhile: run the command again"
    case .unwritable(let path, let reason): "\(quoted(path)) cannot be written: \(reason)"
    }
  }

  private func quoted(_ text: String) -> String { "“\(TerminalText.escaped(text))”" }
}

extension WriteFailure {
  /// The failure of the last call of the system.
  static func system(_ path: String, _ code: Int32) -> WriteFailure {
    .unwritable(path, reason: SystemError.message(code))
  }
}
