internal import FaultPlanting

/// One way to damage a binary property list.
enum ListMutation: CaseIterable {
  case flipMarker
  case changeReference
  case changeOffset
  case changeTrailer
  case bomb

  static func random(using random: inout SeededNumbers) -> ListMutation {
    allCases.randomElement(using: &random) ?? .flipMarker
  }

  private static let trailerSize = 32

  /// Damages a file.
  func apply(to bytes: inout [UInt8], using random: inout SeededNumbers) {
    guard bytes.count > Self.trailerSize + 8 else { return }
    let table = bytes.suffix(8).reduce(0) { $0 << 8 | Int($1) & 0xFF } & 0xFF_FFFF
    let end = bytes.count - Self.trailerSize
    switch self {
    case .flipMarker:
      // The objects' first bytes determine their types: most of them are where the table says.
      guard let place = object(in: bytes, table: table, end: end, using: &random) else { return }
      bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case .changeReference:
      guard let place = object(in: bytes, table: table, end: end, using: &random),
        place + 4 < end
      else { return }
      let offset = Int.random(in: 1...4, using: &random)
      bytes[place + offset] = UInt8.random(in: 0...60, using: &random)
    case .changeOffset:
      guard table < end else { return }
      bytes[Int.random(in: table..<end, using: &random)] = UInt8.random(in: 0...255, using: &random)
    case .changeTrailer:
      let place = Int.random(in: end..<bytes.count, using: &random)
      bytes[place] = [0, 1, 2, 8, 127, 128, 255].randomElement(using: &random) ?? 0
    case .bomb:
      let keys = [
        "UIMainStoryboardFile", "UIApplicationSceneManifest", "NSExtension", "objects",
        "rootObject",
      ]
      bytes = BinaryPropertyList.bomb(
        keys: keys, depth: Int.random(in: 2...14, using: &random),
        width: Int.random(in: 2...12, using: &random))
    }
  }

  /// The offset of one of the objects, from a table of four bytes per object.
  private func object(
    in bytes: [UInt8], table: Int, end: Int, using random: inout SeededNumbers
  ) -> Int? {
    guard table + 4 <= end else { return nil }
    let entry = table + Int.random(in: 0..<((end - table) / 4), using: &random) * 4
    let place = bytes[entry..<(entry + 4)].reduce(0) { $0 << 8 | Int($1) }
    return place < end ? place : nil
  }
}
