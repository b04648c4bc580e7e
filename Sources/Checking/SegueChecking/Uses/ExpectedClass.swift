package import Findings
package import SourceFacts

/// The class that code expects of an object that it creates or dequeues.
package struct ExpectedClass: Sendable {
  package var type: TypeReference
  package var typeName: String
  package var isForced: Bool
  /// See ``CallFact/Result/isUnwrapped``.
  package var isUnwrapped: Bool = false
  /// See ``CallFact/Result/showing``.
  package var showing: CallFact.Result.Showing?
  /// See ``CallFact/Result/members``.
  package var members: Set<String>?
  package var location: SourceLocation

  /// Returns what happens if the object has a different class; nil if the cast itself crashes.
  ///
  /// If the code handles a nil, the text ends with the effect of that. Objective-C doesn't check the cast.
  func consequence(ofNil effect: String, isSwift: Bool = true) -> String? {
    if !isSwift { return crashOfMessage(for: typeName) }
    if isUnwrapped { return "the cast returns nil, and the app crashes" }
    return isForced ? nil : "the cast returns nil, so \(effect)"
  }
}
