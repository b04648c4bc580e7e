internal import SourceFacts

/// A token of Objective-C; comments and preprocessor lines are not tokens.
struct ObjectiveCToken {
  enum Kind: UInt8 {
    /// A name or a keyword of C.
    case name
    /// A keyword with its `@`: its symbol is that of the name alone.
    case keyword
    /// `@"…"`, or C's `"…"`.
    case string
    case number
    case character
    /// The `@` before a bracket or a number.
    case at
    case openParenthesis, closeParenthesis
    case openBracket, closeBracket
    case openBrace, closeBrace
    case semicolon, comma, colon, question
    /// `.` and `->`.
    case member
    /// C++'s `::`.
    case scope
    case assign
    /// `+=` and its kin.
    case compoundAssign
    case equal, notEqual, and, or, not
    case star, ampersand, caret, plus, minus, less, greater
    /// `++` and `--`.
    case step
    case other
  }

  var kind: Kind
  /// Whether it is in an `#if`, so that it may not be compiled.
  var isConditional = false
  /// A name's number in the ``SymbolTable``; -1 for all other kinds.
  var symbol: Int32 = -1
  var start: Int32
  var end: Int32
  var line: Int32
  /// Counted from 1, in bytes.
  var column: Int32
  /// For a bracket, the index of the other bracket.
  ///
  /// For an opening one that is never closed, the index where its contents end. For all other tokens, -1.
  var partner: Int32 = -1

  var isOpening: Bool {
    kind == .openParenthesis || kind == .openBracket || kind == .openBrace
  }

  var isClosing: Bool {
    kind == .closeParenthesis || kind == .closeBracket || kind == .closeBrace
  }

  var position: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
}
