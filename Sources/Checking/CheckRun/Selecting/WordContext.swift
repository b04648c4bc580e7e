internal import SourceFacts
internal import SourceLexing

/// The meaning of a word, wherever it occurs.
struct WordMeaning {
  var word: OutlineWord?
  /// Whether a navigating function may have the word in its name.
  var hasStem: Bool
  /// Whether a call with this name or label may load a xib.
  var isAboutNibs: Bool
}

/// The tokens around a word, which say what kind of place it is at.
///
/// In `register(List.self, forCellReuseIdentifier: "Row")`, for example, the word `List` is at a registration.
struct WordContext {
  /// The last tokens, as far as they matter for the next word or string.
  private enum Last {
    /// `as`, after which `!` or `?` may come.
    case cast
    /// `as!`, `as?`, `is`, `class` or `extension`, after which a class is not used.
    case harmless
    /// `func`, after which the name of a function comes, which may be that of a class, too.
    case function
    /// `register`
    case register
    /// `register(`
    case registerParenthesis
    /// A label or message that a xib's name follows.
    case nibLabel
    /// Such a label or message with the mark after it.
    case nibLabelMark
    case dot
    case other
  }

  /// Whether any word may be a type, because Objective-C has types without a mark before them.
  private let isAlwaysType: Bool
  private var mayBeType = true
  private var last = Last.other
  /// The index of the last word, if no mark but a dot has come since.
  private var lastWord: Int?

  init(_ language: SourceLexer.Language) {
    isAlwaysType = language == .objectiveC
  }

  /// Whether the next name is that of a member.
  var isMember: Bool { last == .dot }

  /// Whether the next string is the name of a xib.
  var isNibName: Bool { last == .nibLabelMark }

  /// The index of the word before the last dot, if the next name is that of a member.
  var owner: Int? { isMember ? lastWord : nil }

  /// The kinds of places that the last word of a lexer is at.
  func places(of lexer: SourceLexer) -> SourceWords.Places {
    var places: SourceWords.Places = mayBeType ? .code.union(.type) : .code
    let before = lexer.start > 0 ? lexer.bytes[lexer.start - 1] : 0
    // A selector says which method is meant, and needs no object of the class.
    if before == UInt8(ascii: "("), Self.follows("#selector(", lexer) { return places }
    switch last {
    case .dot: places.formUnion(.member.union(.use))
    case .registerParenthesis: places.formUnion(Self.isRegistered(lexer) ? .registration : .use)
    case .harmless: if Self.hasMembersOrArguments(lexer) { places.formUnion(.use) }
    case .function: break
    case .cast, .register, .nibLabel, .nibLabelMark, .other: places.formUnion(.use)
    }
    return places.union(placesOfMaking(lexer, after: before))
      .union(placesOfValue(lexer, after: before))
  }

  /// The kinds of places where code may make an object of the class that the last word of a lexer names.
  private func placesOfMaking(_ lexer: SourceLexer, after before: UInt8) -> SourceWords.Places {
    var places = SourceWords.Places.none
    switch lexer.peek(0) {
    case UInt8(ascii: "("): if last != .function { places.formUnion(.making) }
    case UInt8(ascii: "."):
      places.formUnion(Self.namesMetatype(lexer) ? .making : .makingObjectiveC)
    case UInt8(ascii: " "):
      if before == UInt8(ascii: "[") { places.formUnion(.making) }
      if lexer.peek(1) == UInt8(ascii: "{"),
        before == UInt8(ascii: "(") || Self.follows("return ", lexer)
      {
        places.formUnion(.makingSwift)
      }
      if Self.hasInitializer(lexer) { places.formUnion(.makingSwift) }
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      if Self.hasInitializer(lexer) { places.formUnion(.makingSwift) }
    // `[List<Opening> alloc]`
    case UInt8(ascii: "<"):
      if before == UInt8(ascii: "["), isAlwaysType { places.formUnion(.making) }
    // `Box<List>`, `Pair<List, Item>` and `Pair<Item, List>`
    case UInt8(ascii: ">"):
      if before == UInt8(ascii: "<") || Self.follows(", ", lexer) { places.formUnion(.makingSwift) }
    case UInt8(ascii: ","):
      if before == UInt8(ascii: "<") { places.formUnion(.makingSwift) }
    default: break
    }
    if before == UInt8(ascii: " ") {
      if Self.follows(": ", lexer) { places.formUnion(.makingObjectiveC) }
      // `= List {`, and `typealias Rows = List`, by which other code may make objects.
      if Self.follows("= ", lexer), lexer.peek(0) != UInt8(ascii: ".") {
        places.formUnion(.makingSwift)
      }
    }
    return places
  }

