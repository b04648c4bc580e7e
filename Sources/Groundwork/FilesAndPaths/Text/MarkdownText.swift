/// Text from files, made safe to put into Markdown.
package enum MarkdownText {
  /// Formats text as code, between more backticks than the text has in a row.
  ///
  /// Control characters are escaped, and longer text is cut to a number of columns if there is one.
  package static func code(_ text: String, columns: Int? = nil) -> String {
    fenced(columns.map { TerminalText.escaped(text, columns: $0) } ?? TerminalText.escaped(text))
  }

  /// Formats a sentence: each word that a service could read as markup, a mention or a link is code.
  package static func sentence(_ text: String) -> String {
    TerminalText.escaped(text).split(separator: " ", omittingEmptySubsequences: false)
      .map(word).joined(separator: " ")
  }

  private static func fenced(_ text: String) -> String {
    var longest = 0
    var current = 0
    for character in text {
      current = character == "`" ? current + 1 : 0
      longest = max(longest, current)
    }
    let fence = String(repeating: "`", count: longest + 1)
    let isEdged = text.isEmpty || text.first == "`" || text.last == "`" || text.first == " "
    let edge = isEdged ? " " : ""
    return fence + edge + text + edge + fence
  }

  private static func word(_ word: Substring) -> String {
    let start = word.prefix { $0 == "“" || $0 == "(" }
    var core = word.dropFirst(start.count)
    let ends = core.contains("(") ? "”.,;:?!" : "”).,;:?!"
    let end = core.reversed().prefix { ends.contains($0) }.reversed()
    core = core.dropLast(end.count)
    let isPlain = core.allSatisfy { $0.isLetter || $0.isNumber || "'’-".contains($0) }
    return start + (isPlain ? String(core) : fenced(String(core))) + end
  }
}
