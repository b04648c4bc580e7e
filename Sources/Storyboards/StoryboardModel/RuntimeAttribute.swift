package import Findings

/// A user-defined runtime attribute: a value that is set by key path once the object is loaded.
///
/// If the class has no such property, UIKit and AppKit log that they failed to set it; before iOS 8, loading
/// the object threw an exception.
package struct RuntimeAttribute: Hashable, Sendable {
  package var keyPath: String
  /// The type as written, such as `string`, `boolean`, `number` or `color`.
  package var type: String
  /// The value, if it is an attribute; values in elements, such as colors, are not read.
  package var value: String?
  package var location: SourceLocation

  package init(keyPath: String, type: String, value: String? = nil, location: SourceLocation) {
    self.keyPath = keyPath
    self.type = type
    self.value = value
    self.location = location
  }
}
