package import Findings

/// A comment in a file that says where a rule is not to be looked at: `// segues:disable:next RULE`.
package struct DisableComment: Hashable, Sendable {
  /// What a comment is for.
  package enum Kind: Hashable, Sendable {
    /// `disable:next`: the next line with anything but comments on it.
    case next
    /// `disable:this`: the comment's own line.
    case this
    /// `disable`: everything from here on, to `enable` or to the end of the file.
    case begin
    /// `enable`: the end of what `disable` began.
    case end
    /// Something after `segues:` that means nothing.
    case unknown(String)
  }

  /// A rule as the comment names it.
  package struct Rule: Hashable, Sendable {
    package var name: String
    package var location: SourceLocation
  }

  package var kind: Kind
  package var rules: [Rule]
  /// Where the directive begins.
  package var location: SourceLocation
  /// The line that ``Kind/next`` and ``Kind/this`` are about; 0 where there is none.
  package var line: Int
}
