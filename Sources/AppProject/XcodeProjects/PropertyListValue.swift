internal import Foundation

/// A value of a property list, as far as Xcode projects have them.
enum PropertyListValue: Equatable, Sendable {
  case string(String)
  case array([PropertyListValue])
  case dictionary(PropertyListDictionary)

  /// Reads a property list of any format; nil where the bytes are none.
  ///
  /// The old style of `project.pbxproj` has a parser of its own: Foundation's takes ten times as
  /// long on a large project, and reports mistakes on standard error.
  init?(reading data: Data) {
    if let parsed = data.withUnsafeBytes({ OldStylePropertyList.parse($0) }) {
      self = parsed
    } else if data.isXMLOrBinary,
      let root = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let value = PropertyListValue(root)
    {
      self = value
    } else {
      return nil
    }
  }

  private init?(_ value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let list as [Any]: self = .array(list.compactMap(PropertyListValue.init))
    case let dictionary as [String: Any]:
      var entries = PropertyListDictionary()
      for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
        if let value = PropertyListValue(value) { entries.append(key, value) }
      }
      self = .dictionary(entries)
    case let number as NSNumber: self = .string(number.stringValue)
    default: return nil
    }
  }

  /// The text of a string; nil for a collection.
  var string: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The strings of an array, without what else it has; nil for what is no array.
  var strings: [String]? {
    if case .array(let values) = self { values.compactMap(\.string) } else { nil }
  }

  /// The values of a dictionary; nil for what is none.
  var dictionary: PropertyListDictionary? {
    if case .dictionary(let values) = self { values } else { nil }
  }
}

/// The entries of a dictionary as they are written.
///
/// Nearly all objects of a project have a few entries, which are found sooner by looking at each
/// than by hashing.
struct PropertyListDictionary: Equatable, Sendable {
  struct Entry: Equatable {
    var key: String
    var value: PropertyListValue
  }

  private(set) var entries: [Entry] = []

  mutating func append(_ key: String, _ value: PropertyListValue) {
    entries.append(Entry(key: key, value: value))
  }

  /// The value of a key, the last one where the key is there twice.
  subscript(_ key: String) -> PropertyListValue? {
    entries.last { $0.key == key }?.value
  }

  /// The entries whose values are strings.
  var strings: [String: String] {
    var strings: [String: String] = [:]
    for entry in entries { strings[entry.key] = entry.value.string }
    return strings
  }
}

extension Data {
  fileprivate var isXMLOrBinary: Bool {
    let start = prefix(256)
    if start.starts(with: Data("bplist".utf8)) { return true }
    return start.first { $0 > UInt8(ascii: " ") && $0 < 0x80 } == UInt8(ascii: "<")
  }
}
