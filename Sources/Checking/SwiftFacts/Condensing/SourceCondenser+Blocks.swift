internal import SourceLexing

// Blocks, parentheses and comments.
extension SourceCondenser {
  /// Reads a block among declarations, after its opening brace.
  mutating func block() throws(Unsure) {
    switch declaration.keyword {
    case .type:
      declaration.reset()
      outer.append(declaration)
      declaration = CondensedDeclaration()
    case .variable where beginsWithAccessor: enterAccessors()
    case .none, .function, .variable, .other, .getter: try code()
    }
  }

  private mutating func enterAccessors() {
    var accessors = CondensedDeclaration(isAccessors: true)
    accessors.readsResult =
      declaration.valueStart == nil && policy.reads(declaration, typeEnd: lexer.start)
    accessors.mayHaveUses = declaration.mayHaveUses
    outer.append(declaration)
    declaration = accessors
  }

  /// A block of code.
  private mutating func code() throws(Unsure) {
    let start = lexer.start
    let mark = omissions.count
    due.append(UInt8(ascii: "}"))
    let found = try contents()
    let inside = start + 1..<lexer.start
    if !inside.isEmpty, !policy.keeps(start..<lexer.offset, of: declaration, found) {
      omissions.removeSubrange(mark...)
      omissions.append(Omission(range: inside, filler: nil))
    }
    if declaration.keyword == .variable, declaration.valueStart != nil {
      // `= { … }()`, `= rows.map { … }.first`: the value may go on.
      declaration.add(found)
    } else {
      let mayHaveUses = declaration.mayHaveUses
      declaration.reset()
      if declaration.isAccessors { declaration.mayHaveUses = mayHaveUses }
    }
  }

  /// Parentheses or brackets among declarations.
  mutating func brackets() throws(Unsure) {
    let start = lexer.start
    let mark = omissions.count
    due.append(lexer.byte == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "]"))
    let found = try contents()
    declaration.add(found)
    let inside = start + 1..<lexer.start
    guard policy.isText(inParenthesesAt: start), !found.navigates, !inside.isEmpty else { return }
    omissions.removeSubrange(mark...)
    omissions.append(Omission(range: inside, filler: nil))
  }

  /// Whether the block of a variable lists accessors.
  ///
  /// Its opening brace was read.
  private var beginsWithAccessor: Bool {
    var ahead = lexer
    func next() -> SourceLexer.Token {
      while true {
        switch ahead.next() {
        case .lineComment, .blockComment, .lineEnd: continue
        case let token: return token
        }
      }
    }
    guard next() == .word, ahead.text.count < 20,
      (declaration.valueStart == nil ? Self.accessors : Self.observers)
        .contains(String(decoding: ahead.text, as: UTF8.self))
    else { return false }
    switch next() {
    case .word: return true
    case .mark: return ahead.isMark("{") || ahead.isMark("}") || ahead.isMark("(")
    default: return false
    }
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "mutating", "nonmutating", "_read", "_modify",
  ]
  private static let observers: Set<String> = ["willSet", "didSet"]

  /// Reads up to the closing bracket of the outermost bracket that is open.
  mutating func contents() throws(Unsure) -> CondensedDeclaration.Contents {
    var found = CondensedDeclaration.Contents()
    while !due.isEmpty {
      guard let token = nextToken() else { throw Unsure() }
      switch token {
      case .word, .quotedName:
        let word = noteWord()
        found.navigates = found.navigates || word.navigates
        found.mayHaveUses = found.mayHaveUses || word.mayHaveUses
        if !word.navigates, due.count == 1, isLoop { found.hasLoop = true }
      case .string:
        if lexer.literal.isContinued, due.popLast() != UInt8(ascii: "\"") { throw Unsure() }
        if lexer.literal.opensInterpolation { due.append(UInt8(ascii: "\"")) }
      case .mark:
        switch lexer.byte {
        case UInt8(ascii: "("): due.append(UInt8(ascii: ")"))
        case UInt8(ascii: "["): due.append(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): due.append(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
          guard due.popLast() == lexer.byte else { throw Unsure() }
        default: break
        }
      default: break
      }
    }
    return found
  }

  /// Whether the word begins a loop.
  private var isLoop: Bool {
    guard isWord("for") || isWord("while") else { return false }
    return lexer.start == 0 || bytes[lexer.start - 1] <= UInt8(ascii: " ")
  }

  // MARK: Comments

  /// Leaves out a comment up to the end of its line, or the whole line if it has nothing else.
  mutating func omitLineComment() {
    var range = lexer.start..<lexer.offset
    var lineStart = range.lowerBound
    while lineStart > 0,
      bytes[lineStart - 1] == UInt8(ascii: " ") || bytes[lineStart - 1] == UInt8(ascii: "\t")
    {
      lineStart -= 1
    }
    let isAlone = lineStart == 0 || bytes[lineStart - 1] == UInt8(ascii: "\n")
    if isAlone, lexer.peek(0) == UInt8(ascii: "\n") { range = lineStart..<range.upperBound + 1 }
    omit(range, filler: nil)
  }

  mutating func omitBlockComment() {
    let range = lexer.start..<lexer.offset
    let hasLines = bytes[range].contains { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    omit(range, filler: UInt8(ascii: hasLines ? "\n" : " "))
  }

  private mutating func omit(_ range: Range<Int>, filler: UInt8?) {
    if filler == nil, let last = omissions.last, last.filler == nil,
      last.range.upperBound == range.lowerBound
    {
      omissions[omissions.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      omissions.append(Omission(range: range, filler: filler))
    }
  }
}
