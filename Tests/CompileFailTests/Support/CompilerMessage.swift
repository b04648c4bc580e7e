import Foundation

/// An error or a warning, and where it is.
struct CompilerMessage: Hashable, Comparable, CustomStringConvertible {
  /// The file's name without its folders; of an expansion, the compiler's name for it.
  var file: String
  var line: Int
  /// `error` or `warning`.
  var severity: String
  var text: String

  var description: String { "\(file):\(line): \(severity): \(text)" }

  static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.text) < (right.file, right.line, right.text)
  }

  /// The messages in a compiler's output, sorted; one that is said twice of a line is there once.
  static func all(in output: String) -> [CompilerMessage] {
    let form =
      /^(?<file>[^:\n]+|<unknown>):(?<line>\d+)(?::\d+)?: (?<severity>error|warning): (?<text>.*)$/
      .anchorsMatchLineEndings()
    // What the compiler adds: whose message it is, and where to read more.
    let addition = /\ (?:\(from macro '\w+'\)|\[#\w+\])$/
    let messages = output.matches(of: form).map { match in
      CompilerMessage(
        file: String(match.file.split(separator: "/").last ?? ""),
        line: Int(match.line) ?? 0, severity: String(match.severity),
        text: String(match.text.replacing(addition, with: "")))
    }
    return Set(messages).sorted()
  }
}
