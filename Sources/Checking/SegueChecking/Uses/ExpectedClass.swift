package import Findings

/// The class that code expects of an object that it creates or dequeues.
package struct ExpectedClass: Sendable {
  package var type: TypeReference
  package var typeName: String
  package var isForced: Bool
  package var location: SourceLocation
}
