internal import FilesAndPaths
internal import Findings

/// The command that is useful after another one, which a person at a terminal is told about.
struct NextCommand {
  private let arguments: [String]
  private let purpose: String

  /// - Parameters:
  ///   - arguments: The command's name and options.
  ///   - paths: The paths that the user named; the default is left out.
  ///   - purpose: The effect of the command, such as `draws all screens`.
  init(_ arguments: String..., paths: [String] = [], that purpose: String) {
    self.init(arguments, paths: paths, that: purpose)
  }

  init(_ arguments: [String], paths: [String] = [], that purpose: String) {
    self.arguments = arguments + (paths == ["."] ? [] : paths)
    self.purpose = purpose
  }

  /// The line, which can be copied into a shell as a whole.
  var text: String {
    let words = arguments.map { TerminalText.escapedControls(ShellWord.quoted($0)) }
    return "Next: segues \(words.joined(separator: " "))  # \(purpose)\n"
  }

  /// Shows the line on standard error, if both that and the result go to a terminal.
  func show(_ color: ColorOption) {
    guard Terminal.isInteractive(.output), Terminal.isInteractive(.error) else { return }
    Output.diagnostic(color.style(for: .error).dim(text))
  }
}
