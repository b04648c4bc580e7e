/// The places of words and strings in an app's sources.
struct WordIndex {
  private var places: [UInt64: [CodePlace]] = [:]
  private var strings: [UInt64: [CodePlace]] = [:]
  /// Words after a dot, reduced to letters and digits, as generators derive them from identifiers.
  private var members: [UInt64: [CodePlace]] = [:]
  private let sources: [CodeText]

  init(_ sources: [CodeText]) {
    self.sources = sources
    for (file, code) in sources.enumerated() {
      for (index, token) in code.tokens.enumerated() {
        let place = CodePlace(file: file, token: index)
        switch token.kind {
        case .word:
          places[Self.hash(code.bytes[token.range]), default: []].append(place)
          if code.isMark(index - 1, ".") {
            members[Self.plainHash(code.bytes[token.range]), default: []].append(place)
          }
        case .string where token.isPlain:
          strings[Self.hash(code.bytes[token.range]), default: []].append(place)
        default: break
        }
      }
    }
  }

  func word(_ word: String) -> [CodePlace] { find(word, in: places) }

  func string(_ string: String) -> [CodePlace] { find(string, in: strings) }

  /// Members whose name is an identifier as a generator would write it: `showList` for `show-list`.
  func member(like identifier: String) -> [CodePlace] {
    members[Self.plainHash(Array(identifier.utf8)[...])] ?? []
  }

  private func find(_ text: String, in places: [UInt64: [CodePlace]]) -> [CodePlace] {
    (places[Self.hash(Array(text.utf8)[...])] ?? []).filter {
      sources[$0.file].bytes[sources[$0.file].tokens[$0.token].range].elementsEqual(text.utf8)
    }
  }

  private static func hash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }

  private static func plainHash(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in bytes {
      let lower = byte | 0x20
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
      case _ where lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"):
        hash = (hash ^ UInt64(lower)) &* 0x100_0000_01B3
      default: break
      }
    }
    return hash
  }
}
