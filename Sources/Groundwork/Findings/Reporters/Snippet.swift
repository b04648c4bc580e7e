internal import FilesAndPaths

/// A line of a file with a caret below the place of a finding.
struct Snippet {
  /// The maximum number of columns shown of a line.
  static let widestLine = 100
  /// The number of columns that stay before the place if the line is cut.
  private static let leading = 40
  /// The spaces that replace a tab: any number works, because the indentation is left out.
  private static let tab = "  "

  let line: SourceLine
  let place: SourceLocation
  /// The text to underline, or empty if only its start is known.
  let marked: String

  /// Returns two lines, each with a line break; only the source line if the place has no column.
  func text(style: TerminalStyle) -> String {
    var (textBefore, textAfter, isCutBefore, isCutAfter) = line.surroundings(
      of: max(1, place.column), bytes: 16 * Self.widestLine)
    if !isCutBefore { textBefore = textBefore.drop(while: Self.isBlank) }
    if textBefore.isEmpty, place.column == 0 { textAfter = textAfter.drop(while: Self.isBlank) }
    var before = Self.cells(textBefore.reversed()).reversed()[...]
    var after = Self.cells(textAfter)[...]
    if isCutBefore || Self.width(before) + Self.width(after) > Self.widestLine {
      // Text before the place is cut first, but not all of it.
      let room = max(Self.leading, Self.widestLine - Self.width(after) - 1)
      let kept = Self.fitting(before.reversed(), in: room)
      isCutBefore = isCutBefore || kept < before.count
      before = before.suffix(kept)
    }
    let kept = Self.fitting(after, in: Self.widestLine - Self.width(before))
    isCutAfter = isCutAfter || kept < after.count
    after = after.prefix(kept)
    let number = String(place.line)
    let gutter = String(repeating: " ", count: max(0, 4 - number.count)) + number
    let ellipsis = "…"
    let shown =
      (isCutBefore ? ellipsis : "") + (before + after).map(\.text).joined()
      + (isCutAfter ? ellipsis : "")
    let source = "\(style.dim("\(gutter) |")) \(shown)".trimmingBlanks + "\n"
    guard place.column > 0 else { return source }
    let indentation = Self.width(before) + (isCutBefore ? 1 : 0)
    let underlined = min(Self.width(Self.cells(marked)), Self.width(after))
    let caret = "^" + String(repeating: "~", count: max(0, underlined - 1))
    let margin = String(repeating: " ", count: gutter.count)
    return source + "\(style.dim("\(margin) |")) " + String(repeating: " ", count: indentation)
      + style.green(caret) + "\n"
  }

  private struct Cell {
    var text: String
    var width: Int
  }

  private static func width(_ cells: some Sequence<Cell>) -> Int {
    cells.reduce(0) { $0 + $1.width }
  }

  /// Returns how many leading cells fit into a number of columns.
  private static func fitting(_ cells: some Sequence<Cell>, in columns: Int) -> Int {
    var used = 0
    var count = 0
    for cell in cells {
      used += cell.width
      if used > columns { break }
      count += 1
    }
    return count
  }

  /// Returns characters as they are displayed: all of them, or more than a line has room for.
  private static func cells(_ characters: some Sequence<Character>) -> [Cell] {
    var cells: [Cell] = []
    var width = 0
    for character in characters {
      guard width <= widestLine else { break }
      let cell = cell(character)
      cells.append(cell)
      width += cell.width
    }
    return cells
  }

  private static func cell(_ character: Character) -> Cell {
    switch character {
    case "\t": return Cell(text: tab, width: tab.count)
    // The line is shown verbatim: backslashes are doubled only in messages.
    case "\\": return Cell(text: "\\", width: 1)
    default:
      let shown = TerminalText.escaped(String(character))
      return Cell(text: shown, width: TerminalText.width(of: shown))
    }
  }

  private static func isBlank(_ character: Character) -> Bool {
    character == " " || character == "\t"
  }
}

extension String {
  /// The text without trailing blanks.
  package var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
