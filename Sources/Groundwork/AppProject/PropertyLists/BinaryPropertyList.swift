/// The parser of binary property lists.
///
/// In this format a collection refers to its values by number, so values can be shared and can
/// contain each other. A list written by a program shares only scalars, so that even expanded, it
/// has fewer values than its file has bytes. The parser rejects lists with more values, and lists
/// whose strings overlap. Together, these limits bound the work by the file's size.
struct BinaryPropertyList {
  static let signature = Array("bplist0".utf8)

  private let bytes: [UInt8]
  private let referenceSize: Int
  private let offsetSize: Int
  private let offsets: Range<Int>
  private let count: Int
  /// The number of values that may still be expanded.
  private var remainingValues: Int
  /// The number of bytes of strings that may still be read.
  private var remainingText: Int
  /// The strings so far, by number, because most keys are shared.
  private var strings: [Int: String] = [:]

  /// Parses a whole list.
  ///
  /// - Throws: ``PropertyListFailure``, also for sets: the format has them, but property lists
  ///   don't.
  static func parse(_ bytes: [UInt8]) throws(PropertyListFailure) -> PropertyListValue {
    guard let opened = opened(bytes) else { throw .notPropertyList }
    var list = opened.list
    guard let value = try list.value(opened.root, depth: 0) else { throw .notPropertyList }
    return value
  }

