package import StoryboardModel

/// Both versions of a file, and their differences.
package struct ComparedFile: Sendable {
  /// Nil if the file is new.
  package var old: ParsedFile?
  /// Nil if the file was removed.
  package var new: ParsedFile?
  package var difference: FileDifference

  /// Compares two versions, one of which may be missing.
  package init(_ old: ParsedFile?, _ new: ParsedFile?) {
    self.old = old
    self.new = new
    difference = FileDifference(from: old, to: new)
  }

  /// The path of the file: the new one, or the old one if the file was removed.
  package var path: String { new?.path ?? old?.path ?? "" }
}
