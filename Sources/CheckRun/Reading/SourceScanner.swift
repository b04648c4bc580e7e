internal import SourceFacts
internal import SourceLexing

/// Goes through the tokens of a source once, for ``SourceScan``.
struct SourceScanner {
  private(set) var navigates = false
  private(set) var hasConnections = false
  private(set) var declared: [NameHash] = []
  private(set) var nestedTypes: [NameHash] = []
  private(set) var mentioned: WordSet
  /// Whether a comment was still open at the end.
  private(set) var endsInComment = false

  private var lexer: SourceLexer
  private let words: WordTable
  private let stems = NavigationWords.ofSources

  /// Where the line begins.
  private var lineStart = 0
  private var depth = 0
  /// The meaning of the next name, if only blanks come before it.
  private var expected = Expected.nothing
  /// The end of the last type name that was declared.
  private var typeNameEnd = -1
  /// The line whose method's name was read.
  private var methodLine = -1

  private enum Expected {
    case nothing
    case type
    case global
    case function
    /// `@objc`, before the parenthesis and after it.
    case objectiveCParenthesis
    case objectiveCName
  }

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLexer.Language, _ words: WordTable,
    hasComments: Bool = true
  ) {
    lexer = SourceLexer(bytes, language, hasComments: hasComments)
    self.words = words
    mentioned = WordSet(count: words.soughtCount)
  }

  mutating func run() {
    while true {
      switch lexer.next() {
      case .word: word()
      case .mark: mark()
      case .lineEnd: lineStart = lexer.offset
      case .quotedName: quotedName()
      case .string, .character: text(isCode: true)
      case .lineComment, .blockComment: text(isCode: false)
      case .end:
        endsInComment = lexer.hasOpenComment
        return
      }
    }
  }

  private mutating func mark() {
    switch lexer.byte {
    // `NSString *name`.
    case UInt8(ascii: "*"): return
    case UInt8(ascii: "("):
      if expected == .objectiveCParenthesis { return expected = .objectiveCName }
    case UInt8(ascii: "."):
      // `extension Outer.Inner`: both are declared.
      if lexer.start == typeNameEnd { return expected = .type }
    case UInt8(ascii: ")"):
      if lexer.language == .objectiveC, isMethodLine { return expected = .function }
    case UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "}"): depth -= 1
    default: break
    }
    expected = .nothing
  }

  /// Whether the line declares an Objective-C method whose name has not come yet.
  private var isMethodLine: Bool {
    guard lineStart != methodLine, lineStart < lexer.bytes.count else { return false }
    let first = lexer.bytes[lineStart]
    return first == UInt8(ascii: "-") || first == UInt8(ascii: "+")
  }

  /// The words of a comment, or of a literal, which may name a segue.
  private mutating func text(isCode: Bool) {
    let range = lexer.start..<lexer.offset
    var (navigates, mentioned) = (navigates, mentioned)
    lexer.forEachWord(in: range) { [words, stems] word, letters in
      if isCode, !navigates, stems.mayBeIn(letters) { navigates = stems.areIn(word) }
      if words.mayHave(word), case .sought(let index)? = words.word(NameHash(word)) {
        mentioned.insert(index)
      }
    }
    (self.navigates, self.mentioned) = (navigates, mentioned)
    if isCode { expected = .nothing }
    if let end = lexer.bytes[range].lastIndex(of: 0x0A) { lineStart = end + 1 }
  }

  private mutating func word() {
    let text = lexer.text
    if !navigates, stems.mayBeIn(lexer.letters) { navigates = stems.areIn(text) }
    guard expected != .nothing || words.mayHave(text) else { return }
    let hash = NameHash(text)
    let word = words.word(hash)
    if case .sought(let index) = word { mentioned.insert(index) }
    take(hash)
    if let word { expect(word) }
  }

  /// A name in backticks, which is never a keyword.
  private mutating func quotedName() {
    let text = UnsafeBufferPointer(rebasing: lexer.text.dropFirst().dropLast())
    if !navigates { navigates = stems.areIn(text) }
    let hash = NameHash(text)
    if case .sought(let index) = words.word(hash) { mentioned.insert(index) }
    take(hash)
  }

  /// A name where one was expected.
  private mutating func take(_ hash: NameHash) {
    switch expected {
    case .type:
      if isGlobal { declared.append(hash) } else { nestedTypes.append(hash) }
      typeNameEnd = lexer.offset
    case .global: declared.append(hash)
    case .function:
      declared.append(hash.asMethod)
      if lexer.language == .objectiveC { methodLine = lineStart }
      if isGlobal { declared.append(hash) }
    case .objectiveCName:
      declared.append(hash)
      declared.append(hash.asMethod)
    case .nothing, .objectiveCParenthesis: break
    }
    expected = .nothing
  }

  private mutating func expect(_ word: WordTable.Word) {
    switch word {
    case .declaresType:
      // `@class Name;` declares nothing that is not declared elsewhere.
      let isForward =
        lexer.language == .objectiveC && lexer.start > 0
        && lexer.bytes[lexer.start - 1] == UInt8(ascii: "@") && lexer.byte == UInt8(ascii: "c")
      if !isForward { expected = .type }
    case .declaresGlobal: if isGlobal { expected = .global }
    case .declaresFunction: expected = .function
    case .declaresConstant: if lexer.language == .objectiveC { expected = .global }
    case .namesForObjectiveC: expected = .objectiveCParenthesis
    case .navigates: navigates = true
    case .connects: hasConnections = true
    case .sought: break
    }
  }

  /// Whether what is declared here may belong to no type: by the braces or, because they may have been
  /// miscounted, because the line is not indented.
  private var isGlobal: Bool {
    let first = lexer.bytes[lineStart]
    return depth <= 0 || first != UInt8(ascii: " ") && first != UInt8(ascii: "\t")
  }
}
