/// Decompresses streams of the format zlib (RFC 1950 and 1951).
struct Inflation {
  private let input: ArraySlice<UInt8>
  private var place: Int
  private var bits: UInt32 = 0
  private var bitCount: UInt32 = 0
  private var output: [UInt8] = []
  private let limit: Int

  /// Returns the contents of a stream; bytes after its end and its checksum are ignored.
  static func contents(of input: ArraySlice<UInt8>, limit: Int) throws(PDFRefusal) -> [UInt8] {
    // The first two bytes say that the method is “deflate”, are a multiple of 31, and mention no dictionary.
    guard input.count > 2, let first = input.first, first & 0x0F == 8,
      (Int(first) << 8 | Int(input[input.startIndex + 1])) % 31 == 0,
      input[input.startIndex + 1] & 0x20 == 0
    else { throw .damaged }
    var inflation = Inflation(input.dropFirst(2), limit: limit)
    try inflation.run()
    return inflation.output
  }

  private init(_ input: ArraySlice<UInt8>, limit: Int) {
    self.input = input
    self.limit = limit
    place = input.startIndex
  }

  private mutating func run() throws(PDFRefusal) {
    var isLast = false
    while !isLast {
      isLast = try take(1) == 1
      switch try take(2) {
      case 0: try copyStored()
      case 1: try copy(.fixedLengths, .fixedDistances)
      case 2:
        let (lengths, distances) = try codes()
        try copy(lengths, distances)
      default: throw .damaged
      }
    }
  }

  /// Takes bits from the input, the lowest first.
  private mutating func take(_ count: UInt32) throws(PDFRefusal) -> Int {
    while bitCount < count {
      guard place < input.endIndex else { throw .damaged }
      bits |= UInt32(input[place]) << bitCount
      bitCount += 8
      place += 1
    }
    let value = bits & (1 << count - 1)
    bits >>= count
    bitCount -= count
    return Int(value)
  }

  /// Reads bits until they are a word of a code, and returns what the word means.
  private mutating func symbol(of code: HuffmanCode) throws(PDFRefusal) -> Int {
    var value = 0
    // The first word of the current length, and the place of its symbol: the words of a length are numbered in a row.
    var first = 0
    var index = 0
    for length in 1..<code.counts.count {
      value |= try take(1)
      let count = code.counts[length]
      if value - count < first { return code.symbols[index + (value - first)] }
      index += count
      first = (first + count) << 1
      value <<= 1
    }
    throw .damaged
  }

  private mutating func copyStored() throws(PDFRefusal) {
    (bits, bitCount) = (0, 0)
    guard place + 4 <= input.endIndex else { throw .damaged }
    let count = Int(input[place]) | Int(input[place + 1]) << 8
    place += 4
    guard place + count <= input.endIndex else { throw .damaged }
    guard output.count + count <= limit else { throw .tooLarge }
    output += input[place..<(place + count)]
    place += count
  }

  private mutating func copy(_ lengths: HuffmanCode, _ distances: HuffmanCode) throws(PDFRefusal) {
    while true {
      let symbol = try symbol(of: lengths)
      guard output.count < limit else { throw .tooLarge }
      if symbol < 256 {
        output.append(UInt8(symbol))
      } else if symbol == 256 {
        return
      } else {
        let length = try number(symbol - 257, Self.lengths)
        let distance = try number(try self.symbol(of: distances), Self.distances)
        guard distance <= output.count else { throw .damaged }
        guard output.count + length <= limit else { throw .tooLarge }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
  }

  /// Reads the rest of a length or distance.
  private mutating func number(
    _ symbol: Int, _ table: [(base: Int, bits: UInt32)]
  ) throws(PDFRefusal) -> Int {
    guard table.indices.contains(symbol) else { throw .damaged }
    return table[symbol].base + (try take(table[symbol].bits))
  }

  /// Reads the codes of a block that defines its own.
  private mutating func codes() throws(PDFRefusal) -> (HuffmanCode, HuffmanCode) {
    let lengthCount = try take(5) + 257
    let distanceCount = try take(5) + 1
    let codeCount = try take(4) + 4
    var lengths = [Int](repeating: 0, count: 19)
    for index in 0..<codeCount { lengths[Self.order[index]] = try take(3) }
    let code = HuffmanCode(lengths[...])
    lengths = []
    while lengths.count < lengthCount + distanceCount {
      let symbol = try symbol(of: code)
      switch symbol {
      case 16:
        guard let last = lengths.last else { throw .damaged }
        lengths += Array(repeating: last, count: 3 + (try take(2)))
      case 17: lengths += Array(repeating: 0, count: 3 + (try take(3)))
      case 18: lengths += Array(repeating: 0, count: 11 + (try take(7)))
      default: lengths.append(symbol)
      }
    }
    guard lengths.count == lengthCount + distanceCount else { throw .damaged }
    return (HuffmanCode(lengths[..<lengthCount]), HuffmanCode(lengths[lengthCount...]))
  }

  private static let order = [
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
  ]
  private static let lengths =
    ranges(from: 3, bits: [0, 0, 0, 0] + (0...5).flatMap { Array(repeating: $0, count: 4) })
    + [(258, 0)]
  private static let distances = ranges(
    from: 1, bits: [0, 0] + (0...13).flatMap { [UInt32($0), UInt32($0)] })

  /// Returns ranges of numbers that follow each other, by the bits that choose a number in each.
  private static func ranges(from first: Int, bits: [UInt32]) -> [(base: Int, bits: UInt32)] {
    var base = first
    return bits.map { bits in
      defer { base += 1 << Int(bits) }
      return (base, bits)
    }
  }
}

/// A code whose symbols have different lengths.
struct HuffmanCode {
  /// The number of codes of each length in bits, which is at most 15.
  let counts: [Int]
  /// The symbols in the order of their codes.
  let symbols: [Int]

  /// - Parameter lengths: The length of each symbol's code; 0 for a symbol that doesn't occur.
  init(_ lengths: ArraySlice<Int>) {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths where length > 0 { counts[length] += 1 }
    self.counts = counts
    symbols = lengths.indices.filter { lengths[$0] > 0 }
      .sorted { (lengths[$0], $0) < (lengths[$1], $1) }
      .map { $0 - lengths.startIndex }
  }

  static let fixedLengths = HuffmanCode(
    [(144, 8), (112, 9), (24, 7), (8, 8)].flatMap { Array(repeating: $1, count: $0) }[...])
  static let fixedDistances = HuffmanCode(Array(repeating: 5, count: 30)[...])
}
