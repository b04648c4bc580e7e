internal import Findings
internal import Foundation

/// The build settings of an `.xcconfig` file and of those that it includes.
struct ConfigurationFile {
  /// More files than any project includes, so that the reading ends.
  private static let greatestCount = 256

  /// Longer than any value that is of interest here.
  private static let greatestLength = 1024

  private var settings: [String: String] = [:]
  /// The files that are being read, each included by the one before.
  private var openPaths: [String] = []
  private var count = 0

  /// Reads the settings, of which the last counts where one is set twice; nil where the file is not
  /// there.
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
        // What the file says of a setting twice extends what it said before, which a name does once
        // or twice. Both are short, so that the product is.
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
