/// Swift text that grows line by line, indented as its blocks are.
struct SwiftText {
  private(set) var text = ""
  /// How many blocks the next line stands in.
  private(set) var level: Int
  /// Whether the next line is the first of its block, or of the text.
  private var isAtStart = true

  /// How long lines are where their content allows it.
  static let lineLength = 100

  private static let indentations = (0..<10).map { String(repeating: "  ", count: $0) }

  init(level: Int = 0) {
    self.level = level
  }

  /// The space in front of the next line.
  var indentation: String { Self.indentations[min(level, Self.indentations.count - 1)] }

  /// The text so far as code, without its last line end.
  var code: SwiftCode { SwiftCode(checked: text.hasSuffix("\n") ? String(text.dropLast()) : text) }

  /// Whether a line is no longer than it should be.
  func fits(_ code: SwiftCode) -> Bool {
    let line = code.text
    let room = Self.lineLength - 2 * level
    // Characters are slow to count, and rarely fewer than bytes.
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

  /// An empty line, unless a block has just begun.
  mutating func gap() {
    if !isAtStart { text += "\n" }
    isAtStart = true
  }

  /// What a line ends with that opens a block, the block, and the brace that closes it.
  mutating func block(_ head: SwiftCode, _ body: (inout SwiftText) -> Void) {
    line("\(head) {")
    indented(body)
    line("}")
  }

  /// Lines that stand one step further to the right.
  mutating func indented(_ body: (inout SwiftText) -> Void) {
    level += 1
    isAtStart = true
    body(&self)
    level -= 1
    isAtStart = false
  }

  /// A `switch`, whose cases stand as far left as itself.
  mutating func choice(_ subject: SwiftCode, _ body: (inout SwiftText) -> Void) {
    line("switch \(subject) {")
    body(&self)
    line("}")
  }

  /// Items after one another, with commas between them, on as few lines as hold them.
  ///
  /// - Parameters:
  ///   - items: What to list; not empty.
  ///   - start: What the first line begins with.
  ///   - end: What follows the last item.
  ///   - step: How much further to the right the lines after the first stand.
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
