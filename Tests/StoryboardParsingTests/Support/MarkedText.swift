import Findings
import Foundation
import StoryboardModel
import StoryboardParsing

/// A source with `↓` before each place where a finding is expected.
struct MarkedText {
  /// The source without its marks.
  var text = ""
  /// The places, in the order of the source.
  var places: [String] = []

  init(_ marked: String) {
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "↓" {
        places.append("\(line):\(column)")
        continue
      }
      text.unicodeScalars.append(scalar)
      column += String(scalar).utf8.count
      if scalar == "\n" {
        line += 1
        column = 1
      }
    }
  }
}

/// The reader's result for a marked source.
struct MarkedReading {
  /// `rule line:column` for each finding.
  var found: [String]
  /// The same, according to the marks and the expected rule.
  var expected: [String]
  var parsed: ParsedFile

  /// Reads a source whose marks all stand for findings of one rule.
  init(_ marked: String, _ rule: RuleName) {
    let source = MarkedText(marked)
    parsed = StoryboardReader().read(Data(source.text.utf8), path: "Main.storyboard")
    found = parsed.findings.map { "\($0.rule) \($0.location.line):\($0.location.column)" }
    expected = source.places.map { "\(rule.rawValue) \($0)" }
  }
}
