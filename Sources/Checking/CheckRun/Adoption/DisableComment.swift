package import Findings

/// A comment that disables or enables rules: `// segues:disable:next RULE`.
package struct DisableComment: Hashable, Sendable {
  /// The directive of a comment.
  package enum Kind: Hashable, Sendable {
    /// `disable:next`: disables rules in the next line that contains more than comments.
    case next
    /// `disable:this`: disables rules in the comment's own line.
    case this
    /// `disable`: disables rules from here to `enable`, or to the end of the file.
    case begin
    /// `enable`: ends the effect of `disable`.
    case end
    /// An unknown directive.
    case unknown(String)
  }

  /// The name of a rule in the comment.
  package struct Rule: Hashable, Sendable {
    package var name: String
    package var location: SourceLocation
  }

  package var kind: Kind
  package var rules: [Rule]
  /// The place where the directive begins.
  package var location: SourceLocation
  /// The line to which ``Kind/next`` and ``Kind/this`` apply, or 0 if there is none.
  package var line: Int
}
