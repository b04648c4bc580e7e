import FilesAndPaths
import Findings
import RuleExamples
import SegueChecking
import Testing

/// A change of an example that changes only the places of its findings.
enum ExampleVariant: String, CaseIterable, CustomTestStringConvertible {
  case asWritten = "as it is written"
  case blankLines = "after blank lines"
  case tabs = "indented by tabs"
  case carriageReturns = "with carriage returns"
  case shuffled = "with its files in another order"

  var testDescription: String { rawValue }

  func files(of example: RuleExample) -> [ExampleFile] {
    let files = example.files
    switch self {
    case .asWritten: return files
    case .blankLines: return files.map(\.afterBlankLines)
    case .tabs: return files.map(\.indentedByTabs)
    case .carriageReturns: return files.map(\.withCarriageReturns)
    case .shuffled: return files.reversed()
    }
  }
}

extension ExampleFile {
  /// The file three lines further down, unless it is a whole storyboard, which has to begin with its first line.
  fileprivate var afterBlankLines: ExampleFile {
    let kind = FilePath.pathExtension(of: name)
    if kind == "storyboard" || kind == "xib", expanded.text == text { return self }
    return ExampleFile(
      name: name, text: "\n\n\n" + text,
      marks: marks.map { Mark(line: $0.line + 3, column: $0.column, isOwn: $0.isOwn) })
  }

  /// The file indented by a tab for every two spaces.
  fileprivate var indentedByTabs: ExampleFile {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let tabs = lines.map { $0.prefix { $0 == " " }.count / 2 }
    return ExampleFile(
      name: name,
      text: zip(lines, tabs).map { line, tabs in
        String(repeating: "\t", count: tabs) + line.dropFirst(2 * tabs)
      }.joined(separator: "\n"),
      marks: marks.map {
        Mark(line: $0.line, column: $0.column - tabs[$0.line - 1], isOwn: $0.isOwn)
      })
  }

  fileprivate var withCarriageReturns: ExampleFile {
    ExampleFile(
      name: name,
      text: text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n"), marks: marks)
  }

  /// The source in a comment and in string literals, where it must not cause findings.
  ///
  /// Nil if the file is not a source.
  var silenced: (comment: ExampleFile, string: ExampleFile)? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    switch FilePath.pathExtension(of: name) {
    case "swift":
      let string = "let text = ###\"\"\"\n\(text)\n\"\"\"###\n"
      return (with("/*\n\(text)\n*/\n"), with(string))
    case "m", "h", "mm":
      let literals = lines.map { line in
        let escaped = line.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }.joined()
        return "  @\"\(escaped)\"\n"
      }
      return (
        with(lines.map { "// \($0)\n" }.joined()),
        with("static NSString *text =\n\(literals.joined())  ;\n")
      )
    default: return nil
    }
  }

  private func with(_ text: String) -> ExampleFile {
    ExampleFile(name: name, text: text, marks: [])
  }
}
