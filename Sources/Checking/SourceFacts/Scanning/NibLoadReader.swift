internal import SourceLexing

/// Reads which xibs a source loads, by every word of its code that contains “nib” or “xib”.
///
/// It looks only at the neighbors of such a word, because every source is read. If it isn't sure which xib is loaded,
/// it may be any.
package struct NibLoadReader {
  /// A parameter of an initializer.
  private struct Parameter: Hashable {
    var label: String
    var name: String
  }

  private let tokens: CodeTokens
  package private(set) var loads = NibLoads()
  /// The parameters for a xib's name that the source declares, once they have been looked for.
  private var parameters: Set<Parameter>?
  /// Whether a call passes an owner other than nil to a xib that another expression creates.
  private var ownsAny = false

  package init(_ tokens: CodeTokens) {
    self.tokens = tokens
    for index in tokens.indices {
      guard let word = tokens.word(index) else { continue }
      if NibCalls.ownerLabels.contains(word) {
        lookAtOwner(index)
      } else if Self.isAboutNibs(word), !Self.harmless.contains(word) {
        look(at: index, word)
      }
    }
    if ownsAny {
      loads.namesWithOwner.formUnion(loads.names)
      if loads.areComputed || loads.names.isEmpty { loads.ownsComputed = true }
    }
  }

  /// The letters that all words about nibs have, as in ``WordBytes/bits``.
  package static let letters: UInt32 = 1 << 9 | 1 << 2

  /// Whether a word contains `nib`, `Nib`, `NIB`, `Xib` or `XIB`, or begins with `xib`.
  package static func isAboutNibs(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 1
    while index < word.count - 1 {
      switch (word[index - 1], word[index], word[index + 1]) {
      case (UInt8(ascii: "n"), UInt8(ascii: "i"), UInt8(ascii: "b")),
        (UInt8(ascii: "N"), UInt8(ascii: "i"), UInt8(ascii: "b")),
        (UInt8(ascii: "X"), UInt8(ascii: "i"), UInt8(ascii: "b")),
        (UInt8(ascii: "N"), UInt8(ascii: "I"), UInt8(ascii: "B")),
        (UInt8(ascii: "X"), UInt8(ascii: "I"), UInt8(ascii: "B")):
        return true
      case (UInt8(ascii: "x"), UInt8(ascii: "i"), UInt8(ascii: "b")): if index == 1 { return true }
      default: break
      }
      index += 1
    }
    return false
  }

  private static func isAboutNibs(_ word: String) -> Bool {
    var word = word
    return word.withUTF8(isAboutNibs)
  }

  /// Looks at a word that may load a xib.
  private mutating func look(at index: Int, _ word: String) {
    if NibCalls.labels.contains(word) { return lookAtName(index, word) }
    if NavigationWords.ofNibs.areIn(word) { loads.areNamedByValues = true }
    if tokens.mark(index - 1) == "." {
      lookAtMember(index, word)
    } else if let name = className(inheriting: index) {
      // A class that loads the xib with its own name, because of its superclass or protocol.
      loads.names.insert(name)
    } else if let mark = tokens.mark(tokens.next(after: index)),
      "(<{:".unicodeScalars.contains(mark)
    {
      // This may be a variable, a type, or a class whose initializer has the name as an argument.
      let isDeclared = tokens.isWord(index - 1, "var", "let", "class", "protocol", "extension")
      if !isDeclared && !isNamed(index, word) { loads.areComputed = true }
    }
  }

  /// Whether a class loads the xib whose name is an argument.
  ///
  /// That argument is looked at separately.
  private func isNamed(_ index: Int, _ word: String) -> Bool {
    guard word == "UINib" || word == "NSNib" else { return false }
    let next = tokens.next(after: index)
    return tokens.mark(next) == "{"
      || tokens.mark(next) == "(" && tokens.isWord(next + 1, "nibName", "nibNamed")
  }

  /// The class or extension that has a word among its superclasses and protocols, on the same line.
  private func className(inheriting index: Int) -> String? {
    var before = index - 1
    let first = max(2, index - Self.longestHeader)
    while before >= first, !tokens.isLineEnd(before) {
      switch tokens.mark(before) {
      case "{", "}": return nil
      case ":":
        if let name = tokens.word(before - 1), tokens.isWord(before - 2, "class", "extension") {
          return name
        }
      default: break
      }
      before -= 1
    }
    return nil
  }

  /// Looks at a label or message that is followed by a xib's name.
  private mutating func lookAtName(_ index: Int, _ word: String) {
    let next = tokens.next(after: index)
    let mark = tokens.mark(next)
    if mark == ":" || mark == "(", let name = name(after: next) {
      loads.names.insert(name)
      if let made = initializedClass(before: index) {
        loads.namesOfClasses[made, default: []].insert(name)
      }
      if word == "loadNibNamed", hasOwner(after: next) { loads.namesWithOwner.insert(name) }
    } else if isNilOrParameterType(index) {
      // `nil` means the controller's own xib, which has its name. A type is the initializer's declaration.
    } else if mark == ":", passesOn(index, word) {
      // The callers of the initializer give the name.
    } else if tokens.mark(index - 1) != "." || mark == ":" || mark == "(" {
      loads.areComputed = true
      loads.areNamedByValues = true
      if word == "loadNibNamed", hasOwner(after: next) { loads.ownsComputed = true }
    }
  }

  /// The class whose initializer a label belongs to: `Row(nibName:`, `[[Row alloc] initWithNibName:`.
  private func initializedClass(before label: Int) -> String? {
    let before = previous(before: label)
    var index = previous(before: before)
    switch tokens.mark(before) {
    case "(": break
    case "]" where tokens.isWord(index, "alloc"): index = previous(before: index)
    default: return nil
    }
    return tokens.word(index).flatMap { $0.first?.isUppercase == true ? $0 : nil }
  }

  /// The name, if the whole argument is a string.
  private func name(after mark: Int) -> String? {
    var literal = tokens.next(after: mark)
    if tokens.mark(literal) == "@" { literal += 1 }
    let end = tokens.next(after: literal)
    guard tokens.indices.contains(end), tokens.mark(end) != "+", tokens.mark(end) != "." else {
      return nil
    }
    return tokens.text(literal)
  }

  /// Whether the first argument is followed by an owner other than nil.
  private func hasOwner(after mark: Int) -> Bool {
    var depth = 0
    var index = tokens.next(after: mark)
    let end = index + Self.longestExpression
    while index < end, tokens.indices.contains(index) {
      depth += nesting(at: index)
      if depth < 0 || tokens.mark(index) == ";" { return false }
      if depth == 0, tokens.isWord(index, "owner"), tokens.mark(index + 1) == ":" {
        return !isNil(after: index + 1)
      }
      index = tokens.next(after: index)
    }
    return false
  }

  private func isNil(after mark: Int) -> Bool { tokens.isWord(tokens.next(after: mark), "nil") }

  /// Looks at the owner that is passed to a xib: `UINib(nibName: "Row", bundle: nil).instantiate(withOwner: self)`.
  private mutating func lookAtOwner(_ index: Int) {
    guard let mark = tokens.mark(index + 1), mark == ":" || mark == "(", !isNil(after: index + 1)
    else { return }
    guard let xib = receiver(before: index),
      let label = xib.first(where: { tokens.word($0).map(NibCalls.labels.contains) ?? false })
    else {
      ownsAny = true
      return
    }
    if let name = name(after: tokens.next(after: label)) {
      loads.namesWithOwner.insert(name)
    } else {
      loads.ownsComputed = true
    }
  }

  /// The arguments of the call, or the message in brackets, whose result gets the message with a label; nil if the
  /// receiver is something else.
  private func receiver(before label: Int) -> Range<Int>? {
    var index = previous(before: label)
    // `.instantiate(withOwner:`
    if tokens.mark(index) == "(" { index = previous(before: previous(before: index)) }
    if tokens.mark(index) == "." { index = previous(before: index) }
    while let mark = tokens.mark(index), mark == "?" || mark == "!" {
      index = previous(before: index)
    }
    guard let close = tokens.mark(index), close == ")" || close == "]" else { return nil }
    let end = index
    let first = max(0, end - Self.longestExpression)
    var depth = 0
    while index >= first {
      depth -= nesting(at: index)
      if depth == 0 { return index..<end }
      index -= 1
    }
    return nil
  }

  /// By how much a token changes the nesting of brackets.
  private func nesting(at index: Int) -> Int {
    switch tokens.mark(index) {
    case "(", "[", "{": 1
    case ")", "]", "}": -1
    default: 0
    }
  }

  /// The index of the previous token that is not a line end.
  private func previous(before index: Int) -> Int {
    var previous = index - 1
    while tokens.isLineEnd(previous) { previous -= 1 }
    return previous
  }

  /// Whether a label is followed by `nil`, or by the type of a parameter.
  private func isNilOrParameterType(_ index: Int) -> Bool {
    let next = tokens.next(after: index)
    let second = tokens.next(after: next)
    if tokens.mark(next) == ":" {
      if tokens.isWord(second, "nil") { return true }
      // It must be a type, and not a cast in a call.
      guard tokens.mark(second) == "(", isInMethodHead(index) else { return false }
      var type = tokens.next(after: second)
      if tokens.isWord(type, "nullable") { type = tokens.next(after: type) }
      return tokens.word(type)?.hasPrefix("NSString") ?? false
    }
    // `nibName name: String`
    return tokens.word(next) != nil && tokens.mark(second) == ":"
      && tokens.word(tokens.next(after: second))?.hasPrefix("String") ?? false
  }

  /// Whether the value after an initializer's label is a parameter that the source declares with
  /// the same label, so that it is only passed on.
  private mutating func passesOn(_ index: Int, _ label: String) -> Bool {
    let value = tokens.next(after: tokens.next(after: index))
    guard let parameter = tokens.word(value) else { return false }
    if let mark = tokens.mark(tokens.next(after: value)), ".([?+".unicodeScalars.contains(mark) {
      return false
    }
    // `super.init(nibName: name` and `[super initWithNibName:name`.
    let isSwiftCall =
      tokens.mark(index - 1) == "(" && tokens.isWord(index - 2, "init")
      && tokens.mark(index - 3) == "." && tokens.isWord(index - 4, "super", "self")
    let isMessage = tokens.isWord(index - 1, "super") && tokens.mark(index - 2) == "["
    guard isSwiftCall || isMessage else { return false }
    let declared =
      parameters ?? Set(tokens.indices.compactMap { self.parameter(declaredAt: $0) })
    parameters = declared
    return declared.contains(Parameter(label: label, name: parameter))
  }

  /// The initializer's parameter that is declared at an index: `init(nibName name:`,
  /// `initWithNibName:(NSString *)name`.
  private func parameter(declaredAt index: Int) -> Parameter? {
    guard let label = tokens.word(index), NibCalls.labels.contains(label) else { return nil }
    if tokens.mark(index - 1) == "(", tokens.isWord(index - 2, "init") {
      if tokens.mark(index + 1) == ":" { return Parameter(label: label, name: label) }
      guard let name = tokens.word(index + 1), tokens.mark(index + 2) == ":" else { return nil }
      return Parameter(label: label, name: name)
    }
    let isObjectiveC =
      tokens.mark(index + 1) == ":" && tokens.mark(index + 2) == "("
      && tokens.isWord(index + 3, "NSString") && tokens.mark(index + 4) == "*"
      && tokens.mark(index + 5) == ")"
    return isObjectiveC ? tokens.word(index + 6).map { Parameter(label: label, name: $0) } : nil
  }

  /// Looks at `Cell.nib`, which may load the class's xib, and at other members.
  private mutating func lookAtMember(_ index: Int, _ word: String) {
    if word == "nib" || word == "xib", let type = tokens.word(index - 2), type != "Self",
      type.utf8.count > 1, type.utf8.first.map({ $0 &- UInt8(ascii: "A") < 26 }) ?? false,
      tokens.mark(index - 3) != "."
    {
      loads.names.insert(type)
    } else if !tokens.isWord(index - 2, "self") {
      loads.areComputed = true
    }
  }

  /// Whether an index is in the head of a method of Objective-C, before its body.
  private func isInMethodHead(_ index: Int) -> Bool {
    for place in (0..<index).suffix(Self.longestHeader).reversed() {
      guard let mark = tokens.mark(place) else { continue }
      if mark == "-" || mark == "+" {
        return tokens.mark(place + 1) == "(" && (place == 0 || tokens.isLineEnd(place - 1))
      }
      if "{};[".unicodeScalars.contains(mark) { return false }
    }
    return false
  }

  /// The maximum number of tokens to search for the class or extension, because a line may have any length.
  private static let longestHeader = 200

  /// The maximum number of tokens to search for an owner or a xib's name.
  private static let longestExpression = 200

  /// Words that contain “nib” and load nothing.
  private static let harmless: Set<String> = ["awakeFromNib", "nibNameOrNil", "nibBundleOrNil"]
}
