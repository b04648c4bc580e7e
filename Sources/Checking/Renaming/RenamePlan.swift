package import FilesAndPaths
package import Findings

/// The changes that rename something, and the places that stop it.
package struct RenamePlan: Sendable {
  /// A replacement of some bytes of a file.
  package struct Edit: Hashable, Sendable {
    package var range: Range<Int>
    package var replacement: [UInt8]
  }

  /// A place where it is unknown whether the name is meant.
  package struct Doubt: Hashable, Sendable, Comparable {
    package var location: SourceLocation
    package var reason: String

    package static func < (left: Self, right: Self) -> Bool {
      (left.location, left.reason) < (right.location, right.reason)
    }
  }

  package let kind: RenameKind
  package let old: String
  package let new: String
  /// The changed files, sorted by path.
  package internal(set) var changes: [ContentChange] = []
  /// The number of places that change.
  package internal(set) var editCount = 0
  /// The places where it is unknown whether the name is meant, sorted.
  package internal(set) var undecided: [Doubt] = []
  /// The comments that contain the name, which stay as they are, sorted.
  package internal(set) var comments: [SourceLocation] = []
  /// The generated files that contain the name, sorted: the generator has to run again.
  package internal(set) var generated: [String] = []
  /// Whether code names generated code, so that the generator has to run again.
  package internal(set) var usesGeneratedCode = false
}
