internal import Files
internal import Foundation

/// The build settings of an `.xcconfig` file and of those it includes.
struct ConfigurationFile {
  /// The maximum number of included files, so that reading ends.
  private static let greatestCount = 256

  /// The maximum length of a value, longer than any relevant one.
  private static let greatestLength = 1024

  private var settings: [String: String] = [:]
  /// The files being read, each included by the previous one.
  private var openPaths: [String] = []
  private var count = 0

  /// Reads the settings; the last one counts if a setting occurs twice.
  ///
  /// Nil if the file doesn't exist.
  static func settings(at path: String) -> [String: String]? {
    guard FileAccess.kind(of: path) == .file else { return nil }
    var reader = ConfigurationFile()
    reader.read(path)
    return reader.settings
  }

  private mutating func read(_ path: String) {
    guard count < Self.greatestCount, openPaths.count < 16, !openPaths.contains(path),
      let data = FileAccess.contents(of: path)
    else { return }
    count += 1
    openPaths.append(path)
    defer { openPaths.removeLast() }
    for line in String(decoding: data, as: UTF8.self).lines {
      let text = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("#include") {
        if let included = Self.included(text) {
          read(NormalPath.join(FilePath.folder(of: path), included))
        }
      } else if let sign = Self.assignment(in: text) {
        let key = text[..<sign].trimmingCharacters(in: .whitespaces)
        var value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        while value.hasSuffix(";") { value.removeLast() }
        // A repeated setting may extend its earlier value. Both are short, so the result is short,
        // too.
        if let inherited = settings[key], inherited.utf8.count < Self.greatestLength,
          value.utf8.count < Self.greatestLength
        {
          value = value.replacingOccurrences(of: "$(inherited)", with: inherited)
        }
        settings[key] = value
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

  /// The sign between key and value, which is not one inside `KEY[sdk=iphoneos*]`.
  private static func assignment(in text: String) -> String.Index? {
    var isInCondition = false
    return text.firstIndex { character in
      if character == "[" { isInCondition = true }
      if character == "]" { isInCondition = false }
      return character == "=" && !isInCondition
    }
  }
}
