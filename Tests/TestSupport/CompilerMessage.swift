import Foundation

/// An error or a warning, with its place.
package struct CompilerMessage: Hashable, Comparable, CustomStringConvertible {
  /// The file's name without its folders; for an expansion, the compiler's name for it.
  package var file: String
  package var line: Int
  /// `error` or `warning`.
  package var severity: String
  package var text: String

  package init(file: String, line: Int, severity: String, text: String) {
    self.file = file
    self.line = line
    self.severity = severity
    self.text = text
  }

  package var description: String { "\(file):\(line): \(severity): \(text)" }

  package static func < (left: Self, right: Self) -> Bool {
    (left.file, left.line, left.text) < (right.file, right.line, right.text)
  }

  /// Returns the messages in a compiler's output, sorted, without repetitions on one line.
  package static func all(in output: String) -> [CompilerMessage] {
    let form =
      /^(?<file>[^:\n]+|<unknown>):(?<line>\d+)(?::\d+)?: (?<severity>error|warning): (?<text>.*)$/
      .anchorsMatchLineEndings()
    // The compiler's additions: the diagnostic group, and a link to its documentation.
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
