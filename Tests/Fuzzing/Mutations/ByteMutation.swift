internal import FaultPlanting

/// One way to damage any file.
enum ByteMutation: CaseIterable {
  case flipBit
  case flipBits
  case replaceByte
  case deleteRange
  case duplicateRange
  case repeatRange
  case moveRange
  case truncate
  case splice
  case insertControl
  case changeNumber

  /// Damages a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - other: Another file, for splices.
  ///   - random: Determines where and how.
  func apply(to bytes: inout [UInt8], other: [UInt8], using random: inout SeededNumbers) {
    switch self {
    case .flipBit: flip(1, in: &bytes, using: &random)
    case .flipBits: flip(Int.random(in: 2...20, using: &random), in: &bytes, using: &random)
    case .replaceByte:
      guard let place = bytes.indices.randomElement(using: &random) else { return }
      bytes[place] = UInt8.random(in: 0...255, using: &random)
    case .deleteRange:
      bytes.removeSubrange(Places.range(in: bytes, using: &random))
    case .duplicateRange:
      let range = Places.range(in: bytes, using: &random)
      bytes.insert(contentsOf: Array(bytes[range]), at: range.lowerBound)
    case .repeatRange:
      let range = Places.range(in: bytes, using: &random)
      let copies = Repetition.repeated(Array(bytes[range]), using: &random)
      bytes.insert(contentsOf: copies, at: range.lowerBound)
    case .moveRange:
      let range = Places.range(in: bytes, using: &random)
      let part = Array(bytes[range])
      bytes.removeSubrange(range)
      Places.insert(part, into: &bytes, using: &random)
    case .truncate:
      bytes.removeSubrange(Places.place(in: bytes, using: &random)...)
    case .splice:
      let part = Array(other[Places.range(in: other, using: &random)])
      bytes.replaceSubrange(Places.range(in: bytes, using: &random), with: part)
    case .insertControl:
      let control: [UInt8] = [
        0, 1, 7, 8, 0x0B, 0x0C, 0x0D, 0x1B, 0x7F, 0x80, 0xC0, 0xED, 0xFE, 0xFF,
      ]
      Places.insert([control.randomElement(using: &random) ?? 0], into: &bytes, using: &random)
    case .changeNumber: changeNumber(in: &bytes, using: &random)
    }
  }

  private func flip(_ count: Int, in bytes: inout [UInt8], using random: inout SeededNumbers) {
    for _ in 0..<count {
      guard let place = bytes.indices.randomElement(using: &random) else { return }
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    }
  }

  private func changeNumber(in bytes: inout [UInt8], using random: inout SeededNumbers) {
    let isDigit = { (byte: UInt8) in byte >= 0x30 && byte <= 0x39 }
    let start = Places.place(in: bytes, using: &random)
    guard let first = bytes[start...].firstIndex(where: isDigit) else { return }
    let end = bytes[first...].firstIndex { !isDigit($0) } ?? bytes.endIndex
    let numbers = [
      "0", "-1", "1e999", "nan", "-inf", "0x1p9", "99999999999999999999", "9223372036854775807",
      "-9223372036854775808", "2147483648", "1e-400", "", "0.1", "1000000",
    ]
    let number = numbers.randomElement(using: &random) ?? ""
    bytes.replaceSubrange(first..<end, with: Array(number.utf8))
  }
}
