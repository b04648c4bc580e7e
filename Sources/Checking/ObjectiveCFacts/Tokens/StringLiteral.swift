/// Resolves the escapes in string literals of Objective-C and C.
enum StringLiteral {
  /// The text of a literal's bytes: `@"a\n"`, `"a"`.
  static func text(of literal: ArraySlice<UInt8>) -> String {
    var bytes = literal
    if bytes.first == UInt8(ascii: "@") { bytes = bytes.dropFirst() }
    bytes = bytes.dropFirst()
    if bytes.last == UInt8(ascii: "\"") { bytes = bytes.dropLast() }
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }

    var result: [UInt8] = []
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\\"), index < bytes.endIndex {
        escape(bytes, &index, &result)
      } else {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func escape(
    _ bytes: ArraySlice<UInt8>, _ index: inout Int, _ result: inout [UInt8]
  ) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "a"): result.append(0x07)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "v"): result.append(0x0B)
    case UInt8(ascii: "e"): result.append(0x1B)
    case 0x0D:
      // A line that continues on the next.
      if index < bytes.endIndex, bytes[index] == 0x0A { index += 1 }
    case 0x0A: break
    case UInt8(ascii: "x"): number(bytes, &index, &result, digits: 8, radix: 16, isByte: true)
    case UInt8(ascii: "u"): number(bytes, &index, &result, digits: 4, radix: 16, isByte: false)
    case UInt8(ascii: "U"): number(bytes, &index, &result, digits: 8, radix: 16, isByte: false)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      number(bytes, &index, &result, digits: 3, radix: 8, isByte: true)
    default: result.append(byte)
    }
  }

  /// Appends the character with a number, whose digits may be in braces: `\u{e9}`.
  private static func number(
    _ bytes: ArraySlice<UInt8>, _ index: inout Int, _ result: inout [UInt8],
    digits: Int, radix: UInt32, isByte: Bool
  ) {
    var value: UInt32 = 0
    var count = 0
    let isInBraces = index < bytes.endIndex && bytes[index] == UInt8(ascii: "{")
    if isInBraces { index += 1 }
    while isInBraces || count < digits, index < bytes.endIndex,
      let digit = Character(UnicodeScalar(bytes[index])).hexDigitValue, digit < radix
    {
      value = value &* radix &+ UInt32(digit)
      index += 1
      count += 1
    }
    if isInBraces, index < bytes.endIndex, bytes[index] == UInt8(ascii: "}") { index += 1 }
    if isByte {
      result.append(UInt8(truncatingIfNeeded: value))
    } else {
      result += Array(String(UnicodeScalar(value).map(Character.init) ?? "\u{FFFD}").utf8)
    }
  }
}
