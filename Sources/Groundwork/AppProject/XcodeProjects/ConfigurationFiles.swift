internal import FilesAndPaths
internal import Foundation

/// The settings of a configuration file and of those it includes.
struct ConfigurationFile {
  var settings: [String: String] = [:]
  /// Whether the file doesn't exist, or the project's files have too many lines.
  var isMissing = false
  /// Whether it includes a file that doesn't exist, other than those that CocoaPods writes.
  var lacksInclusion = false
}

/// Reads the build settings of `.xcconfig` files and of those they include.
struct ConfigurationFiles {
  /// The maximum number of files that one file includes, so that reading ends.
  private static let greatestCount = 256

  /// The maximum number of settings and inclusions that a project's files have together, counted again each time a
  /// file is included.
  private static let greatestLineCount = 200_000

  /// The maximum length of a value or path, longer than any relevant one.
  private static let greatestLength = 1024

  private enum Line {
    /// The file's path or name, as written, and whether it may be missing.
    case inclusion(of: String, isOptional: Bool)
    case setting(key: String, value: String)
  }

  /// A file and those it includes, while they are read.
  private struct Reading {
    var file = ConfigurationFile()
    /// The files being read, each included by the previous one.
    var openPaths: [String] = []
    var count = 0
  }

  /// The folder that paths of the project are relative to.
  private let sourceRoot: String
  /// The settings and inclusions of each file read so far.
  private var linesOfFiles: [String: [Line]] = [:]
  private var remainingLines = ConfigurationFiles.greatestLineCount

  init(ofProjectIn sourceRoot: String) {
    self.sourceRoot = sourceRoot
  }

  /// Reads the settings of a file; the last one counts if a setting occurs twice.
  mutating func file(at path: String) -> ConfigurationFile {
    guard FileAccess.kind(of: path) == .file else { return ConfigurationFile(isMissing: true) }
    var reading = Reading()
    read(path, &reading)
    return remainingLines > 0 ? reading.file : ConfigurationFile(isMissing: true)
  }

  /// Whether CocoaPods writes a file, whose settings concern no names.
  ///
  /// Such a file is rarely checked in.
  static func isOfCocoaPods(_ path: String) -> Bool {
    // Without a named target, older versions wrote `Pods.debug.xcconfig`.
    let name = FilePath.name(of: path)
    return name.hasPrefix("Pods-") || name.hasPrefix("Pods.")
  }

  private mutating func read(_ path: String, _ reading: inout Reading) {
    guard reading.openPaths.count < 16, !reading.openPaths.contains(path) else { return }
    reading.openPaths.append(path)
    defer { reading.openPaths.removeLast() }
    for line in lines(of: path) {
      guard remainingLines > 0 else { return }
      remainingLines -= 1
      switch line {
      case .inclusion(let name, let isOptional):
        guard reading.count < Self.greatestCount else { continue }
        reading.count += 1
        if let included = self.path(ofIncluded: name, in: reading) {
          read(included, &reading)
        } else if !isOptional, !Self.isOfCocoaPods(name) {
          reading.file.lacksInclusion = true
        }
      case .setting(let key, let written):
        var value = written
        // A repeated setting may extend its earlier value. Both are short, so the result is short, too.
        if let inherited = reading.file.settings[key], inherited.utf8.count < Self.greatestLength,
          value.utf8.count < Self.greatestLength
        {
          value = value.replacingOccurrences(of: "$(inherited)", with: inherited)
        }
        reading.file.settings[key] = value
      }
    }
  }

  /// The path of an included file; nil if there is none.
  ///
  /// Like Xcode, this looks in the folders of the files that include it, the innermost first, and
  /// then in the project's folder. The name's extension is optional.
  private func path(ofIncluded name: String, in reading: Reading) -> String? {
    guard name.utf8.count <= Self.greatestLength else { return nil }
    let folders = reading.openPaths.reversed().map { FilePath.folder(of: $0) } + [sourceRoot]
    let names = FilePath.pathExtension(of: name).isEmpty ? [name, name + ".xcconfig"] : [name]
    return folders.lazy.flatMap { folder in names.map { NormalPath.join(folder, $0) } }
      .first { FileAccess.kind(of: $0) == .file }
  }

  /// The settings and inclusions of a file, which is read once; none if it can't be read.
  private mutating func lines(of path: String) -> [Line] {
    if let known = linesOfFiles[path] { return known }
    let lines = Self.lines(in: FileAccess.contents(of: path) ?? [], most: remainingLines)
    linesOfFiles[path] = lines
    return lines
  }

  private static func lines(in bytes: [UInt8], most: Int) -> [Line] {
    var found: [Line] = []
    // A setting that continues on the next line; only the beginning of a long one matters.
    var begun: String?
    for line in String(decoding: bytes, as: UTF8.self).lines + [""] {
      guard found.count < most else { break }
      var text = withoutComment(line).trimmingCharacters(in: .whitespaces)
      let isContinued = text.hasSuffix("\\") && (begun != nil || assignment(in: text) != nil)
      if isContinued { text = text.dropLast().trimmingCharacters(in: .whitespaces) }
      if let beginning = begun {
        text = beginning.utf8.count > greatestLength ? beginning : "\(beginning) \(text)"
      }
      begun = isContinued ? text : nil
      if isContinued { continue }
      if text.hasPrefix("#") {
        let directive = text.dropFirst().drop { $0.isWhitespace }
        if directive.hasPrefix("include"), let included = Self.included(text) {
          found.append(.inclusion(of: included, isOptional: directive.hasPrefix("include?")))
        }
      } else if let sign = assignment(in: text) {
        let key = withoutSpaces(text[..<sign].trimmingCharacters(in: .whitespaces))
        var value = text[text.index(after: sign)...].trimmingCharacters(in: .whitespaces)
        while value.hasSuffix(";") { value.removeLast() }
        // A setting that refers to itself means its earlier value, too.
        for reference in ["${inherited}", "$(\(key))", "${\(key)}"] where value.contains("$") {
          value = value.replacingOccurrences(of: reference, with: "$(inherited)")
        }
        found.append(.setting(key: key, value: value))
      }
    }
    return found
  }

  /// Returns a key without spaces before its conditions: `KEY [sdk=iphoneos*] [arch=arm64]`.
  private static func withoutSpaces(_ key: String) -> String {
    guard key.contains("[") else { return key }
    return key.split(separator: "[", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "[")
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
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
