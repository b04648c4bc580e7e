internal import AppProject
internal import FilesAndPaths

/// The storyboards and xibs that no target contains; none if no project lists any files.
///
/// They are read nevertheless: somebody may look at them because they are not built yet, or no longer.
struct FilesInNoTarget {
  /// The maximum number of files to name.
  private static let most = 3

  /// Sorted.
  let paths: [String]

  init(among interfaceFiles: [String], _ membership: AppMembership) {
    paths = Set(interfaceFiles).intersection(membership.unlisted).sorted()
  }

  /// A line that names the files; empty if there are none.
  var line: String {
    guard !paths.isEmpty else { return "" }
    let unnamedCount = paths.count - Self.most
    return "In no target, so no app contains \(paths.count == 1 ? "it" : "them"): "
      + paths.prefix(Self.most).map(TerminalText.escaped).joined(separator: ", ")
      + (unnamedCount > 0 ? " and \(unnamedCount) more" : "") + ".\n"
  }
}
