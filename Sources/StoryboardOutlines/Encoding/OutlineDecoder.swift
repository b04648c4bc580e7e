internal import Findings
internal import StoryboardModel

/// Reads the parts of an outline from bytes, whatever they are.
struct OutlineDecoder {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var offset: Int
  private var table: [String] = []

  /// Reads the strings, which follow the format's line; the bytes have to outlive the decoder.
  init(
    _ bytes: UnsafeBufferPointer<UInt8>, behind firstLine: String
  ) throws(OutlineFailure) {
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

  var isAtEnd: Bool { offset == bytes.count }

  mutating func number() throws(OutlineFailure) -> Int {
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

  /// Reads how many there are of what takes a byte each at least.
  mutating func count() throws(OutlineFailure) -> Int {
    let count = try number()
    guard count <= bytes.count - offset else { throw .damaged }
    return count
  }

  mutating func flag() throws(OutlineFailure) -> Bool { try number() != 0 }

  mutating func string() throws(OutlineFailure) -> String { try string(at: try number()) }

  mutating func optionalString() throws(OutlineFailure) -> String? {
    let place = try number()
    return place == 0 ? nil : try string(at: place - 1)
  }

  mutating func id() throws(OutlineFailure) -> ObjectID { ObjectID(rawValue: try string()) }

  mutating func optionalID() throws(OutlineFailure) -> ObjectID? {
    try optionalString().map(ObjectID.init(rawValue:))
  }

  mutating func location() throws(OutlineFailure) -> SourceLocation {
    SourceLocation(file: try string(), line: try number(), column: try number())
  }

  mutating func attributes() throws(OutlineFailure) -> [String: String] {
    let count = try count()
    var attributes: [String: String] = [:]
    attributes.reserveCapacity(count)
    for _ in 0..<count {
      let name = try string()
      attributes[name] = try string()
    }
    return attributes
  }

  mutating func array<Element>(
    _ read: (inout OutlineDecoder) throws(OutlineFailure) -> Element
  ) throws(OutlineFailure) -> [Element] {
    let count = try count()
    var elements: [Element] = []
    elements.reserveCapacity(count)
    for _ in 0..<count { elements.append(try read(&self)) }
    return elements
  }

  private func string(at place: Int) throws(OutlineFailure) -> String {
    guard table.indices.contains(place) else { throw .damaged }
    return table[place]
  }
}
