/// The size and weight of text, from which its width is estimated, because the real font is unknown.
struct Font {
  var size: Double
  var isBold = false

  /// The maximum number of scalars considered: far more than is ever drawn.
  private static let longest = 600

  /// Returns the width of a text in points.
  func width(of text: String) -> Double {
    var hundredths = 0
    for scalar in text.unicodeScalars { hundredths += Self.width(of: scalar) }
    return Double(hundredths) / 100 * size * (isBold ? 1.06 : 1)
  }

  /// Returns a scalar's width in hundredths of the font's size, by its class.
  private static func width(of scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x20: return 0
    case 0x20...0x7E: return Int(ascii[Int(scalar.value) - 0x20])
    // Joiners, marks and selectors modify the previous character.
    case 0x300...0x36F, 0x200B...0x200F, 0x20D0...0x20F0, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF:
      return 0
    // Hangul, Chinese and Japanese characters with their full-width forms, emoji.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      return 100
    case 0x2026: return 90
    default: return 58
    }
  }

  /// From the space to the tilde, as in sans-serif fonts.
  private static let ascii: [UInt8] = [
    28, 30, 40, 62, 62, 86, 70, 24, 36, 36, 44, 60, 28, 42, 28, 32, 62, 62, 62, 62, 62, 62, 62, 62,
    62, 62, 30, 30, 60, 60, 60, 52, 92, 68, 66, 70, 72, 62, 58, 74, 74, 28, 54, 68, 58, 86, 74, 76,
    64, 76, 66, 64, 62, 72, 66, 96, 66, 64, 62, 36, 32, 36, 52, 50, 34, 56, 61, 56, 61, 58, 34, 61,
    58, 25, 26, 54, 25, 86, 58, 60, 61, 61, 37, 52, 35, 58, 54, 78, 53, 54, 53, 38, 30, 38, 60,
  ]

  /// Returns the text on one line, cut with an ellipsis if it doesn't fit.
  func line(_ text: String, width room: Double) -> String {
    let text = Self.shortened(text)
    guard width(of: text) > room + 1 else { return text }
    let ellipsis = width(of: "…")
    guard room > ellipsis else { return room > size * 0.4 ? "…" : "" }
    var used = ellipsis
    var result = ""
    for character in text {
      used += width(of: String(character))
      if used > room { break }
      result.append(character)
    }
    while result.last == " " { result.removeLast() }
    return result + "…"
  }

  /// Returns the text on one line; if it doesn't fit, its middle is left out, because names of
  /// storyboards often differ at their ends.
  func lineWithEnd(_ text: String, width room: Double) -> String {
    let text = Self.shortened(text)
    guard width(of: text) > room + 1 else { return text }
    let start = line(text, width: room * 0.55)
    let end = line(String(text.reversed()), width: room - width(of: start))
    return start + String(end.dropLast().reversed())
  }

  /// Breaks the text into lines, between words if possible; the last line may be cut.
  func lines(_ text: String, width room: Double, count: Int) -> [String] {
    guard count > 1 else {
      let flat = text.split(whereSeparator: \.isNewline).joined(separator: " ")
      let line = line(flat, width: room)
      return line.isEmpty ? [] : [line]
    }
    var lines: [String] = []
    let paragraphs = Self.shortened(text).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, paragraph) in paragraphs.enumerated() {
      var rest = paragraph[...]
      repeat {
        if lines.count == count - 1 {
          let more = index < paragraphs.count - 1 && !rest.isEmpty
          let line = line(String(rest), width: room)
          return lines + [more && !line.hasSuffix("…") ? line + "…" : line]
        }
        let end = endOfLine(rest, width: room)
        lines.append(String(rest[..<end]))
        rest = rest[end...].drop { $0 == " " }
      } while !rest.isEmpty
    }
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// Returns the beginning of the next line, always at least one character further.
  private func endOfLine(_ text: Substring, width room: Double) -> Substring.Index {
    var used = 0.0
    var afterWord: Substring.Index?
    for index in text.indices {
      let character = text[index]
      used += width(of: String(character))
      if character == " " { afterWord = index }
      if used > room + 1, index > text.startIndex {
        if character == " " { return index }
        return afterWord.flatMap { $0 > text.startIndex ? $0 : nil } ?? index
      }
    }
    return text.endIndex
  }

  private static func shortened(_ text: String) -> String {
    // Scalars are counted, because one character may consist of thousands.
    guard text.unicodeScalars.count > longest else { return text }
    var scalars = String.UnicodeScalarView()
    scalars.append(contentsOf: text.unicodeScalars.prefix(longest))
    return String(scalars) + "…"
  }
}
