internal import Findings
internal import Foundation

/// The build settings of an `.xcconfig` file and of those that it includes.
enum ConfigurationFile {
  /// More than any project nests, so that a chain of includes ends.
  private static let greatestDepth = 16

  /// Reads the settings, of which the last counts where one is set twice; nil where the file is not
  /// there.
  static func settings(at path: String) -> [String: String]? {
    guard FileKind(atFollowingLinks: path) == .file else { return nil }
    var settings: [String: String] = [:]
    var pending = 256
    read(path, into: &settings, depth: 0, remaining: &pending)
    return settings
  }

  private static func read(
    _ path: String, into settings: inout [String: String], depth: Int, remaining: inout Int
  ) {
    guard depth < greatestDepth, remaining > 0,
      let data = FileManager.default.contents(atPath: path)
    else { return }
    remaining -= 1
    for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let text = withoutComment(line).trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        if let included = included(text) {
          let path = FilePath.join(FilePath.folder(of: path), included)
          read(path, into: &settings, depth: depth + 1, remaining: &remaining)
        }
      } else if let sign = assignment(in: text) {
        let key = text[..<sign].trimmingCharacters(in: .whitespaces)
        var value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        while value.hasSuffix(";") { value.removeLast() }
        // What the file says of a setting twice extends what it said before.
        let inherited = settings[key]
        settings[key] =
          inherited.map { value.replacingOccurrences(of: "$(inherited)", with: $0) } ?? value
      }
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    guard let start = line.range(of: "//") else { return line }
    return line[..<start.lowerBound]
  }

  /// The path in `#include "Base.xcconfig"` or `#include? "Base.xcconfig"`.
  private static func included(_ text: String) -> String? {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    return parts.count >= 3 ? String(parts[1]) : nil
  }

  /// The sign that parts key and value; those in `KEY[sdk=iphoneos*]` do not.
  private static func assignment(in text: String) -> String.Index? {
    var isInCondition = false
    return text.firstIndex { character in
      if character == "[" { isInCondition = true }
      if character == "]" { isInCondition = false }
      return character == "=" && !isInCondition
    }
  }
}
