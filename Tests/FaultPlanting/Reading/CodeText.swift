/// A source file as tokens, with its brackets paired.
struct CodeText {
  let path: String
  let isSwift: Bool
  let bytes: [UInt8]
  let tokens: [CodeToken]
  /// For each bracket token, the index of its counterpart; -1 for all others.
  let partners: [Int32]
  private let lines: LineStarts

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    isSwift = path.hasSuffix(".swift")
    tokens = CodeTokenizer(bytes).tokens
    partners = Self.pairs(tokens, bytes)
    lines = LineStarts(bytes)
  }

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .mark
      && UInt32(bytes[Int(tokens[index].start)]) == mark.value
  }

  func isWord(_ index: Int, _ word: StaticString) -> Bool {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return false }
    let range = tokens[index].range
    guard range.count == word.utf8CodeUnitCount else { return false }
    let start = word.utf8Start
    for offset in 0..<range.count where bytes[range.lowerBound + offset] != start[offset] {
      return false
    }
    return true
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  func isString(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .string
  }

  /// The index of a bracket's counterpart.
  func partner(_ index: Int) -> Int? {
    partners.indices.contains(index) && partners[index] >= 0 ? Int(partners[index]) : nil
  }

  func line(ofToken index: Int) -> Int { lines.line(at: Int(tokens[index].start)) }

  private static func pairs(_ tokens: [CodeToken], _ bytes: [UInt8]) -> [Int32] {
    var partners = [Int32](repeating: -1, count: tokens.count)
    var open: [(bracket: UInt8, index: Int)] = []
    for (index, token) in tokens.enumerated() where token.kind == .mark {
      let byte = bytes[Int(token.start)]
      let opening: UInt8
      switch byte {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append((byte, index))
        continue
      case UInt8(ascii: ")"): opening = UInt8(ascii: "(")
      case UInt8(ascii: "]"): opening = UInt8(ascii: "[")
      case UInt8(ascii: "}"): opening = UInt8(ascii: "{")
      default: continue
      }
      // Discard brackets left open inside an `#if`.
      guard let depth = open.lastIndex(where: { $0.bracket == opening }) else { continue }
      partners[index] = Int32(open[depth].index)
      partners[open[depth].index] = Int32(index)
      open.removeSubrange(depth...)
    }
    return partners
  }
}

/// The offset at which each line of a file begins.
struct LineStarts {
  private let starts: [Int]

  init(_ bytes: [UInt8]) {
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    self.starts = starts
  }

  /// The line of an offset, counted from 1.
  func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The offset of a place; nil if there is no such line.
  func offset(line: Int, column: Int) -> Int? {
    starts.indices.contains(line - 1) ? starts[line - 1] + column - 1 : nil
  }
}
