extension SourceCondenser {
  /// A word where declarations are.
  mutating func declarationWord() {
    let start = offset
    let word = readWord()
    let level = levels.count - 1
    if word.navigates {
      levels[level].navigates = true
      levels[level].hasSegue = levels[level].hasSegue || word.hasSegue
    }
    // `.init`, `x.extension`.
    if start > 0, bytes[start - 1] == UInt8(ascii: ".") { return }
    let text = UnsafeBufferPointer(rebasing: bytes[start..<offset])
    if levels[level].isAccessors {
      if let keyword = Self.accessor(text) { levels[level].keyword = keyword }
    } else if let keyword = keyword(text) {
      let before = levels[level]
      levels[level].reset()
      levels[level].keyword = keyword
      // What an attribute says comes before the keyword.
      if before.hasAttribute {
        levels[level].hasSegue = before.hasSegue
        levels[level].navigates = before.navigates
      }
    }
  }

  /// A word, and whether it may make a call one that has to do with navigation, or is about segues.
  @inline(__always)
  mutating func readWord() -> (navigates: Bool, hasSegue: Bool) {
    let start = offset
    var letters: UInt32 = 0
    var end = start
    while end < bytes.count {
      let bits = wordBits[Int(bytes[end])]
      guard bits != 0 else { break }
      letters |= bits
      end += 1
    }
    offset = end
    guard end - start >= 5, NavigationWords.mayBeIn(letters) else { return (false, false) }
    let word = UnsafeBufferPointer(rebasing: bytes[start..<end])
    guard NavigationWords.isIn(word) else { return (false, false) }
    let hasSegue = NavigationWords.segueIsIn(word)
    guard
      hasSegue || isCalled || isAccessor(start..<end)
        || isPassedStoryboard(start..<end)
    else {
      return (false, false)
    }
    navigationWords.append(start)
    return (true, hasSegue)
  }

  /// Whether the word before may be what is called, or an argument's label: `make(`, `make {`,
  /// `make<T>(`, `make?(`, `make.init(`, `scene:`.
  private var isCalled: Bool {
    switch peek(0) {
    case UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "`"),
      UInt8(ascii: "{"), UInt8(ascii: "/"):
      return true
    case UInt8(ascii: "?"): return peek(1) == UInt8(ascii: "(")
    case UInt8(ascii: "."): return bytes[(offset + 1)...].starts(with: "init".utf8)
    default:
      guard
        let next = bytes[offset...].first(where: { $0 > UInt8(ascii: " ") })
      else { return false }
      if next == UInt8(ascii: "{") { return !isInCondition }
      return next == UInt8(ascii: ":") || next == UInt8(ascii: "(") || next == UInt8(ascii: "/")
    }
  }

  /// Whether the line so far is a condition, behind which a block comes that is no closure:
  /// `if let controller = listController {`.
  private var isInCondition: Bool {
    let line = bytes[..<offset].reversed().prefix { $0 != UInt8(ascii: "\n") }.reversed()
    let code = line.drop { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "}") }
    return ["if ", "else if ", "guard ", "while ", "switch ", "for "].contains { word in
      code.starts(with: word.utf8)
    }
  }

  /// Whether a word begins an accessor of SwiftGen's or R.swift's: `StoryboardScene`, `R.storyboard`.
  private func isAccessor(_ word: Range<Int>) -> Bool {
    bytes[word].starts(with: "Storyboard".utf8)
      || word.lowerBound > 1 && bytes[word.lowerBound - 1] == UInt8(ascii: ".")
        && bytes[word.lowerBound - 2] == UInt8(ascii: "R")
  }

  /// Whether a word is a storyboard that is passed to a function: `storyboard,`, `mainStoryboard)`.
  private func isPassedStoryboard(_ word: Range<Int>) -> Bool {
    guard word.count >= 10, bytes[word].suffix(9).elementsEqual("toryboard".utf8) else {
      return false
    }
    let next = bytes[word.upperBound...].first { $0 > UInt8(ascii: " ") }
    return next == UInt8(ascii: ",") || next == UInt8(ascii: ")") || next == UInt8(ascii: "/")
  }

  private static func accessor(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
    func isWord(_ text: StaticString) -> Bool { Self.isEqual(word, text) }
    switch word[0] {
    case UInt8(ascii: "g"): return isWord("get") ? .getter : nil
    case UInt8(ascii: "s"): return isWord("set") ? .other : nil
    case UInt8(ascii: "w"): return isWord("willSet") ? .other : nil
    case UInt8(ascii: "d"): return isWord("didSet") ? .other : nil
    case UInt8(ascii: "_"): return isWord("_read") || isWord("_modify") ? .other : nil
    default: return nil
    }
  }

  static func isEqual(_ word: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    text.withUTF8Buffer { $0.count == word.count && $0.elementsEqual(word) }
  }

  /// What a word begins to declare; nil for nearly all words.
  private mutating func keyword(_ word: UnsafeBufferPointer<UInt8>) -> Keyword? {
    func isWord(_ text: StaticString) -> Bool { Self.isEqual(word, text) }
    switch word[0] {
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
      return isWord("protocol") && peek(0) != UInt8(ascii: "<") ? .type : nil
    case UInt8(ascii: "a"):
      // A name too: `var actor: Actor`.
      if isWord("associatedtype") { return .other }
      return isWord("actor") && peek(0) == UInt8(ascii: " ") && WordBytes.isWord(peek(1))
        ? .type : nil
    case UInt8(ascii: "d"): return isWord("deinit") ? .other : nil
    case UInt8(ascii: "i"):
      if isWord("import") {
        // `import class Kit.List`.
        skipLine()
        return .other
      }
      return isWord("init") ? .other : nil
    case UInt8(ascii: "t"): return isWord("typealias") ? .other : nil
    default: return nil
    }
  }

  private mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"),
      bytes[offset] != UInt8(ascii: ";"), bytes[offset] != UInt8(ascii: "/")
    {
      offset += 1
    }
  }
}
