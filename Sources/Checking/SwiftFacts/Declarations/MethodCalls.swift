internal import SourceLexing

/// Finds the calls on `self` and `super` in the methods of a Swift file.
///
/// It reads tokens, because most bodies are not parsed: see ``CondensedText``.
struct MethodCalls {
  /// The names of methods without labels, in the order of the calls.
  struct Calls {
    /// The methods that are called on `self` or `super`, or named in a selector.
    fileprivate(set) var own: [String] = []
    /// Those of them that are called on `super`.
    fileprivate(set) var toSuper: [String] = []
  }

  /// The calls in each method, by the offset of the method's name.
  private var calls: [Int: Calls] = [:]
  /// The method whose body is read or comes next, by the offset of its name.
  private var method: Int?
  private var braces = 0
  private var parentheses = 0
  /// How many braces are open around the body that is read; nil outside of bodies.
  private var bodyDepth: Int?
  private var found = Calls()
  /// How many parentheses are open around a selector that is read; nil outside of selectors.
  private var selectorDepth: Int?
  private var last = Last.other

  /// The meaning of the tokens before the current one.
  private enum Last {
    /// `func`
    case function
    /// `#`
    case pound
    /// `#selector`
    case selector
    /// A word on which a method may be called.
    case word(Receiver)
    /// Such a word with a dot after it.
    case dot(Receiver)
    case other
  }

  /// `self`, `super`, or anything else.
  private enum Receiver {
    case own, parent, other
  }

  init() {}

  init(in source: [UInt8]) {
    source.withUnsafeBufferPointer { bytes in
      var lexer = SourceLexer(bytes, .swift)
      while true {
        let token = lexer.next()
        if token == .end { return }
        read(token, lexer)
      }
    }
  }

  /// The calls of the method whose name is at an offset.
  func calls(at offset: Int) -> Calls { calls[offset] ?? Calls() }

  /// Reads the last token of a lexer.
  mutating func read(_ token: SourceLexer.Token, _ lexer: SourceLexer) {
    switch token {
    case .word, .quotedName: word(lexer)
    case .mark: mark(lexer)
    case .string: last = .other
    case .character, .lineComment, .blockComment, .lineEnd, .end: break
    }
  }

  private mutating func word(_ lexer: SourceLexer) {
    if bodyDepth == nil {
      if case .function = last {
        method = lexer.start
        parentheses = 0
      }
      last = lexer.isWord("func") ? .function : .other
      return
    }
    var receiver = Receiver.other
    switch last {
    case .dot(.own): add(lexer, toSuper: false)
    case .dot(.parent): add(lexer, toSuper: true)
    // `#selector(List.open)`
    case .dot(.other): if selectorDepth != nil { add(lexer, toSuper: false) }
    case .pound where lexer.isWord("selector"):
      last = .selector
      return
    case .word, .function, .pound, .selector, .other:
      if lexer.isWord("super") {
        receiver = .parent
      } else if lexer.isWord("self") || lexer.text.suffix(4).elementsEqual("Self".utf8) {
        // `weakSelf` and `strongSelf` mean `self` too.
        receiver = .own
      } else if lexer.peek(0) == UInt8(ascii: "(") || selectorDepth != nil {
        add(lexer, toSuper: false)
      }
    }
    last = .word(receiver)
  }

  private mutating func add(_ lexer: SourceLexer, toSuper isToSuper: Bool) {
    let text =
      lexer.byte == UInt8(ascii: "`") ? lexer.text.dropFirst().dropLast() : lexer.text[...]
    let name = String(decoding: text, as: UTF8.self)
    found.own.append(name)
    if isToSuper { found.toSuper.append(name) }
  }

  private mutating func mark(_ lexer: SourceLexer) {
    switch lexer.byte {
    case UInt8(ascii: "."):
      if case .word(let receiver) = last { last = .dot(receiver) } else { last = .dot(.other) }
      return
    // `self?.open()`
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      if case .word = last { return }
    case UInt8(ascii: "#"): return last = .pound
    case UInt8(ascii: "("):
      parentheses += 1
      if case .selector = last { selectorDepth = parentheses }
    case UInt8(ascii: ")"):
      if selectorDepth == parentheses { selectorDepth = nil }
      parentheses -= 1
    case UInt8(ascii: "{"):
      braces += 1
      if bodyDepth == nil, method != nil, parentheses <= 0 {
        bodyDepth = braces
        found = Calls()
      }
    case UInt8(ascii: "}"):
      if bodyDepth == braces { endBody() }
      braces -= 1
      if bodyDepth == nil, parentheses <= 0 { method = nil }
    default: break
    }
    last = .other
  }

  private mutating func endBody() {
    if let method { calls[method] = found }
    bodyDepth = nil
    method = nil
    selectorDepth = nil
  }
}
