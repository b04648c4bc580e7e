/// The words of a text, each starting with a capital letter if its script has them.
struct NameWords {
  /// The maximum length of a name made from words, in Unicode scalars.
  static let maximumNameLength = 64

  /// The words, never empty.
  let words: [String]

  /// Splits a text into words.
  ///
  /// Letters and digits are kept, symbols and emoji are spelled by their Unicode names, and
  /// everything else separates words. A text without letters and digits is spelled entirely, and a
  /// blank one is `Blank`.
  init(_ text: String) {
    // Four times the length of a name, because separators disappear.
    let bytes = text.utf8.prefix(4 * Self.maximumNameLength)
    if bytes.allSatisfy({ $0 < 0x80 }), let words = Self.asciiWords(bytes) {
      self.words = words
      return
    }
    let scalars = text.unicodeScalars.prefix(4 * Self.maximumNameLength)
    var parts = Self.parts(of: scalars)
    if parts.isEmpty {
      parts = scalars.filter { !$0.properties.isWhitespace && NameScalar.role(of: $0) != .ignored }
        .flatMap(NameScalar.spelling)
    }
    if parts.isEmpty { parts = ["blank"] }
    // `SHOW_PERSON` is all capitals; `Show URL` contains an abbreviation.
    let isShouting = parts.count > 1 && !parts.contains { $0.hasSmallLetter }
    words = parts.map { Self.capitalized(isShouting ? $0.lowercased() : $0) }
  }

  private static func parts(of scalars: Substring.UnicodeScalarView) -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    func endPart() {
      if !part.isEmpty { parts.append(String(part)) }
      part = String.UnicodeScalarView()
    }
    for scalar in scalars {
      switch NameScalar.role(of: scalar) {
      case .kept: part.append(scalar)
      case .mark where !part.isEmpty: part.append(scalar)
      case .ignored: break
      case .separator: endPart()
      case .mark, .spelled:
        endPart()
        parts += NameScalar.spelling(of: scalar)
      }
    }
    endPart()
    return parts
  }

  /// Splits an all-ASCII text, as nearly all are; nil if it has neither letters nor digits.
  private static func asciiWords(_ bytes: Substring.UTF8View) -> [String]? {
    var parts: [[UInt8]] = []
    var isInPart = false
    var hasSmallLetter = false
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): hasSmallLetter = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default:
        isInPart = false
        continue
      }
      if isInPart {
        parts[parts.count - 1].append(byte)
      } else {
        let isSmall = byte >= UInt8(ascii: "a")
        parts.append([isSmall ? byte - 0x20 : byte])
        isInPart = true
      }
    }
    guard !parts.isEmpty else { return nil }
    // `SHOW_PERSON` becomes `Show` and `Person`. Bytes above 0x39, the digit 9, are capitals here.
    if parts.count > 1, !hasSmallLetter {
      for part in parts.indices {
        for index in parts[part].indices.dropFirst() where parts[part][index] > 0x39 {
          parts[part][index] += 0x20
        }
      }
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func capitalized(_ word: String) -> String {
    guard let first = word.unicodeScalars.first else { return word }
    if first.isASCII, !("a"..."z").contains(first) { return word }
    return first.properties.titlecaseMapping
      + String(String.UnicodeScalarView(word.unicodeScalars.dropFirst()))
  }
}

extension String {
  fileprivate var hasSmallLetter: Bool {
    unicodeScalars.contains {
      $0.isASCII ? ("a"..."z").contains($0) : $0.properties.isLowercase
    }
  }
}
