internal import SourceFacts
internal import SourceLexing

/// Goes through the tokens of a source once for its ``SourceOutline``.
struct OutlineScanner {
  private(set) var navigates = false
  /// Whether code is about the restoration of the app's state.
  private(set) var restores = false
  private var hasRegistration = false
  private var mayRegister = false
  private var mayDequeue = false
  private var hasIdentifier = false
  private(set) var hasConnections = false
  private(set) var changesClasses = false
  private(set) var declared: [NameHash] = []
  private(set) var nestedTypes: [NameHash] = []
  private(set) var typeNames: [String] = []
  /// All words, those of comments and strings too.
  private(set) var words: SourceWords
  /// The types whose cases code lists: `SegueID` for `SegueID.allCases`.
  private(set) var listedTypes: Set<WordHash> = []
  /// Whether code has a word that may load a xib.
  private(set) var mentionsNibs = false
  /// Whether a comment was still open at the end.
  private(set) var endsInComment = false

  /// Whether there may be a call that registers.
  var registers: Bool { hasRegistration || mayRegister && hasIdentifier }
  /// Whether there may be a call that dequeues.
  var dequeues: Bool { mayDequeue && hasIdentifier }

  private var lexer: SourceLexer
  private let stems = NavigationWords.ofSources
  private let table = OutlineWord.table
  /// The meaning of each of the words.
  private var meanings: [WordMeaning] = []
  /// The tokens before the next one.
  private var context: WordContext

  /// The offset of the first byte of the line.
  private var lineStart = 0
  private var depth = 0
  /// The role of the next name, if only blanks come before it.
  private var expected = Expected.nothing
  /// The part of a type's declaration that the scan is in.
  private var header = Header.none
  /// The end of the last type name that was declared.
  private var typeNameEnd = -1
  /// The line whose method's name was read.
  private var methodLine = -1

  private enum Header {
    case none
    /// After the name.
    case name
    /// After the colon, where superclasses and protocols are.
    case inherited
  }

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
    _ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceLexer.Language,
    hasComments: Bool = true
  ) {
    lexer = SourceLexer(bytes, language, hasComments: hasComments)
    words = SourceWords(ofSourceOf: bytes.count)
    context = WordContext(language)
  }

  mutating func run() {
    while true {
      switch lexer.next() {
      case .word: readWord()
      case .mark: readMark()
      case .lineEnd:
        lineStart = lexer.offset
        if lexer.language == .objectiveC { header = .none }
      case .quotedName: readQuotedName()
      case .string, .character: readLiteral()
      case .lineComment, .blockComment:
        addWords(.comment)
        findLineStart()
      case .end:
        endsInComment = lexer.hasOpenComment
        return
      }
    }
  }

  private mutating func readMark() {
    context.readMark(lexer.byte)
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
    case UInt8(ascii: ":"): if header == .name { header = .inherited }
    case UInt8(ascii: "="): header = .none
    case UInt8(ascii: "{"):
      depth += 1
      header = .none
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

  /// Reads the words of a literal, which may name a segue.
  private mutating func readLiteral() {
    addWords(.use)
    expected = .nothing
    context.readOther()
    findLineStart()
  }

  /// Adds the words of a comment or a literal.
  private mutating func addWords(_ places: SourceWords.Places) {
    let lexer = lexer
    let isComment = !places.contains(.use)
    lexer.forEachWord(in: lexer.start..<lexer.offset) { range, letters in
      let isString = !isComment && range == lexer.literal.contents
      let index = add(range, letters, isString ? places.union(.string) : places)
      if !isComment, meanings[index].hasStem { navigates = true }
    }
  }

  /// Adds an occurrence of a word, and returns the word's index.
  private mutating func add(
    _ range: Range<Int>, _ letters: UInt32, _ places: SourceWords.Places
  ) -> Int {
    let (index, isNew) = words.add(range, places, in: lexer.bytes)
    if isNew {
      let text = UnsafeBufferPointer(rebasing: lexer.bytes[range])
      meanings.append(
        WordMeaning(
          word: table[text].flatMap(OutlineWord.init),
          hasStem: stems.mayBeIn(letters) && stems.areIn(text),
          isAboutNibs: letters & NibLoadReader.letters == NibLoadReader.letters
            && NibLoadReader.isAboutNibs(text)))
    }
    return index
  }

  /// Moves on to the last line of a token that may have several.
  private mutating func findLineStart() {
    let range = lexer.start..<lexer.offset
    if let end = lexer.bytes[range].lastIndex(of: 0x0A) { lineStart = end + 1 }
  }

  private mutating func readWord() {
    let index = add(lexer.start..<lexer.offset, lexer.letters, context.places(of: lexer))
    let meaning = meanings[index]
    if meaning.hasStem { navigates = true }
    if meaning.isAboutNibs { mentionsNibs = true }
    if header == .inherited { declared.append(NameHash(lexer.text).asSuperclass) }
    if expected != .nothing { take(lexer.text) }
    if let word = meaning.word { expect(word) }
    context.readWord(index, meaning.word, lexer)
  }

  /// Reads a name in backticks, which is never a keyword.
  private mutating func readQuotedName() {
    let range = lexer.start + 1..<lexer.offset - 1
    let index = add(range, lexer.letters, context.isMember ? .use.union(.member) : .use)
    if meanings[index].hasStem { navigates = true }
    if expected != .nothing { take(UnsafeBufferPointer(rebasing: lexer.bytes[range])) }
    context.readQuotedName(index)
  }

  /// Takes a name where one was expected.
  private mutating func take(_ name: UnsafeBufferPointer<UInt8>) {
    let hash = NameHash(name)
    switch expected {
    case .type:
      typeNames.append(String(decoding: name, as: UTF8.self))
      if isGlobal { declared.append(hash) } else { nestedTypes.append(hash) }
      typeNameEnd = lexer.offset
      header = .name
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

  private mutating func expect(_ word: OutlineWord) {
    header = .none
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
    case .restores: restores = true
    case .registers: hasRegistration = true
    case .mayRegister: mayRegister = true
    case .mayDequeue: mayDequeue = true
    case .identifies: hasIdentifier = true
    case .changesClass: changesClasses = true
    case .connects: hasConnections = true
    case .listsCases:
      if let type = context.owner { listedTypes.insert(words.all[type].hash) }
    case .casts: break
    }
  }

  /// Whether a declaration here may be outside of types: because of the braces or, as these may have been
  /// miscounted, because the line isn't indented.
  private var isGlobal: Bool {
    let first = lexer.bytes[lineStart]
    return depth <= 0 || first != UInt8(ascii: " ") && first != UInt8(ascii: "\t")
  }
}