  /// The kinds of places where the last word of a lexer may be a property that is set or unwrapped.
  ///
  /// In Swift, any other place where code may mean a property of its own is a doubt.
  private func placesOfValue(_ lexer: SourceLexer, after before: UInt8) -> SourceWords.Places {
    let next = lexer.peek(0) == UInt8(ascii: " ") ? 1 : 0
    let isSet =
      lexer.peek(next) == UInt8(ascii: "=") && lexer.peek(next + 1) != UInt8(ascii: "=")
    if isAlwaysType { return last == .dot && isSet ? .otherAssignment : .none }
    if last == .dot, !Self.follows("self.", lexer) {
      if isSet { return .otherAssignment }
      return Self.follows("\\.", lexer) ? .doubt : .none
    }
    if before == UInt8(ascii: " "), Self.follows("var ", lexer) || Self.follows("let ", lexer) {
      return lexer.peek(0) == UInt8(ascii: ":") && Self.follows("var ", lexer) ? .none : .doubt
    }
    if isSet || before == UInt8(ascii: "&") { return .assignment }
    switch lexer.peek(0) {
    case UInt8(ascii: "."): return .unwrapping
    case UInt8(ascii: "!"): return lexer.peek(1) == UInt8(ascii: "=") ? .doubt : .unwrapping
    case UInt8(ascii: ")"): return before == UInt8(ascii: "(") ? .none : .doubt
    default: return .doubt
    }
  }

  /// Whether a word is `List` in `List.init`, `List.self` or `List.class`.
  private static func namesMetatype(_ lexer: SourceLexer) -> Bool {
    let rest = lexer.bytes[(lexer.offset + 1)...]
    return rest.starts(with: "init".utf8) || rest.starts(with: "self".utf8)
      || rest.starts(with: "class".utf8)
  }

  /// Whether a word is `List` in `let list: List? = .init()` or `-> List { .init() }`, or before
  /// a line that begins with `.init`.
  private static func hasInitializer(_ lexer: SourceLexer) -> Bool {
    let rest = lexer.bytes[lexer.offset...].drop { byte in
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "="), UInt8(ascii: "{"): true
      default: byte <= UInt8(ascii: " ")
      }
    }
    return rest.starts(with: ".init".utf8)
  }

  /// Whether some bytes come directly before the last word of a lexer.
  private static func follows(_ text: StaticString, _ lexer: SourceLexer) -> Bool {
    let start = lexer.start - text.utf8CodeUnitCount
    guard start >= 0 else { return false }
    for index in 0..<text.utf8CodeUnitCount
    where lexer.bytes[start + index] != text.utf8Start[index] {
      return false
    }
    return true
  }

  /// Whether a word is `List` in `register(List.self, forCellReuseIdentifier:`.
  private static func isRegistered(_ lexer: SourceLexer) -> Bool {
    lexer.bytes[lexer.offset...].starts(with: ".self, for".utf8)
  }

  /// Whether the type is followed by a member or by generic arguments: `as! List.Row`, `as! List<Row>`.
  private static func hasMembersOrArguments(_ lexer: SourceLexer) -> Bool {
    var distance = 0
    while lexer.offset + distance < lexer.bytes.count, lexer.peek(distance) <= UInt8(ascii: " ") {
      distance += 1
    }
    switch lexer.peek(distance) {
    case UInt8(ascii: "."), UInt8(ascii: "("), UInt8(ascii: "<"): return true
    default: return false
    }
  }

  mutating func readWord(_ index: Int, _ word: OutlineWord?, _ lexer: SourceLexer) {
    mayBeType = isAlwaysType
    lastWord = index
    switch word {
    case .casts: last = lexer.isWord("as") ? .cast : .harmless
    case .declaresType:
      last = lexer.isWord("class") || lexer.isWord("extension") ? .harmless : .other
    case .declaresFunction: last = .function
    case .mayRegister: last = lexer.isWord("register") ? .register : .other
    case .namesNib: last = .nibLabel
    default: last = .other
    }
  }

  mutating func readQuotedName(_ index: Int) {
    readOther()
    lastWord = index
  }

  mutating func readMark(_ byte: UInt8) {
    mayBeType = isAlwaysType
    var next = Last.other
    switch byte {
    case UInt8(ascii: "."):
      last = .dot
      return
    case UInt8(ascii: "!"), UInt8(ascii: "?"): if last == .cast { next = .harmless }
    case UInt8(ascii: "("):
      if last == .register { next = .registerParenthesis }
      if last == .nibLabel { next = .nibLabelMark }
      mayBeType = true
    // `nibWithNibName:@"Menu"`.
    case UInt8(ascii: "@"): if last == .nibLabelMark { next = .nibLabelMark }
    // After these, Swift may have the type of a variable or a superclass.
    case UInt8(ascii: ":"):
      if last == .nibLabel { next = .nibLabelMark }
      mayBeType = true
    case UInt8(ascii: ","), UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "["):
      mayBeType = true
    default: break
    }
    last = next
    lastWord = nil
  }

  /// Reads a literal.
  mutating func readOther() {
    mayBeType = isAlwaysType
    last = .other
    lastWord = nil
  }
}
