/// A format that the tool writes, with a rule that recognizes the tool's own files of that format.
package struct OutputKind: Sendable {
  private let isOwn: @Sendable ([UInt8]) -> Bool

  /// Creates a format with a custom rule.
  ///
  /// - Parameter isOwn: Whether the tool wrote a file with the given bytes. The rule must be
  ///   strict, because such a file may be overwritten.
  package init(_ isOwn: @escaping @Sendable ([UInt8]) -> Bool) {
    self.isOwn = isOwn
  }

  /// Creates a format whose files begin with certain pieces of text.
  ///
  /// - Parameters:
  ///   - beginning: The beginning of a file. White space is ignored, so that a file checked out with other line
  ///     endings, or indented by a formatter, is still recognized.
  ///   - pieces: The pieces that follow, in this order, in the first 64 KB.
  package init(beginning: String, _ pieces: String...) {
    isOwn = { bytes in
      var rest = Self.withoutSpace(bytes.prefix(Self.headSize))[...]
      let start = Self.withoutSpace(Array(beginning.utf8))
      guard rest.starts(with: start) else { return false }
      rest = rest.dropFirst(start.count)
      for piece in pieces {
        guard let end = Self.end(of: Self.withoutSpace(Array(piece.utf8)), in: rest) else {
          return false
        }
        rest = rest[end...]
      }
      return true
    }
  }

  /// Whether a file with these bytes may be overwritten, because it is empty or the tool wrote it.
  package func mayReplace(_ bytes: [UInt8]) -> Bool { bytes.isEmpty || isOwn(bytes) }

  private static let headSize = 64 << 10

  private static func withoutSpace(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    bytes.filter { $0 > 0x20 }
  }

  private static func end(of piece: [UInt8], in bytes: ArraySlice<UInt8>) -> Int? {
    guard let first = piece.first else { return bytes.startIndex }
    var rest = bytes
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: piece) { return start + piece.count }
      rest = rest[(start + 1)...]
    }
    return nil
  }
}
