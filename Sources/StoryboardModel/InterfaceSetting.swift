package import Findings

/// Something that the model has no field for: how an object looks or is laid out, or what a document
/// keeps for itself.
///
/// Kept only where the reader is asked for everything that a file says.
package struct InterfaceSetting: Hashable, Sendable {
  /// The elements from the object to this one, each with its key: `state[normal]/color[titleColor]`.
  ///
  /// Elements that only hold others are left out, and very long keys cut.
  package var path: String
  /// All attributes, as written, without those that are among the object's texts.
  package var attributes: [String: String]
  /// The characters inside, where the element is no more than them.
  package var text: String?
  package var location: SourceLocation

  package init(
    path: String, attributes: [String: String] = [:], text: String? = nil,
    location: SourceLocation
  ) {
    self.path = path
    self.attributes = attributes
    self.text = text
    self.location = location
  }
}
