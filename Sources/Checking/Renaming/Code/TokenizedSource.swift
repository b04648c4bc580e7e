internal import FilesAndPaths
internal import Findings
internal import SegueChecking
internal import SourceFacts
internal import SourceLexing
internal import SwiftNaming

/// A source as words, literals, comments and marks, with the types around them.
struct TokenizedSource {
  struct Token {
    enum Kind {
      case word
      /// A whole string literal, without an interpolation; the range is that of its contents.
      case string
      /// A part of a string literal that has interpolations.
      case stringPart
      case mark
    }

    var kind: Kind
    /// The range in the file.
    ///
    /// For a name in backticks, it is the range between them.
    var range: Range<Int>
    /// The whole token, with quotes or backticks.
    var outer: Range<Int>
    /// How many `#` are around a string.
    var pounds = 0
    var isFirstOfLine = false
    /// The scope around the token.
    var scope = 0
  }

  /// Braces, or the `@interface` or `@implementation` of Objective-C.
  struct Scope {
    var parent: Int?
    /// The path of the type whose body the scope is, or nil.
    var type: [String]?
    /// The tokens inside.
    var tokens: Range<Int>
  }

  let source: SourceFile
  let bytes: [UInt8]
  private(set) var tokens: [Token] = []
  private(set) var comments: [Range<Int>] = []
  private(set) var scopes: [Scope] = [Scope(parent: nil, type: nil, tokens: 0..<0)]
  let lines: LineStarts

  var path: String { source.path }
  var isSwift: Bool { source.language == .swift }

  init(_ source: SourceFile, _ bytes: [UInt8]) {
    self.source = source
    self.bytes = bytes
    lines = LineStarts(bytes)
    readTokens()
    if isSwift { readSwiftScopes() } else { readObjectiveCScopes() }
    scopes[0].tokens = 0..<tokens.count
  }

  private mutating func readTokens() {
    let mark = lines.offsets[0]
    bytes.withUnsafeBufferPointer { all in
      var lexer = SourceLexer(
        UnsafeBufferPointer(rebasing: all[mark...]), isSwift ? .swift : .objectiveC)
      var isFirst = true
      reading: while true {
        let token = lexer.next()
        let outer = lexer.start + mark..<lexer.offset + mark
        var new = Token(kind: .mark, range: outer, outer: outer, isFirstOfLine: isFirst)
        switch token {
        case .end: break reading
        case .lineEnd:
          isFirst = true
          continue
        case .lineComment, .blockComment:
          comments.append(outer)
          continue
        case .word: new.kind = .word
        case .quotedName:
          new.kind = .word
          new.range = outer.lowerBound + 1..<outer.upperBound - 1
        case .string:
          let literal = lexer.literal
          let isPart = literal.isContinued || literal.opensInterpolation || literal.isMultiline
          new.kind = isPart ? .stringPart : .string
          new.range =
            literal.contents.lowerBound + mark..<literal.contents.upperBound + mark
          new.pounds = literal.pounds
        case .character, .mark: break
        }
        isFirst = false
        tokens.append(new)
      }
    }
  }

  // MARK: Scopes

