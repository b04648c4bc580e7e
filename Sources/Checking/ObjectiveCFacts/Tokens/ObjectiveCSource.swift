internal import SourceFacts

/// A file's tokens, with partners for brackets, and what its preprocessor lines say.
struct ObjectiveCSource {
  /// The value of a `#define`, with its parameters, as a range of ``tokens`` after those of the file.
  struct Definition {
    var name: String
    var hasParameters: Bool
    var position: SourcePosition
    var tokens: Range<Int>
  }

  let bytes: [UInt8]
  let tokens: [ObjectiveCToken]
  /// How many of ``tokens`` are the file's; the rest is in definitions.
  let count: Int
  let definitions: [Definition]
  /// Whether a literal or a comment doesn't end, or a bracket has no partner.
  let isBroken: Bool
  let symbols: SymbolTable

  init(_ text: String) {
    var tokenizer = Tokenizer(text)
    tokenizer.read()
    let branches = ConditionalBranches(tokenizer.tokens, tokenizer.events)
    tokenizer.tokens = branches.tokens
    count = tokenizer.tokens.count
    let isUneven = BracketPairs.match(&tokenizer.tokens, in: 0..<count)
    isBroken = isUneven || tokenizer.isBroken

    tokenizer.isInDefine = true
    var definitions: [Definition] = []
    for index in branches.liveDefines {
      let define = tokenizer.defines[index]
      let start = tokenizer.tokens.count
      tokenizer.offset = define.start
      tokenizer.limit = define.end
      tokenizer.line = define.position.line
      tokenizer.lineStart = define.lineStart
      tokenizer.read()
      let range = start..<tokenizer.tokens.count
      _ = BracketPairs.match(&tokenizer.tokens, in: range)
      definitions.append(
        Definition(
          name: define.name, hasParameters: define.hasParameters, position: define.position,
          tokens: range))
    }
    bytes = tokenizer.bytes
    tokens = tokenizer.tokens
    self.definitions = definitions
    symbols = tokenizer.symbols
  }

  func kind(_ index: Int) -> ObjectiveCToken.Kind { tokens[index].kind }

  /// Returns the known word at an index, if the name or keyword there is one.
  func word(_ index: Int) -> ObjectiveCWord? { ObjectiveCWord(symbol: tokens[index].symbol) }

  /// Whether a token is a name, and that word.
  func isName(_ index: Int, _ word: ObjectiveCWord) -> Bool {
    tokens[index].kind == .name && tokens[index].symbol == word.rawValue
  }

  /// Whether a token is a keyword with `@`, and that one.
  func isKeyword(_ index: Int, _ word: ObjectiveCWord) -> Bool {
    tokens[index].kind == .keyword && tokens[index].symbol == word.rawValue
  }

  /// A name as written; empty for other tokens.
  func name(_ index: Int) -> String {
    let symbol = tokens[index].symbol
    return symbol < 0 ? "" : symbols.texts[Int(symbol)]
  }

  /// Whether a token may be the name of a call that navigates.
  func isRelevant(_ index: Int) -> Bool {
    let symbol = tokens[index].symbol
    return symbol >= 0 && symbols.isRelevant[Int(symbol)]
  }

  /// Whether a name is written as macros are: `NS_SWIFT_NAME`.
  func isMacro(_ index: Int) -> Bool {
    let name = name(index).utf8
    return !name.contains { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
      && name.contains(UInt8(ascii: "_"))
  }

  /// The place after a token or, for an opening bracket, after its partner.
  func after(_ index: Int) -> Int {
    let partner = Int(tokens[index].partner)
    guard tokens[index].isOpening, partner > index else { return index + 1 }
    return isClosed(index) ? partner + 1 : partner
  }

  /// The places of some tokens, without those inside of brackets.
  func outer(_ range: Range<Int>) -> some Sequence<Int> {
    sequence(first: range.lowerBound, next: after).lazy.prefix { $0 < range.upperBound }
  }

  /// Where the tokens inside an opening bracket end.
  func end(inside index: Int) -> Int {
    max(Int(tokens[index].partner), index + 1)
  }

  /// The tokens inside an opening bracket.
  func inside(_ index: Int) -> Range<Int> { (index + 1)..<end(inside: index) }

  private func isClosed(_ index: Int) -> Bool {
    let partner = Int(tokens[index].partner)
    return partner < tokens.count && Int(tokens[partner].partner) == index
  }

  /// Whether a preprocessor line between some tokens means that not all of them may be compiled.
  func areInBranches(_ range: Range<Int>) -> Bool {
    guard tokens[range].contains(where: \.isConditional) else { return false }
    return range.dropFirst().contains { index in
      bytes[Int(tokens[index - 1].end)..<Int(tokens[index].start)].contains(UInt8(ascii: "#"))
    }
  }

  /// Whether a statement ends in an `#if` that begins after a place in it, so that it may also end differently.
  func endsInBranch(_ end: Int, since start: Int) -> Bool {
    end < tokens.count && tokens[end].isConditional && !tokens[start].isConditional
  }

  /// The code of some tokens, at most 80 characters of it.
  func excerpt(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    let start = Int(tokens[first].start)
    let end = min(max(Int(tokens[last].end), start), start + 330)
    return String(String(decoding: bytes[start..<end], as: UTF8.self).prefix(80))
  }

  /// The text of a number: `0`.
  func number(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  /// Returns the text of a string literal.
  func string(_ index: Int) -> String {
    let token = tokens[index]
    return StringLiteral.text(of: bytes[Int(token.start)..<Int(token.end)])
  }
}
