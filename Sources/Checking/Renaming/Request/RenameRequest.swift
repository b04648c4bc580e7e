/// A request to rename something everywhere.
package struct RenameRequest: Hashable, Sendable {
  package var old: String
  package var new: String
  /// The kind of the name, or nil to find out.
  package var kind: RenameKind?
  /// The controllers, classes, storyboards or targets whose name is meant; empty if it is the only one.
  package var owners: [String] = []
  /// Whether all owners of the name are meant, however many there are.
  package var everywhere = false

  package init(_ old: String, to new: String, kind: RenameKind? = nil) {
    self.old = old
    self.new = new
    self.kind = kind
  }
}
