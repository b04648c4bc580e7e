package import Findings

/// Reads values written by a ``CompactEncoder``, from arbitrary bytes.
package struct CompactDecoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private var table: [String] = []

  /// Reads the strings, which follow the format's line; the bytes must outlive the decoder.
  package init(
    _ bytes: UnsafeBufferPointer<UInt8>, behind firstLine: String
  ) throws(CompactFailure) {
    guard bytes.starts(with: firstLine.utf8) else { throw .otherVersion }
    self.bytes = bytes
    offset = firstLine.utf8.count
    let count = try count()
    table.reserveCapacity(count)
    for _ in 0..<count {
      let length = try self.count()
      table.append(String(decoding: bytes[offset..<offset + length], as: UTF8.self))
      offset += length
    }
  }

  /// Whether everything was read.
  package var isAtEnd: Bool { offset == bytes.count }

  /// Reads a number that is not negative.
  package mutating func number() throws(CompactFailure) -> Int {
    var number: UInt = 0
    var shift: UInt = 0
    while offset < bytes.count, shift < 63 {
      let byte = bytes[offset]
      offset += 1
      number |= UInt(byte & 0x7F) << shift
      if byte < 0x80 {
        guard let result = Int(exactly: number) else { throw .damaged }
        return result
      }
      shift += 7
    }
    throw .damaged
  }

  /// Reads the count of elements that take at least a byte each.
  package mutating func count() throws(CompactFailure) -> Int {
    let count = try number()
    guard count <= bytes.count - offset else { throw .damaged }
    return count
  }

  package mutating func flag() throws(CompactFailure) -> Bool { try number() != 0 }

  package mutating func string() throws(CompactFailure) -> String { try string(at: try number()) }

  package mutating func optionalString() throws(CompactFailure) -> String? {
    let place = try number()
    return place == 0 ? nil : try string(at: place - 1)
  }

  package mutating func location() throws(CompactFailure) -> SourceLocation {
    SourceLocation(file: try string(), line: try number(), column: try number())
  }

  package mutating func strings() throws(CompactFailure) -> [String] {
    try array { decoder throws(CompactFailure) in try decoder.string() }
  }

  /// Reads a list, decoding each element with a function.
  package mutating func array<Element>(
    _ read: (inout CompactDecoder) throws(CompactFailure) -> Element
  ) throws(CompactFailure) -> [Element] {
    let count = try count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  private func string(at place: Int) throws(CompactFailure) -> String {
    guard table.indices.contains(place) else { throw .damaged }
    return table[place]
  }
}
