import Foundation

/// The part of JSON Schema that this package's schemas use.
///
/// An unknown keyword is an error, because a schema that is not fully checked is worse than none.
package struct JSONSchema {
  private let root: [String: Any]

  /// Reads a schema from the package's `Documentation` folder.
  package init(named name: String) throws {
    let text = try PackageFolder.text(of: "Documentation/\(name)")
    root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  /// Returns the differences between a document and the schema.
  ///
  /// - Returns: A sentence for each place; empty if the document is valid.
  package func problems(in json: String) throws -> [String] {
    let document = try JSONSerialization.jsonObject(with: Data(json.utf8))
    return problems(document, root, at: "")
  }

  private func problems(_ value: Any, _ schema: [String: Any], at path: String) -> [String] {
    schema.sorted { $0.key < $1.key }.flatMap { keyword, rule -> [String] in
      switch keyword {
      case "$schema", "title", "description", "$defs": []
      case "$ref": referenced(rule).map { problems(value, $0, at: path) } ?? ["no \(rule)"]
      case "type": has(value, type: rule) ? [] : ["\(path): \(value) is no \(rule)"]
      case "const": "\(value)" == "\(rule)" ? [] : ["\(path): \(value) is not \(rule)"]
      case "enum":
        (rule as? [String])?.contains("\(value)") == true
          ? [] : ["\(path): \(value) not in \(rule)"]
      case "minimum":
        (value as? Int ?? .min) >= (rule as? Int ?? .max) ? [] : ["\(path): \(value) < \(rule)"]
      case "required", "properties", "additionalProperties":
        (value as? [String: Any]).map { members($0, keyword, rule, schema, at: path) } ?? []
      case "items":
        (value as? [Any] ?? []).enumerated().flatMap { index, item in
          problems(item, rule as? [String: Any] ?? [:], at: "\(path)/\(index)")
        }
      default: ["the keyword \(keyword) is not known to the test"]
      }
    }
  }

  private func members(
    _ object: [String: Any], _ keyword: String, _ rule: Any, _ schema: [String: Any],
    at path: String
  ) -> [String] {
    let known = schema["properties"] as? [String: [String: Any]] ?? [:]
    return switch keyword {
    case "required":
      (rule as? [String] ?? []).filter { object[$0] == nil }.map { "\(path): no \($0)" }
    case "properties":
      known.flatMap { key, inner in
        object[key].map { problems($0, inner, at: "\(path)/\(key)") } ?? []
      }
    default:
      object.keys.filter { known[$0] == nil }.map { "\(path): \($0) is not described" }
    }
  }

  private func referenced(_ reference: Any) -> [String: Any]? {
    let name = "\(reference)".split(separator: "/").last.map(String.init) ?? ""
    return (root["$defs"] as? [String: [String: Any]])?[name]
  }

  private func has(_ value: Any, type: Any) -> Bool {
    let types = type as? [String] ?? [type as? String ?? ""]
    return types.contains { name in
      switch name {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "string": value is String
      case "integer": value is Int && !isBool(value)
      case "boolean": isBool(value)
      case "null": value is NSNull
      default: false
      }
    }
  }

  private func isBool(_ value: Any) -> Bool {
    (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? (value is Bool)
  }
}
