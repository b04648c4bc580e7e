internal import FaultPlanting

/// One way to damage a file by pieces of its language.
enum TextMutation: CaseIterable {
  case insertToken
  case repeatToken
  case repeatTokens
  case deleteLine
  case duplicateLine
  case swapLines
  case repeatLine
  case swapStrings

  private static let newline = UInt8(ascii: "\n")

  /// Damages a file.
  func apply(to bytes: inout [UInt8], of role: FileRole, using random: inout SeededNumbers) {
    switch self {
    case .insertToken:
      insert(FuzzToken.random(for: role, using: &random), into: &bytes, using: &random)
    case .repeatToken:
      let token = FuzzToken.random(for: role, using: &random)
      insert(Repetition.repeated(Array(token.utf8), using: &random), into: &bytes, using: &random)
    case .repeatTokens:
      let tokens = (0..<Int.random(in: 2...4, using: &random))
        .map { _ in FuzzToken.random(for: role, using: &random) }.joined()
      insert(Repetition.repeated(Array(tokens.utf8), using: &random), into: &bytes, using: &random)
    case .deleteLine:
      guard let line = line(in: bytes, using: &random) else { return }
      bytes.removeSubrange(line)
    case .duplicateLine:
      guard let line = line(in: bytes, using: &random) else { return }
      Places.insert(Array(bytes[line]), into: &bytes, using: &random)
    case .swapLines: Places.exchange(Self.newline, Self.newline, in: &bytes, using: &random)
    case .repeatLine:
      guard let line = line(in: bytes, using: &random) else { return }
      let copies = Repetition.repeated(Array(bytes[line]), using: &random)
      bytes.insert(contentsOf: copies, at: line.lowerBound)
    case .swapStrings:
      Places.exchange(UInt8(ascii: "\""), UInt8(ascii: "\""), in: &bytes, using: &random)
    }
  }

  private func line(in bytes: [UInt8], using random: inout SeededNumbers) -> Range<Int>? {
    guard let line = Places.piece(Self.newline, Self.newline, in: bytes, using: &random) else {
      return nil
    }
    return (line.lowerBound + 1)..<line.upperBound
  }

  private func insert(
    _ text: String, into bytes: inout [UInt8], using random: inout SeededNumbers
  ) {
    insert(Array(text.utf8), into: &bytes, using: &random)
  }

  /// Inserts a piece, half of the time after a character that ends a token, so that the piece is
  /// read as a token.
  private func insert(
    _ new: [UInt8], into bytes: inout [UInt8], using random: inout SeededNumbers
  ) {
    var place = Places.place(in: bytes, using: &random)
    if Bool.random(using: &random),
      let next = bytes[place...].firstIndex(where: { $0 == 0x20 || $0 == 0x0A || $0 == 0x28 })
    {
      place = next + 1
    }
    bytes.insert(contentsOf: new, at: place)
  }
}
