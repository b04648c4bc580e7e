internal import CheckRun
internal import FileWriting
internal import Findings
internal import Foundation

extension ReportFormat {
  /// How to recognize a report that was written earlier.
  var kind: OutputKind {
    switch self {
    case .text: OutputKind(ReportShape.isText)
    case .markdown: OutputKind(ReportShape.isMarkdown)
    case .xcode: OutputKind(ReportShape.isXcode)
    case .github: OutputKind(ReportShape.isGitHub)
    case .gitlab:
      // A report without findings is an empty list.
      OutputKind { bytes in
        OutputKind(
          beginning: #"[{"description":"#, #""check_name":""#, #""fingerprint":""#, #""severity":""#
        ).mayReplace(bytes) || bytes.filter { $0 > 0x20 } == Array("[]".utf8)
      }
    case .sarif:
      OutputKind(
        beginning: #"{"$schema":"https://docs.oasis-open.org/sarif/"#,
        #""runs":[{"tool":{"driver":{"name":"segues","version":"#)
    case .checkstyle: OutputKind(ReportShape.isCheckstyle)
    case .junit:
      OutputKind(
        beginning:
          #"<?xml version="1.0" encoding="UTF-8"?><testsuites><testsuite name="segues check""#)
    case .json:
      OutputKind(
        beginning: #"{"version":"#, #","fails":"#, #","summary":{"errors":"#, #""undecided":"#)
    }
  }
}

/// The shapes of reports that have no distinctive beginning.
private enum ReportShape {
  private static let ruleNames = Set(ReportPolicy.rules.map(\.name))

  /// Recognizes text: the last line states what was read, an earlier one what was found.
  static func isText(_ bytes: [UInt8]) -> Bool {
    let lines = TextShape.lines(of: bytes)
    let read = /Read [0-9]+ storyboards? \([0-9]+ .* [0-9]+ Objective-C files?\./
    guard let last = lines.last, last.wholeMatch(of: read) != nil else { return false }
    let found = /[0-9]+ errors?, [0-9]+ warnings?, [0-9]+ notes?; [0-9]+ undecided/
    return lines.contains { $0.prefixMatch(of: found) != nil }
  }

  /// Recognizes a heading with the counts of findings.
  static func isMarkdown(_ bytes: [UInt8]) -> Bool {
    guard let first = TextShape.lines(of: bytes).first else { return false }
    let counts = /[0-9]+ errors?, [0-9]+ warnings?, [0-9]+ notes?/
    return first.hasPrefix(MarkdownReporter.heading)
      && first.dropFirst(MarkdownReporter.heading.count).wholeMatch(of: counts) != nil
  }

  /// Recognizes lines that are all compiler messages, the first of which names a rule.
  static func isXcode(_ bytes: [UInt8]) -> Bool {
    let lines = TextShape.lines(of: bytes)
    guard let first = lines.first, first.hasSuffix("]"),
      let start = first.lastIndex(of: "["),
      ruleNames.contains(String(first[first.index(after: start)...].dropLast()))
    else { return false }
    return lines.allSatisfy { line in
      line.split(separator: " ").contains { ["error:", "warning:", "note:"].contains($0) }
    }
  }

  /// Recognizes lines that are all workflow commands, the first of which names a rule.
  static func isGitHub(_ bytes: [UInt8]) -> Bool {
    let lines = TextShape.lines(of: bytes)
    guard let first = lines.first else { return false }
    return ruleNames.contains { first.contains("title=\($0)::") }
      && lines.allSatisfy { line in
        ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
      }
  }

  /// Recognizes XML whose errors all come from one of the tool's rules.
  static func isCheckstyle(_ bytes: [UInt8]) -> Bool {
    let head = #"<?xml version="1.0" encoding="UTF-8"?><checkstyle version="4.3">"#
    guard OutputKind(beginning: head).mayReplace(bytes) else { return false }
    return TextShape.lines(of: bytes).allSatisfy { line in
      !line.contains("<error ") || line.contains(#" source="segues."#)
    }
  }
}