  private static let typeKeywords: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "actor",
  ]
  /// The modifiers other than keywords that a member may have after `class`.
  private static let modifiers: Set<String> = [
    "dynamic", "final", "nonisolated", "open", "override", "package",
  ]

  private mutating func readSwiftScopes() {
    var current = 0
    var pending: [String]?
    for index in tokens.indices {
      tokens[index].scope = current
      if declaresType(index) {
        pending = typePath(at: index + 1, in: current, isExtension: text(index) == "extension")
      } else if isMark(index, "{") {
        current = openScope(of: pending, at: index, in: current)
        pending = nil
      } else if isMark(index, "}"), let parent = scopes[current].parent {
        close(current, at: index)
        current = parent
        tokens[index].scope = current
      }
    }
  }

  /// Begins a scope after a token, and returns its index.
  private mutating func openScope(of type: [String]?, at index: Int, in parent: Int) -> Int {
    scopes.append(Scope(parent: parent, type: type, tokens: index + 1..<tokens.count))
    return scopes.count - 1
  }

  private mutating func close(_ scope: Int, at index: Int) {
    scopes[scope].tokens = scopes[scope].tokens.lowerBound..<index
  }

  /// Whether a token is the keyword before the name of a type.
  private func declaresType(_ index: Int) -> Bool {
    guard isWord(index), !isQuoted(index), Self.typeKeywords.contains(text(index)),
      isWord(index + 1)
    else { return false }
    // `.class`, `: class`, and the labels in `f(class type: AnyClass, actor a: Actor)`.
    if isMark(index - 1, ".", ":", "(", ",") { return false }
    // A variable may have the name `actor`.
    if text(index) == "actor", tokens[index + 1].isFirstOfLine { return false }
    // `class func`, `actor in`.
    let next = text(index + 1)
    return isQuoted(index + 1)
      || !ReservedNames.keywords.contains(next) && !Self.modifiers.contains(next)
  }

  private func isQuoted(_ index: Int) -> Bool { tokens[index].range != tokens[index].outer }

  private func typePath(at start: Int, in scope: Int, isExtension: Bool) -> [String] {
    var path = [text(start)]
    var index = start
    while isMark(index + 1, "."), index + 2 < tokens.count, tokens[index + 2].kind == .word {
      path.append(text(index + 2))
      index += 2
    }
    return isExtension ? path : (type(around: scope)?.path ?? []) + path
  }

  private mutating func readObjectiveCScopes() {
    var current = 0
    for index in tokens.indices {
      tokens[index].scope = current
      if isMark(index - 1, "@"), tokens[index].kind == .word {
        let word = text(index)
        if word == "interface" || word == "implementation", index + 1 < tokens.count {
          current = openScope(of: [text(index + 1)], at: index, in: 0)
        } else if word == "end" {
          close(current, at: index)
          current = 0
        }
      } else if isMark(index, "{") {
        current = openScope(of: nil, at: index, in: current)
      } else if isMark(index, "}"), let parent = scopes[current].parent,
        scopes[current].type == nil
      {
        close(current, at: index)
        current = parent
        tokens[index].scope = current
      }
    }
  }

  /// The innermost type around a scope, with the scope of its body.
  func type(around scope: Int) -> (path: [String], scope: Int)? {
    var next: Int? = scope
    while let scope = next {
      if let type = scopes[scope].type { return (type, scope) }
      next = scopes[scope].parent
    }
    return nil
  }

  /// The path of the innermost type around a token; empty if there is none.
  func typePath(around index: Int) -> [String] { type(around: tokens[index].scope)?.path ?? [] }

  /// The tokens of the member of a type that contains a token: a function with its parameters, or a property.
  ///
  /// Nil outside of braces, such as in a declaration without a body.
  func member(around index: Int) -> Range<Int>? {
    var scope = tokens[index].scope
    var body: Int?
    while scopes[scope].type == nil, let parent = scopes[scope].parent {
      body = scope
      scope = parent
    }
    guard let body else { return nil }
    let open = scopes[body].tokens.lowerBound - 1
    let first = scopes[scope].tokens.lowerBound
    var start = open
    while start > first {
      start -= 1
      if isSwift {
        let isStart =
          tokens[start].kind == .word && tokens[start].scope == scope
          && ["func", "init", "deinit", "subscript", "var", "let"].contains(text(start))
        if isStart { break }
      } else if isMark(start, "}", ";") {
        break
      }
    }
    return start..<scopes[body].tokens.upperBound
  }

  // MARK: Tokens

  func text(_ index: Int) -> String {
    guard tokens.indices.contains(index) else { return "" }
    return String(decoding: bytes[tokens[index].range], as: UTF8.self)
  }

  /// Whether a token is a word or the contents of a string.
  func isText(_ index: Int, _ kind: Token.Kind, _ wanted: [UInt8]) -> Bool {
    let token = tokens[index]
    return token.kind == kind && token.range.count == wanted.count
      && bytes[token.range].elementsEqual(wanted)
  }

  func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    let token = tokens[index]
    return token.kind == .mark && token.range.count == 1
      && bytes[token.range.lowerBound] == UInt8(ascii: mark)
  }

  /// Whether a token is one of several marks.
  func isMark(
    _ index: Int, _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ others: Unicode.Scalar...
  ) -> Bool {
    isMark(index, first) || isMark(index, second) || others.contains { isMark(index, $0) }
  }

  /// Whether a word and the labels after it are the full name of a method: `save(_:forEvent:)`.
  func isFullName(_ index: Int) -> Bool {
    guard isMark(index + 1, "(") else { return false }
    var next = index + 2
    while isWord(next), isMark(next + 1, ":") { next += 2 }
    return next > index + 2 && isMark(next, ")")
  }

  /// Whether a word is a label: `f(old: x)`, `x[old: y]`, `func f(old x: Int)`.
  ///
  /// A key of a dictionary is not one.
  func isLabel(_ index: Int) -> Bool {
    guard isMark(index - 1, "(", "[", ","),
      isMark(index + 1, ":") || isWord(index + 1) && isMark(index + 2, ":")
    else { return false }
    guard let open = bracket(around: index), !isMark(open, "{") else { return false }
    if isMark(open, "(") { return true }
    return !tokens[open].isFirstOfLine
      && (isMark(open - 1, ")", "]") || isWord(open - 1) && isOperand(open - 1))
  }

  /// The index of the innermost opening bracket that is not closed before a token.
  func bracket(around index: Int) -> Int? {
    var depth = 0
    for next in (0..<index).reversed() {
      if isMark(next, ")", "]", "}") { depth += 1 }
      if isMark(next, "(", "[", "{") {
        if depth == 0 { return next }
        depth -= 1
      }
    }
    return nil
  }

  func isWord(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .word
  }

  /// Whether a token ends an expression, so that a dot after it begins a member of that.
  func isOperand(_ index: Int) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    switch tokens[index].kind {
    case .word:
      return !["case", "return", "in", "is", "as", "else", "where", "try", "await"]
        .contains(text(index))
    case .string, .stringPart: return true
    case .mark: return isMark(index, ")", "]", "}", "?", "!")
    }
  }

  func location(_ index: Int) -> SourceLocation {
    lines.location(of: tokens[index].outer.lowerBound, in: path)
  }

  /// The token at a position of a fact, or the first one after it.
  func token(at position: SourcePosition) -> Int? {
    token(at: SourceLocation(file: path, line: position.line, column: position.column))
  }

  /// The token at a place in the source, or the first one after it.
  func token(at place: SourceLocation) -> Int? {
    guard let offset = lines.offset(of: place, in: bytes) else { return nil }
    let index = tokens.sortedIndex { $0.outer.upperBound <= offset }
    return index < tokens.count ? index : nil
  }

  /// The index of the opening bracket for the closing bracket at an index.
  func opening(of index: Int) -> Int? {
    let pairs: [(Unicode.Scalar, Unicode.Scalar)] = [("(", ")"), ("[", "]"), ("{", "}")]
    guard let pair = pairs.first(where: { isMark(index, $0.1) }) else { return nil }
    var depth = 0
    for next in (0...index).reversed() {
      if isMark(next, pair.1) { depth += 1 }
      if isMark(next, pair.0) {
        depth -= 1
        if depth == 0 { return next }
      }
    }
    return nil
  }
}
