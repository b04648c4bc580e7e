internal import SourceLexing

/// Goes through the tokens of a Swift source once, and finds what can be left out of it.
///
/// It knows just enough of Swift's grammar to tell a type's block from a block of code.
/// ``CondensingPolicy`` decides what is kept. If brackets don't match, or something may be a
/// regular expression, the scan can't be sure, and nothing is left out.
struct SourceCondenser {
  /// A part that is left out.
  struct Omission {
    var range: Range<Int>
    /// A byte that takes its place, so that what is around it stays apart.
    var filler: UInt8?
  }

  /// The error for code that the scan cannot make sense of.
  struct Unsure: Error {}

  let bytes: UnsafeBufferPointer<UInt8>
  let policy: CondensingPolicy
  var lexer: SourceLexer
  private(set) var isSure = true
  var omissions: [Omission] = []
  /// Offsets of the words that may navigate, ascending.
  var navigationWords: [Int] = []
  /// The calls in methods' bodies, which are found on the way.
  private(set) var calls = MethodCalls()
  /// The declaration that the scan is in.
  var declaration = CondensedDeclaration()
  /// The declarations around it, outermost first.
  var outer: [CondensedDeclaration] = []
  /// The closing brackets that are due in code; `"` for the end of an interpolation.
  var due: [UInt8] = []

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    policy = CondensingPolicy(bytes: bytes)
    lexer = SourceLexer(bytes, .swift)
  }

  mutating func run() {
    do throws(Unsure) {
      while let token = nextToken() { try read(token) }
      isSure = outer.isEmpty && !lexer.isDoubtful
    } catch {
      isSure = false
    }
  }

  /// Returns the next token of code; comments are left out on the way.
  mutating func nextToken() -> SourceLexer.Token? {
    while true {
      let token = lexer.next()
      switch token {
      case .lineComment: omitLineComment()
      case .blockComment: omitBlockComment()
      case .lineEnd: break
      case .end: return nil
      case .word, .quotedName, .string, .character, .mark:
        calls.read(token, lexer)
        return token
      }
    }
  }

  /// Reads a token among declarations.
  private mutating func read(_ token: SourceLexer.Token) throws(Unsure) {
    switch token {
    case .word: readWord()
    case .string where lexer.literal.opensInterpolation:
      due.append(UInt8(ascii: "\""))
      declaration.add(try contents())
    case .mark: try readMark()
    default: break
    }
  }

  private mutating func readMark() throws(Unsure) {
    switch lexer.byte {
    case UInt8(ascii: "("), UInt8(ascii: "["): try brackets()
    case UInt8(ascii: ")"), UInt8(ascii: "]"): throw Unsure()
    case UInt8(ascii: "{"): try block()
    case UInt8(ascii: "}"):
      guard let around = outer.popLast() else { throw Unsure() }
      declaration = around
      declaration.reset()
    case UInt8(ascii: "-"):
      if lexer.peek(0) == UInt8(ascii: ">") {
        _ = lexer.next()
        declaration.arrow(endingAt: lexer.offset)
      }
    case UInt8(ascii: ":"): declaration.colon(endingAt: lexer.offset)
    case UInt8(ascii: "="): declaration.equals(at: lexer.start)
    case UInt8(ascii: "@"): declaration.hasAttribute = true
    case UInt8(ascii: ","): if declaration.keyword == .variable { declaration.isList = true }
    default: break
    }
  }

  private mutating func readWord() {
    let word = noteWord()
    declaration.navigates = declaration.navigates || word.navigates
    declaration.mayHaveUses = declaration.mayHaveUses || word.mayHaveUses
    // `.init`, `x.extension`
    if lexer.start > 0, bytes[lexer.start - 1] == UInt8(ascii: ".") { return }
    if declaration.isAccessors {
      if let keyword = accessorKeyword { declaration.keyword = keyword }
    } else if let keyword,
      declaration.valueStart == nil || !policy.isInCondition(keywordAt: lexer.start)
    {
      let before = declaration
      declaration.reset()
      declaration.keyword = keyword
      // An attribute comes before the keyword, and its words count for the declaration.
      if before.hasAttribute {
        declaration.mayHaveUses = before.mayHaveUses
        declaration.navigates = before.navigates
      }
    }
  }

  /// Notes the word that was read, if it may navigate.
  mutating func noteWord() -> (navigates: Bool, mayHaveUses: Bool) {
    let found = policy.relevance(of: lexer.start..<lexer.offset, lexer.letters)
    if found.navigates { navigationWords.append(lexer.start) }
    return found
  }

  // MARK: Keywords

  func isWord(_ text: StaticString) -> Bool { lexer.isWord(text) }

  private var accessorKeyword: CondensedDeclaration.Keyword? {
    switch lexer.byte {
    case UInt8(ascii: "g"): isWord("get") ? .getter : nil
    case UInt8(ascii: "s"): isWord("set") ? .other : nil
    case UInt8(ascii: "w"): isWord("willSet") ? .other : nil
    case UInt8(ascii: "d"): isWord("didSet") ? .other : nil
    case UInt8(ascii: "_"): isWord("_read") || isWord("_modify") ? .other : nil
    default: nil
    }
  }

  /// The kind of declaration that the word begins; nil for nearly all words.
  private var keyword: CondensedDeclaration.Keyword? {
    switch lexer.byte {
    case UInt8(ascii: "f"): return isWord("func") ? .function : nil
    case UInt8(ascii: "v"): return isWord("var") ? .variable : nil
    case UInt8(ascii: "l"): return isWord("let") ? .variable : nil
    case UInt8(ascii: "c"):
      if isWord("case") { return .other }
      return isWord("class") ? .type : nil
    case UInt8(ascii: "s"):
      if isWord("subscript") { return .other }
      return isWord("struct") ? .type : nil
    case UInt8(ascii: "e"): return isWord("enum") || isWord("extension") ? .type : nil
    case UInt8(ascii: "p"):
      if isWord("precedencegroup") { return .other }
      // `protocol<A, B>` was a type.
      return isWord("protocol") && lexer.peek(0) != UInt8(ascii: "<") ? .type : nil
    case UInt8(ascii: "a"):
      if isWord("associatedtype") { return .other }
      // `actor` is also a name: `var actor: Actor`.
      return isWord("actor") && lexer.peek(0) == UInt8(ascii: " ")
        && WordBytes.isWord(lexer.peek(1)) ? .type : nil
    case UInt8(ascii: "d"): return isWord("deinit") ? .other : nil
    case UInt8(ascii: "i"): return isWord("init") || isWord("import") ? .other : nil
    case UInt8(ascii: "t"): return isWord("typealias") ? .other : nil
    default: return nil
    }
  }
}
