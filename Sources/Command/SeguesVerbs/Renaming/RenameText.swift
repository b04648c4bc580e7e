internal import FilesAndPaths
internal import Findings
internal import Renaming

/// The text about a rename on standard error.
struct RenameText {
  let plan: RenamePlan

  /// The size of the changes: `4 places in 2 files`.
  var size: String {
    "\(count(plan.editCount, "place")) in \(count(plan.changes.count, "file"))"
  }

  /// The result after the files were written.
  var written: String {
    "Renamed the \(plan.kind.noun) “\(escaped(plan.old))” to “\(escaped(plan.new))”: \(size).\n"
  }

  /// The places that may refer to the name, each on a line.
  var undecided: String {
    plan.undecided.map { "\(escaped($0.location.description)): \(escaped($0.reason))\n" }.joined()
  }

  /// The reason why nothing is written.
  var refusal: String {
    undecided
      + "Error: \(count(plan.undecided.count, "place")) may refer to the name: change them by hand, and use "
      + "--force to rename the rest\n"
  }

  /// The comments that contain the name.
  var comments: String {
    plan.comments.map { "\(escaped($0.description)): a comment contains the name\n" }.joined()
  }

  /// Advice to generate code again, if any is used.
  var advice: String {
    guard plan.usesGeneratedCode || !plan.generated.isEmpty else { return "" }
    let files = plan.generated.map { "\(escaped($0)): the file is generated, and stays as it is\n" }
    return files.joined() + "Run the code generator next, such as segues generate.\n"
  }

  private func escaped(_ text: String) -> String { TerminalText.escaped(text) }
}
