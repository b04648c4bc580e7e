package import Findings

/// A property that the model has no field for: the appearance or layout of an object, or data of a document.
///
/// Read only in the scope `complete`.
package struct InterfaceSetting: Hashable, Sendable {
  /// The elements from the object to this one, each with its key:
  /// `state[normal]/color[titleColor]`.
  ///
  /// Leaves out elements that only contain others, and truncates very long keys.
  package var path: String
  /// All attributes, as written, without those that are among the object's texts.
  package var attributes: [String: String]
  /// The characters inside, if the element contains nothing else.
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
