internal import Foundation

/// Searches bytes for a sequence of bytes.
package enum ByteSearch {
  /// Whether a text contains another.
  package static func contains(_ wanted: [UInt8], in text: [UInt8]) -> Bool {
    text.withUnsafeBytes { first(wanted, in: $0) } != nil
  }

  /// The offset at which the wanted bytes first occur in a text; nil if they don't.
  package static func first(_ wanted: [UInt8], in text: UnsafeRawBufferPointer) -> Int? {
    guard wanted.count <= text.count else { return nil }
    guard let rarest = rarest(in: wanted), let base = text.baseAddress else {
      return wanted.isEmpty ? 0 : nil
    }
    // Searches only the range in which the rarest byte can be.
    var offset = rarest
    let end = text.count - wanted.count + 1 + rarest
    let byte = Int32(wanted[rarest])
    while offset < end, let found = memchr(base + offset, byte, end - offset) {
      let place = UnsafeRawPointer(found) - base
      if memcmp(base + (place - rarest), wanted, wanted.count) == 0 { return place - rarest }
      offset = place + 1
    }
    return nil
  }

  /// The position of the byte that is probably the rarest in code, so that few places have to be compared.
  private static func rarest(in text: [UInt8]) -> Int? {
    text.indices.min { commonness(text[$0]) < commonness(text[$1]) }
  }

  private static func commonness(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      0x80...0xFF, UInt8(ascii: "j"), UInt8(ascii: "q"), UInt8(ascii: "x"), UInt8(ascii: "z"):
      0
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "%"), UInt8(ascii: "-"),
      UInt8(ascii: ":"):
      1
    case UInt8(ascii: "b"), UInt8(ascii: "g"), UInt8(ascii: "h"), UInt8(ascii: "k"),
      UInt8(ascii: "v"), UInt8(ascii: "w"), UInt8(ascii: "y"):
      2
    case UInt8(ascii: " "): 4
    default: 3
    }
  }
}