  /// Reads the trailer: the last 32 bytes, of which the first six are unused.
  private static func opened(_ bytes: [UInt8]) -> (list: BinaryPropertyList, root: Int)? {
    let trailer = bytes.count - 32
    guard trailer >= signature.count else { return nil }
    let offsetSize = Int(bytes[trailer + 6])
    let referenceSize = Int(bytes[trailer + 7])
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize),
      let count = integer(bytes[(trailer + 8)..<(trailer + 16)]),
      let root = integer(bytes[(trailer + 16)..<(trailer + 24)]),
      let start = integer(bytes[(trailer + 24)..<(trailer + 32)]),
      start <= trailer, count <= (trailer - start) / offsetSize, root < count
    else { return nil }
    let list = BinaryPropertyList(
      bytes: bytes, referenceSize: referenceSize, offsetSize: offsetSize,
      offsets: start..<(start + count * offsetSize), count: count, remainingValues: bytes.count,
      remainingText: bytes.count)
    return (list, root)
  }

  /// The value with a number; nil for kinds that are irrelevant here, such as dates.
  ///
  /// The upper half of the byte at its beginning says the kind, and the lower half the length.
  private mutating func value(
    _ number: Int, depth: Int
  ) throws(PropertyListFailure) -> PropertyListValue? {
    guard depth < PropertyListFailure.greatestDepth else { throw .tooDeep }
    remainingValues -= 1
    guard remainingValues >= 0 else { throw .endless }
    let start = try offset(of: number)
    let marker = bytes[start]
    switch marker >> 4 {
    // A Boolean, or the lack of a value.
    case 0x0:
      return marker == 0x08 ? .number("0") : marker == 0x09 ? .number("1") : nil
    // An integer of 1, 2, 4 or 8 bytes, or more.
    case 0x1:
      let size = 1 << Int(marker & 0xF)
      // Larger than any relevant number.
      guard size <= 8 else { return nil }
      let digits = try slice(start + 1, size)
      return .number(String(digits.reduce(Int64(0)) { $0 << 8 | Int64($1) }))
    case 0x5, 0x6, 0x7: return .string(try string(number, at: start))
    case 0xA: return .array(try array(at: start, depth: depth))
    case 0xD: return .dictionary(try dictionary(at: start, depth: depth))
    // Real numbers, dates, data and unique identifiers.
    case 0x2, 0x3, 0x4, 0x8: return nil
    default: throw .notPropertyList
    }
  }

  private mutating func array(
    at start: Int, depth: Int
  ) throws(PropertyListFailure) -> [PropertyListValue] {
    let (count, first) = try length(at: start)
    var values: [PropertyListValue] = []
    for index in try references(count, at: first) {
      if let value = try value(reference(at: index), depth: depth + 1) { values.append(value) }
    }
    return values
  }

  private mutating func dictionary(
    at start: Int, depth: Int
  ) throws(PropertyListFailure) -> PropertyListDictionary {
    let (count, first) = try length(at: start)
    let keys = try references(count, at: first)
    let valuesStart = first + count * referenceSize
    _ = try references(count, at: valuesStart)
    var entries = PropertyListDictionary()
    for (place, index) in keys.enumerated() {
      let number = try reference(at: index)
      let keyStart = try offset(of: number)
      guard (0x5...0x7).contains(bytes[keyStart] >> 4) else { throw .notPropertyList }
      let key = try string(number, at: keyStart)
      let value = try value(
        reference(at: valuesStart + place * referenceSize), depth: depth + 1)
      if let value { entries.append(key, value) }
    }
    return entries
  }

  // MARK: Strings

  private mutating func string(
    _ number: Int, at start: Int
  ) throws(PropertyListFailure) -> String {
    if let known = strings[number] { return known }
    let (count, first) = try length(at: start)
    let isUTF16 = bytes[start] >> 4 == 0x6
    guard count <= bytes.count else { throw .notPropertyList }
    let text = try slice(first, isUTF16 ? count * 2 : count)
    remainingText -= text.count
    guard remainingText >= 0 else { throw .endless }
    let string =
      isUTF16
      ? String(
        decoding: stride(from: text.startIndex, to: text.endIndex, by: 2).map {
          UInt16(text[$0]) << 8 | UInt16(text[$0 + 1])
        }, as: UTF16.self)
      : String(decoding: text, as: UTF8.self)
    strings[number] = string
    return string
  }

  // MARK: Places

  /// The length of a string or a collection, and where its contents begin.
  ///
  /// The length is in the marker's lower half, or, from 15 on, in an integer after the marker.
  private func length(at start: Int) throws(PropertyListFailure) -> (count: Int, first: Int) {
    let short = Int(bytes[start] & 0xF)
    guard short == 0xF else { return (short, start + 1) }
    let marker = try slice(start + 1, 1)[start + 1]
    guard marker >> 4 == 0x1, marker & 0xF <= 3 else { throw .notPropertyList }
    let size = 1 << Int(marker & 0xF)
    guard let count = Self.integer(try slice(start + 2, size)) else { throw .notPropertyList }
    return (count, start + 2 + size)
  }

  /// The offsets of references to values, in order.
  private func references(
    _ count: Int, at first: Int
  ) throws(PropertyListFailure) -> StrideTo<Int> {
    guard count <= bytes.count else { throw .notPropertyList }
    _ = try slice(first, count * referenceSize)
    return stride(from: first, to: first + count * referenceSize, by: referenceSize)
  }

  private func reference(at index: Int) throws(PropertyListFailure) -> Int {
    guard let number = Self.integer(try slice(index, referenceSize)) else {
      throw .notPropertyList
    }
    return number
  }

  private func offset(of number: Int) throws(PropertyListFailure) -> Int {
    guard number < count,
      let offset = Self.integer(
        try slice(offsets.lowerBound + number * offsetSize, offsetSize)),
      offset < offsets.lowerBound
    else { throw .notPropertyList }
    return offset
  }

  private func slice(
    _ start: Int, _ count: Int
  ) throws(PropertyListFailure) -> ArraySlice<UInt8> {
    guard start >= 0, count >= 0, start <= bytes.count, count <= bytes.count - start else {
      throw .notPropertyList
    }
    return bytes[start..<(start + count)]
  }

  /// A big-endian number of up to eight bytes; nil if it exceeds any file's size.
  private static func integer(_ bytes: ArraySlice<UInt8>) -> Int? {
    let value = bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value <= UInt64(Int32.max) ? Int(value) : nil
  }
}
