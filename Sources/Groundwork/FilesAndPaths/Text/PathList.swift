/// The paths that a user gave, as a message names them.
package enum PathList {
  /// Returns the paths for a terminal, separated by commas; the default path is "the current folder".
  package static func text(_ paths: [String]) -> String {
    paths.map { $0 == "." ? "the current folder" : TerminalText.escaped($0) }
      .joined(separator: ", ")
  }
}
