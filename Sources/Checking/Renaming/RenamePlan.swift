package import Files
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
  package private(set) var changes: [ContentChange] = []
  /// The number of places that change.
  package private(set) var editCount = 0
  /// The places where it is unknown whether the name is meant, sorted.
  package private(set) var undecided: [Doubt] = []
  /// The comments that contain the name, which stay as they are, sorted.
  package private(set) var comments: [SourceLocation] = []
  /// The generated files that contain the name, sorted: the generator has to run again.
  package private(set) var generated: [String] = []
  /// Whether code names generated code, so that the generator has to run again.
  package private(set) var usesGeneratedCode = false

  init(_ kind: RenameKind, _ old: String, _ new: String, _ places: RenamePlaces) {
    self.kind = kind
    self.old = old
    self.new = new
    var doubts = places.doubts
    for (path, edits) in places.edits.sorted(by: { $0.key < $1.key }) {
      guard let bytes = places.contents(path) else { continue }
      let sorted = edits.sorted { $0.range.lowerBound < $1.range.lowerBound }
      var new: [UInt8] = []
      var end = 0
      for edit in sorted {
        guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else {
          doubts.insert(Doubt(location: SourceLocation(file: path), reason: "two changes overlap"))
          continue
        }
        new += bytes[end..<edit.range.lowerBound] + edit.replacement
        end = edit.range.upperBound
        editCount += 1
      }
      changes.append(ContentChange(path: path, old: bytes, new: new + bytes[end...]))
    }
    undecided = doubts.sorted()
    comments = places.comments.sorted()
    generated = places.generated.sorted()
    usesGeneratedCode = places.usesGeneratedCode
  }
}
