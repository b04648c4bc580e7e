internal import Foundation

/// A value of a property list, as far as Xcode projects have them.
enum PropertyListValue: Hashable, Sendable {
  case string(String)
  case array([PropertyListValue])
  case dictionary([String: PropertyListValue])

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
      self = .dictionary(dictionary.compactMapValues(PropertyListValue.init))
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
  var dictionary: [String: PropertyListValue]? {
    if case .dictionary(let values) = self { values } else { nil }
  }
}

extension Data {
  fileprivate var isXMLOrBinary: Bool {
    let start = prefix(256)
    if start.starts(with: Data("bplist".utf8)) { return true }
    return start.first { $0 > UInt8(ascii: " ") && $0 < 0x80 } == UInt8(ascii: "<")
  }
}
