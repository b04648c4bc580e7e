import Foundation

/// Compares output with a recorded file.
///
/// With `SEGUES_RECORD` set, the file is written instead. The test fails all the same, because somebody
/// has to review the recording.
package enum ReferenceText {
  /// Compares text with the reference `name` in the folder `References` next to `test`.
  ///
  /// - Returns: The problem; nil if the text matches the reference.
  package static func problem(
    with text: String, name: String, test: String = #filePath
  ) throws -> String? {
    let folder = URL(fileURLWithPath: test).deletingLastPathComponent()
      .appendingPathComponent("References")
    return try problem(with: text, file: folder.appendingPathComponent(name), name: name)
  }

  /// Compares text with the file at `path` in this package.
  ///
  /// - Returns: What is wrong; nil if the text is the file's.
  package static func problem(with text: String, path: String) throws -> String? {
    let file = URL(fileURLWithPath: PackageFolder.path).appendingPathComponent(path)
    return try problem(with: text, file: file, name: path)
  }

  private static func problem(with text: String, file: URL, name: String) throws -> String? {
    if ProcessInfo.processInfo.environment["SEGUES_RECORD"] != nil {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return "recorded \(name): look at it, and run again without SEGUES_RECORD"
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      return "no reference \(name): record it with SEGUES_RECORD=1 swift test"
    }
    let reference = String(decoding: data, as: UTF8.self)
    return text == reference ? nil : difference(between: reference, and: text, name: name)
  }

  private static func difference(
    between reference: String, and text: String, name: String
  ) -> String {
    let expected = reference.split(separator: "\n", omittingEmptySubsequences: false)
    let actual = text.split(separator: "\n", omittingEmptySubsequences: false)
    let line = zip(expected, actual).prefix { $0 == $1 }.count
    return """
      \(name) differs in line \(line + 1):
      expected: \(line < expected.count ? String(expected[line]) : "the end")
      actual:   \(line < actual.count ? String(actual[line]) : "the end")
      If that is intended, record it with SEGUES_RECORD=1 swift test.
      """
  }
}
