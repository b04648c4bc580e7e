/// A file in both of its versions, and what they have not in common.
package struct ComparedFile: Sendable {
  /// Nil where the file is new.
  package var old: FileVersion?
  /// Nil where the file is gone.
  package var new: FileVersion?
  package var difference: FileDifference

  /// Compares two versions, one of which may be missing.
  package init(_ old: FileVersion?, _ new: FileVersion?) {
    self.old = old
    self.new = new
    difference = FileDifference(from: old, to: new)
  }

  /// The path that the file is known by: the new one, where there is one.
  package var path: String { new?.path ?? old?.path ?? "" }
}
