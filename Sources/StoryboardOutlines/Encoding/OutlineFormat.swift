internal import CompactCoding

/// How an outline is written: by a ``CompactEncoder``, so that two hundred are read in a moment.
enum OutlineFormat {
  /// The first line; the number changes with anything that is written differently.
  static let firstLine = "segues-outline 1\n"
  /// What every version begins with.
  static let magic = "segues-outline "
  /// The levels of nested objects: more than the reader of storyboards accepts.
  static let depth = 300
}

/// Why the bytes of an outline give none.
package enum OutlineFailure: Error, Hashable, Sendable {
  /// The bytes are something else.
  case noOutline
  /// Another version of the tool wrote them.
  case otherVersion
  /// They end early, or name what is not there.
  case damaged
}

extension OutlineFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noOutline: "the file is no outline of a storyboard"
    case .otherVersion: "another version of Segues wrote this outline"
    case .damaged: "the outline is damaged or incomplete"
    }
  }
}

extension OutlineFailure {
  init(_ failure: CompactFailure) {
    switch failure {
    case .otherVersion: self = .otherVersion
    case .damaged: self = .damaged
    }
  }
}
