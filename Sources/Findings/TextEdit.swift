/// A change of one place in a file that would settle a finding.
///
/// It says what it expects to find there, so that a file which is not what it was is left alone.
package struct TextEdit: Hashable, Sendable {
  /// Where the expected text begins, with a line and a column in UTF-8 bytes, both from 1.
  package var location: SourceLocation
  /// What is there now, as the file has it (in a storyboard with its `&amp;`); empty to insert.
  package var expected: String
  /// What shall be there, as the file has to have it.
  package var replacement: String

  package init(at location: SourceLocation, expected: String, replacement: String) {
    self.location = location
    self.expected = expected
    self.replacement = replacement
  }
}
