internal import FileWriting
internal import Foundation

extension MapFormat {
  /// How to recognize a map that was written earlier.
  var kind: OutputKind {
    switch self {
    case .html:
      OutputKind(
        beginning: "<!DOCTYPE html><html lang=", #"<meta name="generator" content="segues map">"#)
    case .svg:
      OutputKind(beginning: #"<svg xmlns="http://www.w3.org/2000/svg" class="segues-map""#)
    case .dot:
      OutputKind(
        beginning: "digraph \"",
        #"" { graph [rankdir=LR, fontname="Helvetica", fontsize=20] node [shape=box, "#)
    case .mermaid: OutputKind(beginning: #"flowchart LR subgraph c0[""#, #""] s_"#)
    case .json:
      OutputKind(
        beginning: #"{"version":"#, #","title":""#, #","size":{"width":"#,
        #""counts":{"storyboards":"#)
    case .text: OutputKind(DifferenceShape.isText)
    case .markdown: OutputKind(DifferenceShape.isMarkdown)
    }
  }
}

/// The shapes of differences in words, which have no distinctive beginning.
private enum DifferenceShape {
  private static let nothing = "No storyboard changed in meaning."

  /// Recognizes paragraphs that begin with a file's path, and the line of counts.
  static func isText(_ bytes: [UInt8]) -> Bool {
    let lines = TextShape.lines(of: bytes)
    if lines == [nothing[...]] { return true }
    guard let last = lines.last, isCount(last) else { return false }
    return lines.dropLast().allSatisfy { line in
      line.hasPrefix("  ")
        || [".storyboard", ".xib"].contains { line.hasSuffix($0) || line.contains($0 + " (") }
    }
  }

  /// Recognizes a heading for each file, with lists below.
  static func isMarkdown(_ bytes: [UInt8]) -> Bool {
    let lines = TextShape.lines(of: bytes)
    if lines == [nothing[...]] { return true }
    let beginnings = ["### `", "- ", "  ", "<details><summary>", "</details>", "<sub>Left out: "]
    return lines.contains { $0.hasPrefix("### `") }
      && lines.allSatisfy { line in
        isCount(line) || isHead(line) || beginnings.contains { line.hasPrefix($0) }
      }
  }

  /// Whether a line begins a comparison in Markdown, as `2 storyboards changed. scenes: 2 added` does.
  private static func isHead(_ line: Substring) -> Bool {
    line.first?.isNumber == true && line.contains(" changed. ")
  }

  /// Whether a line states counts of changes: `scenes: 2 added; segue: 1 changed`.
  private static func isCount(_ line: Substring) -> Bool {
    let words = line.split(separator: " ")
    return words.count > 2 && words[0].hasSuffix(":") && Int(words[1]) != nil
      && ["added", "removed", "changed"].contains { words[2].hasPrefix($0) }
  }
}
