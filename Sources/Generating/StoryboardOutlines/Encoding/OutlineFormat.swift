internal import CompactCoding

/// The format of an outline and of an archive of outlines, which ``CompactEncoder`` writes.
enum OutlineFormat {
  /// The first line of an outline; its number changes whenever the encoding does.
  static let firstLine = "segues-outline 2\n"
  /// The beginning of an outline of any version.
  static let magic = "segues-outline "
  /// The maximum depth of nested objects: more than the reader of storyboards accepts.
  static let depth = 300

  /// Decodes an outline or an archive: bytes that consist of its first line and a value.
  static func decoded<Value>(
    _ bytes: [UInt8], behind firstLine: String,
    _ read: (inout CompactDecoder) throws(CompactFailure) -> Value
  ) throws(OutlineFailure) -> Value {
    do throws(CompactFailure) {
      return try bytes.withUnsafeBufferPointer { (bytes) throws(CompactFailure) in
        var decoder = try CompactDecoder(bytes, behind: firstLine)
        let value = try read(&decoder)
        guard decoder.isAtEnd else { throw .damaged }
        return value
      }
    } catch {
      switch error {
      case .otherVersion: throw .otherVersion
      case .damaged: throw .damaged
      }
    }
  }
}

/// The reason why bytes are not a valid outline.
package enum OutlineFailure: Error, Hashable, Sendable {
  /// The bytes are not an outline.
  case noOutline
  /// Another version of the tool wrote them.
  case otherVersion
  /// The bytes end early, or refer to missing parts.
  case damaged
}

extension OutlineFailure: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noOutline: "the file is not an outline of a storyboard"
    case .otherVersion: "another version of Segues wrote this outline"
    case .damaged: "the outline is damaged or incomplete"
    }
  }
}
