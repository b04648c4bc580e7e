internal import SourceLexing

/// Finds the offset at which a text would start to keep the parser busy for too long.
///
/// The parser looks ahead before it decides what a bracket begins, and its look-aheads call each
/// other: each `[` of a row doubles the time, and an unclosed bracket is looked at again from each
/// enclosing one. The parser can't be interrupted, so this scan first estimates that work, in time
/// proportional to the text. Its bounds are far above what people and generators write.
///
/// It doesn't use `SourceLexer`, because it has to assume the worst that the parser could see. If a
/// regular expression may have a quote, for example, it treats the rest of the line as code.
struct NestingScan {
  /// The greatest depth of nested brackets, including interpolations, and of nested `#if`.
  static let deepest = 80
  /// The maximum number of brackets that have no counterpart.
  private static let mostUnpaired = 200
  /// The most words and attributes in a row that can all be modifiers.
  private static let longestRun = 40
  /// The most `switch` that have no block yet.
  private static let mostSwitches = 20
  /// The most `actor` among such words and those that begin declarations.
  ///
  /// Each multiplies the time that the parser takes, because it looks for the name after each of them.
  private static let mostActors = 5
  /// The most brackets in a line that can be a regular expression with quotes.
  static let mostInDoubtfulLine = 60

  let bytes: UnsafeBufferPointer<UInt8>
  var offset = 0
  var brackets: BracketStack
  /// How many `#if` are open.
  var conditions = 0
  private let roles = ModifierWords.table
  private let wordBits = WordBytes.bits
  /// How many words and attributes in a row can all be modifiers, up to here.
  private var run = 0
  /// How many of them are `actor`.
  private var actors = 0
  /// How many `switch` have had no block yet.
  private var switches = 0
  /// Whether the last token is an attribute's `@` or part of the name after it.
  var isInAttribute = false
  /// Whether the next word is an attribute's name, or continues one.
  private var expectsAttributeName = false
  /// Whether the scan is after the keyword of a declaration and before the end of its name.
  private var isDeclaring = false
  /// Whether a brace that follows begins the members of a type.
  private var isBeforeMembers = false
  /// Whether the names between commas are the cases of an enum.
  private var isInCases = false
  var lastToken = BracketStack.Token.other

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    brackets = BracketStack(budget: 2_000_000 + 50 * bytes.count)
  }

  /// Finds where parsing a text starts to take longer than its length justifies.
  ///
  /// - Parameter text: A Swift source, in UTF-8.
  /// - Returns: The offset of the byte that exceeds a bound; nil for all code that people write.
  static func overflow(in text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { bytes in
      var scan = NestingScan(bytes)
      while scan.offset < bytes.count {
        let start = scan.offset
        scan.next()
        if scan.isBeyond { return start }
      }
      return nil
    }
  }

  private var isBeyond: Bool {
    brackets.depth > Self.deepest || conditions > Self.deepest || brackets.isSpent
      || brackets.unpaired > Self.mostUnpaired || run > Self.longestRun
      || actors > Self.mostActors || switches > Self.mostSwitches
  }

  func peek(_ distance: Int = 0) -> UInt8 {
    offset + distance < bytes.count ? bytes[offset + distance] : 0
  }

  private mutating func next() {
    let byte = bytes[offset]
    if byte > UInt8(ascii: " ") { brackets.passToken() }
    if wordBits[Int(byte)] != 0 { return word() }
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      brackets.endComparisons()
      offset += 1
    case 0...UInt8(ascii: " "): offset += 1
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open(byte)
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close(byte)
    case UInt8(ascii: "\""): string(pounds: 0)
    case UInt8(ascii: "#"): pound()
    case UInt8(ascii: "`"): backtick()
    case UInt8(ascii: "@"): at()
    case UInt8(ascii: ","), UInt8(ascii: ":"), UInt8(ascii: ";"): separator(byte)
    default: operators()
    }
  }

  private mutating func at() {
    isInAttribute = true
    expectsAttributeName = true
    run += 1
    brackets.beginMember()
    lastToken = .other
    offset += 1
  }

  private mutating func separator(_ byte: UInt8) {
    // `@Module::Name`
    if byte == UInt8(ascii: ":"), isInAttribute {
      expectsAttributeName = true
    } else {
      isInAttribute = false
      if byte == UInt8(ascii: ":"), lastToken == .operand { endName() }
      if byte == UInt8(ascii: ","), isInCases, brackets.members.isInType { isDeclaring = true }
    }
    brackets.separate(byte)
    endRun()
    lastToken = .other
    offset += 1
  }

  private mutating func word() {
    let start = offset
    while offset < bytes.count, wordBits[Int(bytes[offset])] != 0 { offset += 1 }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    if isInAttribute, expectsAttributeName {
      expectsAttributeName = false
      lastToken = .operand
      return
    }
    isInAttribute = false
    let role = roles[word].map { ModifierWords.Role(rawValue: $0) }
    lastToken = role?.contains(.modifies) == true ? .keyword : .operand
    guard let role else {
      if word.elementsEqual("switch".utf8), peek() != UInt8(ascii: ":") { switches += 1 }
      return endRun()
    }
    if role.contains(.modifies) {
      run += 1
      if word.elementsEqual("actor".utf8) { actors += 1 }
    } else {
      endModifiers()
    }
    if role.contains(.declares) {
      declare(word, role)
    } else {
      brackets.beginMember()
    }
  }

  /// Notes a keyword that begins a declaration.
  private mutating func declare(_ word: UnsafeBufferPointer<UInt8>, _ role: ModifierWords.Role) {
    if !word.elementsEqual("actor".utf8) { brackets.beginDeclaration() }
    isDeclaring = true
    isBeforeMembers = role.contains(.declaresType)
    isInCases = word.elementsEqual("case".utf8)
  }

  /// Notes a parenthesis or a colon after a name.
  private mutating func endName() {
    if !isDeclaring { brackets.beginMember() }
    isDeclaring = false
  }

  mutating func endRun() {
    run = 0
    actors = 0
  }

  /// Notes a token that a declaration may begin with but that is not a modifier.
  mutating func endModifiers() { run = 0 }

  private mutating func open(_ byte: UInt8) {
    if byte == UInt8(ascii: "("), lastToken == .operand, !isInAttribute { endName() }
    let isBlock = byte == UInt8(ascii: "{")
    brackets.open(
      byte, behind: isInAttribute ? .other : lastToken, isOfType: isBlock && isBeforeMembers)
    if isBlock {
      isBeforeMembers = false
      isDeclaring = false
      endRun()
      switches = max(0, switches - 1)
    }
    isInAttribute = false
    lastToken = .other
    offset += 1
  }

  private mutating func close(_ byte: UInt8) {
    offset += 1
    isInAttribute = false
    lastToken = .other
    if let string = brackets.close(byte) {
      restOfString(string)
    }
  }

  /// Reads a run of operator characters, including those in types, such as `<` and `->`.
  private mutating func operators() {
    let start = offset
    if comment() { return }
    if peek() == UInt8(ascii: "/"), doubtfulExpression() { return }
    while offset < bytes.count, Self.isOperator(bytes[offset]),
      offset == start || !isComment(at: offset)
    {
      offset += 1
    }
    guard offset > start else {
      // A character that means nothing to the scan, such as a backslash.
      if bytes[offset] != UInt8(ascii: "\\") { isInAttribute = false }
      lastToken = .other
      offset += 1
      return
    }
    let text = bytes[start..<offset]
    let isSpaced = start == 0 || bytes[start - 1] <= UInt8(ascii: " ")
    if text.count == 1, text[start] == UInt8(ascii: ".") {
      expectsAttributeName = isInAttribute
      return
    }
    endRun()
    if Self.endsTypes(text, isSpaced: isSpaced) {
      brackets.endTypes()
    } else {
      angles(in: text, isSpaced: isSpaced)
    }
    isInAttribute = false
    lastToken = .other
  }

  /// Opens and closes the angle brackets in an operator, but not at the `>` of an arrow.
  private mutating func angles(in text: Slice<UnsafeBufferPointer<UInt8>>, isSpaced: Bool) {
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "<"):
        brackets.openAngle(ofAttribute: isInAttribute, isComparison: isSpaced)
      case UInt8(ascii: ">") where index == text.startIndex || text[index - 1] != UInt8(ascii: "-"):
        brackets.closeAngle()
      default: break
      }
    }
  }

  private static func isOperator(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"),
      UInt8(ascii: "%"), UInt8(ascii: "="), UInt8(ascii: "!"), UInt8(ascii: "<"),
      UInt8(ascii: ">"), UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"),
      UInt8(ascii: "~"), UInt8(ascii: "?"), UInt8(ascii: "."):
      true
    default: false
    }
  }

  /// Whether no type can continue after an operator, so that a look-ahead for a type ends there.
  private static func endsTypes(_ text: Slice<UnsafeBufferPointer<UInt8>>, isSpaced: Bool) -> Bool {
    if text.contains(where: { byte in "+*/%^|".utf8.contains(byte) }) { return true }
    guard text.count > 1, text.count < 4 else { return false }
    switch String(decoding: text, as: UTF8.self) {
    case "&&", "==", "!=", "<=", ">=", "..<", "===", "!==", "<<": return true
    case "??": return isSpaced
    default: return false
    }
  }
}
