/// A piece of text that an object shows.
package struct InterfaceText: Hashable, Sendable {
  /// The role of the text: `text`, `title`, `placeholder`, `prompt`, `normal` (a button's state),
  /// `segment`, or the name of another attribute or key, as written.
  package var role: String
  package var string: String

  package init(role: String, string: String) {
    self.role = role
    self.string = string
  }
}
