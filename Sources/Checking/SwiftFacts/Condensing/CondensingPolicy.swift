internal import SourceFacts
internal import SourceLexing

/// Decides what a ``SourceCondenser`` keeps: every block of code that facts could be read from.
///
/// When a reader begins to look for something else inside functions, this has to keep it.
struct CondensingPolicy {
  let bytes: UnsafeBufferPointer<UInt8>
  private let stems = NavigationWords.ofCalls

  // MARK: Blocks

  /// Whether facts may be read from a block of code, given the words found in it.
  ///
  /// The range of the block includes its braces.
  func keeps(
    _ block: Range<Int>, of declaration: CondensedDeclaration,
    _ found: CondensedDeclaration.Contents
  ) -> Bool {
    if found.navigates || declaration.mayHaveUses { return true }
    let mayHaveResult = !found.hasLoop && block.count < Relevance.longestBody + 200
    switch declaration.keyword {
    case .function:
      return mayHaveResult && declaration.typeStart != nil
        && reads(declaration, typeEnd: block.lowerBound)
    case .getter: return mayHaveResult && declaration.readsResult
    case .variable:
      guard let value = declaration.valueStart else {
        return mayHaveResult && reads(declaration, typeEnd: block.lowerBound)
      }
      // The result of the block is read. A closure of a call is read if the call navigates.
      return isWholeValue(bytes[value..<block.lowerBound])
        ? mayHaveResult && reads(declaration, typeEnd: value) : declaration.navigates
    case .none, .other, .type: return false
    }
  }

  /// Whether a block begins a value, given what comes before it: `= { … }()`, `= if … { … }`.
  private func isWholeValue(_ before: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    let before = before.drop { $0 <= UInt8(ascii: " ") }
    // A slash begins a comment, after which any of these may come.
    if before.isEmpty || before.first == UInt8(ascii: "/") { return true }
    let word = before.prefix(while: WordBytes.isWord)
    return word.elementsEqual("if".utf8) || word.elementsEqual("switch".utf8)
  }

  /// Whether a keyword in a value is part of a condition, and begins no declaration:
  /// `= if let x = y, case .list = x {`.
  func isInCondition(keywordAt start: Int) -> Bool {
    let before = bytes[..<start].reversed().drop { $0 <= UInt8(ascii: " ") }
    if before.first == UInt8(ascii: ",") { return true }
    return before.starts(with: "fi".utf8)
      && !(before.dropFirst(2).first.map(WordBytes.isWord) ?? false)
  }

  /// Whether values of a declaration's type are read, see ``Relevance``.
  func reads(_ declaration: CondensedDeclaration, typeEnd: Int) -> Bool {
    guard let typeStart = declaration.typeStart, !declaration.isList else { return true }
    let end = min(typeEnd, declaration.typeEnd ?? typeEnd)
    var type = bytes[typeStart..<max(typeStart, end)]
    while let first = type.first, first <= UInt8(ascii: " ") { type.removeFirst() }
    while let last = type.last, last <= UInt8(ascii: " ") { type.removeLast() }
    if type.first == UInt8(ascii: "["), type.last == UInt8(ascii: "]") {
      return type.dropFirst().contains(UInt8(ascii: "["))
    }
    let isOptional = type.last == UInt8(ascii: "?") || type.last == UInt8(ascii: "!")
    if !isOptional, type.starts(with: "some ".utf8) || type.starts(with: "any ".utf8) {
      return false
    }
    while type.last == UInt8(ascii: "?") || type.last == UInt8(ascii: "!") { type.removeLast() }
    guard type.count <= 40 else { return true }
    return !Relevance.plainTypes.contains(String(decoding: type, as: UTF8.self))
  }

  // MARK: Parentheses

  /// Whether parentheses contain the arguments of `NSLocalizedString`: text for people, which can fill whole files.
  func isText(inParenthesesAt start: Int) -> Bool {
    bytes[..<start].suffix(Self.localizing.count).elementsEqual(Self.localizing)
  }

  private static let localizing = Array(CallExpression.localizing.utf8)

  // MARK: Words

  /// Returns whether a word may turn a call into a fact, and whether facts may be read from the block of the
  /// declaration that it is in, because the word contains `segue` or is about restoration.
  ///
  /// `letters` are the letters that the word has.
  @inline(__always)
  func relevance(of word: Range<Int>, _ letters: UInt32) -> (navigates: Bool, mayHaveUses: Bool) {
    guard word.count >= 5, stems.mayBeIn(letters) || RestorationWords.stems.mayBeIn(letters) else {
      return (false, false)
    }
    return relevance(of: word)
  }

  private func relevance(of word: Range<Int>) -> (navigates: Bool, mayHaveUses: Bool) {
    let text = UnsafeBufferPointer(rebasing: bytes[word])
    if RestorationWords.stems.areIn(text) { return (true, true) }
    guard NavigationWords.mayName(callOf: text) else { return (false, false) }
    let mayHaveUses = NavigationWords.ofSegues.areIn(text)
    let navigates =
      mayHaveUses || isCalled(word) || isAccessor(word) || isPassedStoryboard(word)
    return (navigates, mayHaveUses)
  }

  /// Whether a word may be the name of the called function, or an argument's label: `make(`,
  /// `make {`, `make<T>(`, `make?(`, `make.init(`, `scene:`.
  private func isCalled(_ word: Range<Int>) -> Bool {
    let rest = bytes[word.upperBound...]
    switch rest.first ?? 0 {
    case UInt8(ascii: "("), UInt8(ascii: ":"), UInt8(ascii: "<"), UInt8(ascii: "`"),
      UInt8(ascii: "{"), UInt8(ascii: "/"):
      return true
    case UInt8(ascii: "?"): return rest.dropFirst().first == UInt8(ascii: "(")
    case UInt8(ascii: "."): return rest.dropFirst().starts(with: "init".utf8)
    default:
      switch rest.first(where: { $0 > UInt8(ascii: " ") }) {
      case UInt8(ascii: "{"): return !isInCondition(word.upperBound)
      case UInt8(ascii: ":"), UInt8(ascii: "("), UInt8(ascii: "/"): return true
      default: return false
      }
    }
  }

  /// Whether the line up to an offset is a condition, so that the block after it is not a closure:
  /// `if let controller = listController {`.
  private func isInCondition(_ offset: Int) -> Bool {
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
}
