/// One line of a file as it is, without its end.
package struct SourceLine: Hashable, Sendable {
  private let bytes: [UInt8]

  /// - Parameter bytes: UTF-8; what is none is shown as such.
  package init(_ bytes: some Sequence<UInt8>) {
    self.bytes = Array(bytes)
  }

  /// A column in UTF-16 code units, counted from 1, of one in bytes; at most one after the end.
  package func utf16Column(ofByte column: Int) -> Int {
    text(before: column).utf16.count + 1
  }

  /// The text before a column in bytes.
  package func text(before column: Int) -> String {
    String(decoding: bytes[..<offset(of: column)], as: UTF8.self)
  }

  /// The text from a column in bytes on.
  package func text(from column: Int) -> String {
    String(decoding: bytes[offset(of: column)...], as: UTF8.self)
  }

  /// What is shown around a column: a bounded piece of either side, and whether there is more.
  func surroundings(of column: Int, bytes limit: Int) -> Surroundings {
    let offset = offset(of: column)
    var start = max(0, offset - limit)
    var end = min(bytes.count, offset + limit)
    while start < offset, Self.isContinuation(bytes[start]) { start += 1 }
    while end > offset, end < bytes.count, Self.isContinuation(bytes[end]) { end -= 1 }
    return Surroundings(
      before: String(decoding: bytes[start..<offset], as: UTF8.self),
      after: String(decoding: bytes[offset..<end], as: UTF8.self), isCutBefore: start > 0,
      isCutAfter: end < bytes.count)
  }

  struct Surroundings {
    var before: String
    var after: String
    var isCutBefore: Bool
    var isCutAfter: Bool
  }

  /// The offset of a column, moved to where a character begins.
  private func offset(of column: Int) -> Int {
    var offset = min(max(0, column - 1), bytes.count)
    while offset > 0, offset < bytes.count, Self.isContinuation(bytes[offset]) { offset -= 1 }
    return offset
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }
}
