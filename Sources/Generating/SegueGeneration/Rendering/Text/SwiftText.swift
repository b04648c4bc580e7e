/// A builder for Swift text, line by line, indented by blocks.
struct SwiftText {
  private(set) var text = ""
  /// The number of blocks around the next line.
  private(set) var level = 0
  /// Whether the next line is the first of its block, or of the text.
  private var isAtStart = true

  /// The maximum length of lines, if their content allows it.
  static let lineLength = 100

  private static let indentations = (0..<10).map { String(repeating: "  ", count: $0) }

  /// The space before the next line.
  var indentation: String { Self.indentations[min(level, Self.indentations.count - 1)] }

  /// The text so far as code, without its last line end.
  var code: SwiftCode { SwiftCode(checked: text.hasSuffix("\n") ? String(text.dropLast()) : text) }

  /// Whether a line is within the maximum length.
  func fits(_ code: SwiftCode) -> Bool {
    let line = code.text
    let room = Self.lineLength - 2 * level
    // Characters are slow to count, and there are rarely fewer than bytes.
    return line.utf8.count <= room || line.count <= room
  }

  mutating func line(_ code: SwiftCode) {
    text += indentation
    text += code.text
    text += "\n"
    isAtStart = false
  }

  mutating func lines(_ lines: [SwiftCode]) {
    for line in lines { self.line(line) }
  }

  /// Writes an empty line, unless a block has just begun.
  mutating func gap() {
    if !isAtStart { text += "\n" }
    isAtStart = true
  }

  /// Writes a block: the line that opens it, its contents, and the closing brace.
  mutating func block(_ head: SwiftCode, _ body: (inout SwiftText) -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// Writes lines indented by one more level.
  mutating func indented(_ body: (inout SwiftText) -> Void) {
    level += 1
    isAtStart = true
    body(&self)
    level -= 1
    isAtStart = false
  }

  /// Writes a `switch`, whose cases are aligned with it.
  mutating func choice(_ subject: SwiftCode, _ body: (inout SwiftText) -> Void) {
    line("switch \(subject) {")
    body(&self)
    line("}")
  }

  /// Writes items separated by commas, on as few lines as possible.
  ///
  /// - Parameters:
  ///   - items: The items; not empty.
  ///   - start: The beginning of the first line.
  ///   - end: The text after the last item.
  ///   - step: The extra indentation of the lines after the first.
  mutating func filled(
    _ items: [SwiftCode], after start: SwiftCode, end: SwiftCode, step: Int = 1
  ) {
    var current = start
    for (index, item) in items.enumerated() {
      let piece = item + (index == items.count - 1 ? end : ",")
      let isFirst = index == 0
      if !isFirst, !fits("\(current) \(piece)") {
        line(current)
        current = (0..<step).map { _ in "  " }.joined() + piece
      } else {
        current += isFirst ? piece : " \(piece)"
      }
    }
    line(current)
  }
}
