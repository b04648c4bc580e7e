/// The place of a source among ``AppCode/sources``.
package struct SourceIndex: Hashable, Comparable, Sendable {
  let index: Int

  package static func < (left: Self, right: Self) -> Bool { left.index < right.index }
}

extension [SourceFile] {
  package subscript(index: SourceIndex) -> SourceFile { self[index.index] }

  /// The sources, each with its place.
  var indexed: [(index: SourceIndex, source: SourceFile)] {
    enumerated().map { (SourceIndex(index: $0), $1) }
  }
}
