internal import FileWriting
internal import Findings

/// A result cannot be written where it shall be.
struct UnwritableOutput: Error, CustomStringConvertible {
  var path: String
  var failure: WriteFailure

  var description: String {
    let reason =
      switch failure {
      case .isFile: "a file is where its folder shall be"
      case .unwritable(_, let reason): reason
      }
    return "“\(TerminalText.escaped(path))” cannot be written: \(reason)"
  }
}
