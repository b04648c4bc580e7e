/// Collects the bytes of a request until its head is complete, looking at each byte only once.
struct HeadReader {
  private var bytes: [UInt8] = []
  private let limit: Int

  /// - Parameter limit: The maximum size of a head in bytes.
  init(limit: Int) { self.limit = limit }

  /// Whether no byte has arrived.
  var isEmpty: Bool { bytes.isEmpty }

  /// Receives the next bytes, and ignores those after the end of the head.
  ///
  /// - Returns: The head; nil while it is incomplete.
  /// - Throws: A ``Refusal`` if it is too large, or if it is complete and cannot be accepted.
  mutating func receive(_ more: ArraySlice<UInt8>) throws(Refusal) -> RequestHead? {
    for byte in more {
      guard bytes.count < limit else { throw .headTooLarge }
      bytes.append(byte)
      if byte == UInt8(ascii: "\n"), endsWithEmptyLine { return try RequestHead(parsing: bytes) }
    }
    return nil
  }

  /// Whether the line that has just ended is empty.
  private var endsWithEmptyLine: Bool {
    var line = bytes.dropLast()
    if line.last == UInt8(ascii: "\r") { line = line.dropLast() }
    return line.isEmpty || line.last == UInt8(ascii: "\n")
  }
}
