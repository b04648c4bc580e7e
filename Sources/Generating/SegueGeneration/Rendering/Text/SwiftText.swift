/// A builder for Swift text, line by line, indented by blocks.
struct SwiftText {
  private(set) var text = ""
  /// The number of blocks around the next line.
  private(set) var level = 0
  /// Whether the next line is the first of its block, or of the text.
  private var isAtStart = true
  private var isConditional = false
  /// The imports outside conditions.
  private(set) var imports: Imports?
  private var bodyStart = 0

  /// The maximum length of lines, if their content allows it.
  static let lineLength = 100

  private static let indentations = (0..<10).map { String(repeating: "  ", count: $0) }

  /// The space before the next line.
  var indentation: String { Self.indentations[min(level, Self.indentations.count - 1)] }

  /// The text so far as code, without its last line end.
  var code: SwiftCode { SwiftCode(checked: text.hasSuffix("\n") ? String(text.dropLast()) : text) }

  /// The text after the header and the imports outside conditions.
  var body: Substring { Substring(text.utf8.dropFirst(bodyStart)) }

  /// Whether a line is within the maximum length.
  func fits(_ code: SwiftCode) -> Bool {
    let line = code.text
    let room = Self.lineLength - 2 * level
    // Bytes are counted first, because counting characters is slow and rarely gives fewer.
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

  /// Writes imports.
  mutating func imports(_ imports: Imports) {
    let lines = imports.lines
    self.lines(lines)
    guard !isConditional, !lines.isEmpty else { return }
    self.imports = imports
    beginBody()
  }

  /// Marks the next line as the first after the header and the imports.
  mutating func beginBody() { bodyStart = text.utf8.count }

  /// Writes text inside an `#if` for a condition, or as it is for nil.
  mutating func conditional(_ condition: SwiftCode?, _ body: (inout SwiftText) -> Void) {
    guard let condition else { return body(&self) }
    line("#if \(condition)")
    isConditional = true
    body(&self)
    isConditional = false
    line("#endif")
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
