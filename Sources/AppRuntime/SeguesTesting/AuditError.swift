/// A reason why a storyboard can't be audited.
public enum AuditError: Error, Hashable, Sendable {
  /// Neither a bundle nor the project contains the storyboard; `searched` is the project's folder.
  case noStoryboard(String, searched: String)
  /// Several bundles, or several folders of the project, contain a storyboard of this name.
  case severalStoryboards(String, paths: [String])
  /// The storyboard can't be read; the reasons are given.
  case unreadable([String])
}

extension AuditError: CustomStringConvertible {
  /// A sentence that describes the problem, what was found, and what to do.
  public var description: String {
    switch self {
    case .noStoryboard(let name, let searched):
      """
      no bundle and no folder of '\(searched)' has '\(name).storyboard': correct the name, or pass \
      the bundle that has it, such as \(ResourceBundles.examples)
      """
    case .severalStoryboards(let name, let paths):
      """
      there are \(paths.count) storyboards called '\(name)': pass the bundle, such as \
      \(ResourceBundles.examples), or write the folder before the name, such as 'Account/\(name)'. \
      Found: \(paths.joined(separator: ", "))
      """
    case .unreadable(let reasons):
      "the storyboard can't be read: \(reasons.joined(separator: "; "))"
    }
  }
}
