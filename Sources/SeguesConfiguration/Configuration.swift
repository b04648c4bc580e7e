package import SegueGeneration

/// What a team's `.segues.yml` says.
///
/// Its top level has what all verbs share, and a section for each verb that can be configured.
package struct Configuration: Hashable, Sendable {
  /// The file that it was read from; nil where there is none.
  package var path: String?
  /// The files that are looked at, as patterns relative to the configuration's folder; all if empty.
  package var include: [String] = []
  /// The files that are not looked at, as patterns relative to the configuration's folder.
  package var exclude: [String] = []
  /// The section `generate`.
  package var generate = Generate()

  package init() {}

  /// What `segues generate` does.
  package struct Generate: Hashable, Sendable {
    /// The files that something is generated for, of those that are looked at; all if empty.
    package var include: [String] = []
    /// The files that nothing is generated for; segues that lead to them are still typed.
    package var exclude: [String] = []
    /// Files or folders of other modules that storyboards refer to, as paths.
    package var references: [String] = []
    /// The file or folder that is written, as a path.
    package var output: String?
    /// What the code looks like.
    package var options = GenerationOptions()

    package init() {}
  }
}
