// For memchr, which searches as fast in a debug build as in a release build.
internal import Foundation

extension UnsafeBufferPointer<UInt8> {
  /// The offset of the next `byte` at or after `start`, and before `end`, which is the end of all bytes if it's nil.
  func firstOffset(of byte: UInt8, from start: Int = 0, to end: Int? = nil) -> Int? {
    let end = end ?? count
    guard let baseAddress, start < end,
      let found = memchr(baseAddress + start, Int32(byte), end - start)
    else { return nil }
    return UnsafeRawPointer(baseAddress).distance(to: UnsafeRawPointer(found))
  }

  /// The offset of the first byte at or after `start` that is not a space, eight bytes at a time.
  func offset(afterSpacesFrom start: Int) -> Int {
    var offset = start
    if let baseAddress {
      let eightSpaces: UInt64 = 0x2020_2020_2020_2020
      while offset + 8 <= count,
        UnsafeRawPointer(baseAddress + offset).loadUnaligned(as: UInt64.self) == eightSpaces
      {
        offset += 8
      }
    }
    while offset < count, self[offset] == 0x20 { offset += 1 }
    return offset
  }

  /// Whether the bytes at an offset are those of a text.
  func starts(with text: StaticString, at offset: Int = 0) -> Bool {
    let length = text.utf8CodeUnitCount
    guard let baseAddress, offset + length <= count else { return false }
    return memcmp(baseAddress + offset, text.utf8Start, length) == 0
  }

  /// Whether the bytes in two ranges are the same.
  func hasSame(at one: Range<Int>, as other: Range<Int>) -> Bool {
    guard let baseAddress, one.count == other.count else { return false }
    return memcmp(baseAddress + one.lowerBound, baseAddress + other.lowerBound, one.count) == 0
  }

  func text(in range: Range<Int>) -> String {
    String(decoding: UnsafeBufferPointer(rebasing: self[range]), as: UTF8.self)
  }

  /// The offset after the next occurrence of a text, which must not be empty.
  func offset(after text: StaticString, from start: Int) -> Int? {
    let length = text.utf8CodeUnitCount
    let last = text.utf8Start[length - 1]
    var search = start + length - 1
    while let found = firstOffset(of: last, from: search) {
      if starts(with: text, at: found - length + 1) { return found + 1 }
      search = found + 1
    }
    return nil
  }
}
