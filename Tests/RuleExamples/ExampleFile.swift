package import SegueChecking

/// One file of an example: its text, and the places where findings are expected.
package struct ExampleFile: Hashable, Sendable {
  /// A place in the file as it is written, without its marks.
  package struct Mark: Hashable, Sendable {
    /// Counted from 1.
    package var line: Int
    /// In UTF-8 bytes, counted from 1.
    package var column: Int
    /// Whether the example's own rule reports it, and not another one.
    package var isOwn: Bool

    package init(line: Int, column: Int, isOwn: Bool = true) {
      self.line = line
      self.column = column
      self.isOwn = isOwn
    }
  }

  /// The file's path in the example.
  package var name: String
  /// The text without marks; a storyboard may be abbreviated.
  package var text: String
  package var marks: [Mark]

  package init(name: String, text: String, marks: [Mark]) {
    self.name = name
    self.text = text
    self.marks = marks
  }

  /// Creates a file from its marked text.
  package init(name: String, marked: String) {
    self.name = name
    text = ""
    marks = []
    var line = 1
    var column = 1
    for scalar in marked.unicodeScalars {
      if scalar == "↓" || scalar == "⇣" {
        marks.append(Mark(line: line, column: column, isOwn: scalar == "↓"))
        continue
      }
      text.unicodeScalars.append(scalar)
      column += UTF8.width(scalar)
      if scalar == "\n" {
        line += 1
        column = 1
      }
    }
  }

  /// The file as an app would have it, which finds each place in the text as written.
  package var expanded: ExpandedText {
    guard isAbbreviated else { return ExpandedText(text) }
    if name.hasSuffix(".xib") { return StoryboardExpansion.xib(text) }
    return name.hasSuffix(".storyboard")
      ? StoryboardExpansion.storyboard(text) : ExpandedText(text)
  }

  /// Whether the text begins with a tag other than those of a whole document.
  private var isAbbreviated: Bool {
    let text = text.drop(while: \.isWhitespace)
    return text.hasPrefix("<") && !["<?xml", "<document", "<<"].contains { text.hasPrefix($0) }
  }
}

extension RuleExample {
  /// The files of the app, in the order of the text; anything before the first `---` line is ignored.
  package var files: [ExampleFile] {
    var files: [(name: String, lines: [Substring])] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("--- ") {
        files.append((String(line.dropFirst(4)), []))
      } else if !files.isEmpty {
        files[files.count - 1].lines.append(line)
      }
    }
    return files.map { file in
      ExampleFile(name: file.name, marked: file.lines.map { $0 + "\n" }.joined())
    }
  }
}
