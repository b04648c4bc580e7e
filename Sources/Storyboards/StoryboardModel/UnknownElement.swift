package import Findings

/// An element that the model has no place for, kept so that nothing is dropped silently.
package struct UnknownElement: Hashable, Sendable {
  /// The element's name.
  package var element: String
  /// The name of the enclosing element; empty for the root.
  package var parent: String
  package var attributes: [String: String]
  package var location: SourceLocation

  package init(
    element: String, parent: String, attributes: [String: String] = [:], location: SourceLocation
  ) {
    self.element = element
    self.parent = parent
    self.attributes = attributes
    self.location = location
  }
}
