package import Findings

/// The class that code expects of an object that it creates or dequeues.
package struct ExpectedClass: Sendable {
  package var type: TypeReference
  package var typeName: String
  package var isForced: Bool
  /// See ``CallFact/Result/isUnwrapped``.
  package var isUnwrapped: Bool = false
  package var location: SourceLocation

  /// The consequence of another class, with the effect of a nil that code handles; nil if the cast crashes.
  func consequence(ofNil effect: String) -> String? {
    if isUnwrapped { return "the cast returns nil, and the app crashes" }
    return isForced ? nil : "the cast returns nil, so \(effect)"
  }
}
