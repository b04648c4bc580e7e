internal import Findings
internal import SegueChecking

/// The result of reading an app: its storyboards parsed and the facts of its sources known.
struct ReadApp: Sendable {
  /// The input of the rules.
  var input: CheckInput
  var counts: ReadCounts
  /// The discovered files, and those that the projects list elsewhere.
  var snapshot: FileSnapshot
  /// The files on which the result depends besides the discovered ones.
  var dependencies: [FileDependency]
  /// The files that belong to the app, with those in which findings are reported.
  var members: AppMembers
}
