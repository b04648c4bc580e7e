internal import FilesAndPaths
internal import Foundation

/// Reads XML property lists, with Foundation's parser.
///
/// A scan first rejects anything that would cost the parser more than the text's length justifies:
/// nesting, which needs stack, and declared entities.
enum XMLPropertyList {
  /// Whether the bytes begin like XML, in any encoding.
  static func mayBegin(_ bytes: [UInt8]) -> Bool {
    bytes.prefix(256).first { $0 > UInt8(ascii: " ") && $0 < 0x80 } == UInt8(ascii: "<")
  }

  static func parse(_ bytes: [UInt8]) throws(PropertyListFailure) -> PropertyListValue {
    try checkMarkup(of: bytes)
    guard
      let root = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let value = value(root)
    else { throw .notPropertyList }
    return value
  }

  private static func value(_ value: Any) -> PropertyListValue? {
    switch value {
    case let text as String: return .string(text)
    case let list as [Any]: return .array(list.compactMap(Self.value))
    case let dictionary as [String: Any]:
      var entries = PropertyListDictionary()
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        if let value = Self.value(value) { entries.append(key, value) }
      }
      return .dictionary(entries)
    case let number as NSNumber: return .number(number.stringValue)
    default: return nil
    }
  }

  /// Checks only the tags; the parser decides whether the text is well formed.
  private static func checkMarkup(of bytes: [UInt8]) throws(PropertyListFailure) {
    // In UTF-16, every other byte of a tag is zero.
    let text = bytes.contains(0) ? bytes.filter { $0 != 0 } : bytes
    var depth = 0
    var index = 0
    while let start = text[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = text[(start + 1)...]
      if rest.starts(with: "!--".utf8) {
        index = end(of: "-->", in: rest)
        continue
      }
      if rest.starts(with: "![CDATA[".utf8) {
        index = end(of: "]]>", in: rest)
        continue
      }
      if rest.starts(with: "!ENTITY".utf8) { throw .notPropertyList }
      // A document type may contain declarations in brackets, which begin with `<` too.
      let end = rest.firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") } ?? text.count
      switch rest.first {
      case UInt8(ascii: "!"), UInt8(ascii: "?"): break
      case UInt8(ascii: "/"): depth -= 1
      default: if text[end - 1] != UInt8(ascii: "/") { depth += 1 }
      }
      if depth > PropertyListFailure.greatestDepth { throw .tooDeep }
      index = end
    }
  }

  /// The position after a mark in the text.
  private static func end(of mark: String, in text: ArraySlice<UInt8>) -> Int {
    let mark = Array(mark.utf8)
    let found = text.withUnsafeBytes { ByteSearch.first(mark, in: $0) }
    return found.map { text.startIndex + $0 + mark.count } ?? text.endIndex
  }
}
