/// A change at one place in a file that helps to fix a finding.
///
/// Holds the text that it expects to find, so that a file which has changed since is left alone.
package struct TextEdit: Hashable, Sendable {
  /// The start of the expected text: line and column in UTF-8 bytes, both from 1.
  package var location: SourceLocation
  /// The current text, verbatim (in a storyboard with its `&amp;`); empty to insert.
  package var expected: String
  /// The new text, verbatim.
  package var replacement: String

  package init(at location: SourceLocation, expected: String, replacement: String) {
    self.location = location
    self.expected = expected
    self.replacement = replacement
  }
}
