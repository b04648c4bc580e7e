/// A piece of text that an object shows.
package struct InterfaceText: Hashable, Sendable {
  /// What the text is to the object: `text`, `title`, `placeholder`, `prompt`, `normal` (a button's
  /// state), `segment`, or another attribute's or key's name, as written.
  package var role: String
  package var string: String

  package init(role: String, string: String) {
    self.role = role
    self.string = string
  }
}
