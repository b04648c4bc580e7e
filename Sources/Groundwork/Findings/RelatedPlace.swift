/// Another place involved in a finding, such as the other end of a mismatch.
package struct RelatedPlace: Hashable, Sendable {
  package var location: SourceLocation
  /// A short description of the place: `the destination is declared here`.
  package var message: String

  package init(_ location: SourceLocation, _ message: String) {
    self.location = location
    self.message = message
  }
}

extension RelatedPlace: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    (left.location, left.message) < (right.location, right.message)
  }
}
