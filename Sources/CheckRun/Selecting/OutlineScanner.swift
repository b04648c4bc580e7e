internal import SourceFacts

/// Goes through the bytes of a source once, word by word, for its ``SourceOutline``.
struct OutlineScanner {
  private(set) var navigates = false
  private(set) var hasConnections = false
  private(set) var declared: [NameHash] = []
  private(set) var nestedTypes: [NameHash] = []
  private(set) var typeNames: [String] = []
  /// Whether a comment was still open at the end.
  private(set) var endsInComment = false

  private let bytes: UnsafeBufferPointer<UInt8>
  private let language: SourceOutline.Language
  private let hasComments: Bool
  private let wordBits = WordBytes.bits

  private var offset = 0
  /// The offset of the first byte of the line.
  private var lineStart = 0
  private var depth = 0
  private var string = StringState.none
  private var isLineComment = false
  private var commentDepth = 0
  /// The role of the next name, if only blanks come before it.
  private var expected = Expected.nothing

  private enum StringState {
    case none
    /// A string that ends at the next quote of the line.
    case line
    /// A string that ends at the next three quotes.
    case lines
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
    _ bytes: UnsafeBufferPointer<UInt8>, _ language: SourceOutline.Language,
    hasComments: Bool = true
  ) {
    self.bytes = bytes
    self.language = language
    self.hasComments = hasComments
  }

  mutating func run() {
    while offset < bytes.count {
      let byte = bytes[offset]
      if wordBits[Int(byte)] != 0 {
        readWord()
      } else if byte == UInt8(ascii: " ") {
        offset += 1
      } else {
        read(byte)
      }
    }
    endsInComment = commentDepth > 0
  }

  private var isCode: Bool { !isLineComment && commentDepth == 0 }

  /// Reads a byte that isn't part of a word.
  private mutating func read(_ byte: UInt8) {
    offset += 1
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "`"), UInt8(ascii: "\r"): return
    case UInt8(ascii: "\n"):
      isLineComment = false
      if string == .line { string = .none }
      lineStart = offset
      return
    case UInt8(ascii: "/"): slash()
    case UInt8(ascii: "*"):
      if commentDepth > 0, next(is: "/") {
        commentDepth -= 1
        offset += 1
      }
      // `NSString *name`.
      return
    case UInt8(ascii: "("):
      if expected == .objectiveCParenthesis { return expected = .objectiveCName }
    case UInt8(ascii: "."):
      // `extension Outer.Inner`: both are declared.
      if isAfterTypeName { return expected = .type }
    case UInt8(ascii: ")"):
      if language == .objectiveC, isMethodLine { return expected = .function }
    case UInt8(ascii: "\""): if isCode { quote() }
    case UInt8(ascii: "\\"): if string != .none { offset += 1 }
    case UInt8(ascii: "{"): if isCode, string == .none { depth += 1 }
    case UInt8(ascii: "}"): if isCode, string == .none { depth -= 1 }
    default: break
    }
    if isCode { expected = .nothing }
  }

  private mutating func slash() {
    guard hasComments, string == .none, !isLineComment else { return }
    if next(is: "*"), commentDepth == 0 || language == .swift {
      commentDepth += 1
      offset += 1
    } else if commentDepth == 0, next(is: "/") {
      isLineComment = true
    }
  }

  private mutating func quote() {
    switch string {
    case .line: string = .none
    case .none, .lines:
      let isTriple =
        next(is: "\"") && offset + 1 < bytes.count
        && bytes[offset + 1] == UInt8(ascii: "\"")
      guard isTriple, language == .swift else {
        if string == .none { string = .line }
        return
      }
      offset += 2
      string = string == .none ? .lines : .none
    }
  }

  private func next(is character: Unicode.Scalar) -> Bool {
    offset < bytes.count && bytes[offset] == UInt8(ascii: character)
  }

  /// The end of the last type name that was declared.
  private var typeNameEnd = -1

  private var isAfterTypeName: Bool { offset - 1 == typeNameEnd }

  /// Whether the line declares an Objective-C method whose name has not come yet.
  private var isMethodLine: Bool {
    guard lineStart != methodLine, lineStart < bytes.count else { return false }
    return bytes[lineStart] == UInt8(ascii: "-") || bytes[lineStart] == UInt8(ascii: "+")
  }

  /// The line whose method's name was read.
  private var methodLine = -1

  private mutating func readWord() {
    let start = offset
    var end = start
    // The letters of the word, in either case.
    var letters: UInt32 = 0
    while end < bytes.count {
      let bits = wordBits[Int(bytes[end])]
      guard bits != 0 else { break }
      letters |= bits
      end += 1
    }
    offset = end
    let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
    let isCode = isCode
    if isCode, !navigates, NavigationStem.mayBeIn(letters) {
      navigates = NavigationStem.isIn(text)
    }
    guard isCode else { return }
    if expected != .nothing { take(text) }
    if let word = OutlineWord.meaning(of: text) { expect(word, at: start) }
  }

  /// Takes a name where one was expected.
  private mutating func take(_ name: UnsafeBufferPointer<UInt8>) {
    let hash = NameHash(name)
    switch expected {
    case .type:
      typeNames.append(String(decoding: name, as: UTF8.self))
      if isGlobal { declared.append(hash) } else { nestedTypes.append(hash) }
      typeNameEnd = offset
    case .global: declared.append(hash)
    case .function:
      declared.append(hash.asMethod)
      if language == .objectiveC { methodLine = lineStart }
      if isGlobal { declared.append(hash) }
    case .objectiveCName:
      declared.append(hash)
      declared.append(hash.asMethod)
    case .nothing, .objectiveCParenthesis: break
    }
    expected = .nothing
  }

  private mutating func expect(_ word: OutlineWord, at start: Int) {
    switch word {
    case .declaresType:
      // `@class Name;` declares nothing that is not declared elsewhere.
      let isForward =
        language == .objectiveC && start > 0 && bytes[start - 1] == UInt8(ascii: "@")
        && bytes[start] == UInt8(ascii: "c")
      if !isForward { expected = .type }
    case .declaresGlobal: if isGlobal { expected = .global }
    case .declaresFunction: expected = .function
    case .declaresConstant: if language == .objectiveC { expected = .global }
    case .namesForObjectiveC: expected = .objectiveCParenthesis
    case .navigates: navigates = true
    case .connects: hasConnections = true
    }
  }

  /// Whether a declaration here may be outside of types: because of the braces or, as these may have been
  /// miscounted, because the line isn't indented.
  private var isGlobal: Bool {
    depth <= 0 || bytes[lineStart] != UInt8(ascii: " ") && bytes[lineStart] != UInt8(ascii: "\t")
  }
}
