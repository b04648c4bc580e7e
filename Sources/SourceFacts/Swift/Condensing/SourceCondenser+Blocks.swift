extension SourceCondenser {
  /// What a bracket that is open was opened by.
  enum Open {
    case bracket(closedBy: UInt8)
    /// An interpolation, in a string of so many `#`.
    case interpolation(pounds: Int, isMultiline: Bool)
  }

  /// What was found between two brackets.
  struct Nested {
    var navigates = false
    var hasSegue = false
    /// Whether there is a loop directly between them, and no value that could be read.
    var hasLoop = false
  }

  /// A block where declarations are.
  mutating func block() throws(Unsure) {
    let level = levels[levels.count - 1]
    if level.keyword == .type {
      levels[levels.count - 1].reset()
      levels.append(Level())
      offset += 1
      return
    }
    if level.keyword == .variable, beginsWithAccessor(observing: level.valueStart != nil) {
      var accessors = Level(isAccessors: true)
      accessors.readsResult =
        level.valueStart == nil && isRead(level, typeEnd: offset)
      accessors.hasSegue = level.hasSegue
      if level.typeStart != nil, level.typeEnd == nil {
        levels[levels.count - 1].typeEnd = offset
      }
      levels.append(accessors)
      offset += 1
      return
    }
    let start = offset
    let mark = omissions.count
    let found = try nested()
    let inside = start + 1..<offset - 1
    if !inside.isEmpty, !isNeeded(level, found, start: start, length: inside.count) {
      omissions.removeSubrange(mark...)
      omissions.append(Omission(range: inside, filler: nil))
      while let last = navigationWords.last, last >= start { navigationWords.removeLast() }
    }
    if level.keyword == .variable, level.valueStart != nil {
      // `= { … }()`, `= rows.map { … }.first`: the value may go on.
      levels[levels.count - 1].add(found)
    } else {
      levels[levels.count - 1].reset()
      if level.isAccessors { levels[levels.count - 1].hasSegue = level.hasSegue }
    }
  }

  /// Parentheses or brackets where declarations are.
  ///
  /// What `NSLocalizedString` is given is left out: a text for people, which may fill whole files.
  mutating func brackets() throws(Unsure) {
    let start = offset
    let mark = omissions.count
    let found = try nested()
    levels[levels.count - 1].add(found)
    let inside = start + 1..<offset - 1
    guard bytes[..<start].suffix(Self.localizing.count).elementsEqual(Self.localizing),
      !found.navigates, !inside.isEmpty
    else { return }
    omissions.removeSubrange(mark...)
    omissions.append(Omission(range: inside, filler: nil))
  }

  private static let localizing = Array(CallExpression.localizing.utf8)

  /// Whether facts may be read of a block of code.
  private func isNeeded(
    _ level: Level, _ found: Nested, start: Int, length: Int
  ) -> Bool {
    if found.navigates || level.hasSegue { return true }
    let mayHaveResult = !found.hasLoop && length < MemberReader.longestBody + 200
    switch level.keyword {
    case .function:
      return mayHaveResult && level.typeStart != nil && isRead(level, typeEnd: start)
    case .getter: return mayHaveResult && level.readsResult
    case .variable:
      guard let value = level.valueStart else {
        return mayHaveResult && isRead(level, typeEnd: start)
      }
      // Of `= { … }()` and `= if … { … }` the result is read; of a call's closure where the call
      // navigates.
      let before = bytes[value..<start].drop { $0 <= UInt8(ascii: " ") }
      let hasResult =
        before.isEmpty || before.starts(with: "if ".utf8) || before.starts(with: "switch ".utf8)
      guard hasResult else { return level.navigates }
      return mayHaveResult && isRead(level, typeEnd: value)
    case .none, .other, .type: return false
    }
  }

  /// Whether values of the type that is written are read, see ``MemberReader/mayMatter(_:_:)``.
  func isRead(_ level: Level, typeEnd: Int) -> Bool {
    guard let typeStart = level.typeStart, !level.isList else { return true }
    var type = bytes[typeStart..<max(typeStart, min(typeEnd, level.typeEnd ?? typeEnd))]
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
    return !MemberReader.plainTypes.contains(String(decoding: type, as: UTF8.self))
  }

  /// Whether a block of a variable lists accessors: `get`, `set`, `willSet`, `didSet`.
  private func beginsWithAccessor(observing: Bool) -> Bool {
    var rest = bytes[(offset + 1)...]
    while let first = rest.first {
      if first <= UInt8(ascii: " ") {
        rest.removeFirst()
      } else if rest.starts(with: "//".utf8) {
        rest = rest.drop { $0 != UInt8(ascii: "\n") }
      } else {
        break
      }
    }
    let word = rest.prefix { WordBytes.isWord($0) }
    guard word.count < 20,
      (observing ? Self.observers : Self.accessors)
        .contains(String(decoding: word, as: UTF8.self))
    else { return false }
    let next = rest.dropFirst(word.count).drop { $0 <= UInt8(ascii: " ") }.first ?? 0
    return next == UInt8(ascii: "{") || next == UInt8(ascii: "}") || next == UInt8(ascii: "(")
      || WordBytes.isWord(next)
  }

  private static let accessors: Set<String> = [
    "get", "set", "willSet", "didSet", "mutating", "nonmutating", "_read", "_modify",
  ]
  private static let observers: Set<String> = ["willSet", "didSet"]

  /// Everything up to the bracket that closes the one that begins here.
  mutating func nested() throws(Unsure) -> Nested {
    switch bytes[offset] {
    case UInt8(ascii: "("): push(UInt8(ascii: ")"))
    case UInt8(ascii: "["): push(UInt8(ascii: "]"))
    default: push(UInt8(ascii: "}"))
    }
    return try untilClosed()
  }

  /// Everything up to the bracket that closes the outermost one that is open.
  mutating func untilClosed() throws(Unsure) -> Nested {
    var found = Nested()
    while !open.isEmpty {
      guard offset < bytes.count else { throw Unsure() }
      let byte = bytes[offset]
      if wordBits[Int(byte)] != 0 {
        let start = offset
        let word = readWord()
        if word.navigates {
          found.navigates = true
          found.hasSegue = found.hasSegue || word.hasSegue
        } else if open.count == 1, isLoop(start..<offset) {
          found.hasLoop = true
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "("): push(UInt8(ascii: ")"))
      case UInt8(ascii: "["): push(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): push(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): try close(byte)
      default: try other(byte)
      }
    }
    return found
  }

  @inline(__always)
  private mutating func push(_ closing: UInt8) {
    open.append(.bracket(closedBy: closing))
    offset += 1
  }

  @inline(__always)
  private mutating func close(_ byte: UInt8) throws(Unsure) {
    offset += 1
    switch open.popLast() {
    case .bracket(byte)?: return
    case .interpolation(let pounds, let isMultiline)? where byte == UInt8(ascii: ")"):
      try restOfString(pounds: pounds, isMultiline: isMultiline)
    default: throw Unsure()
    }
  }

  /// Whether a word directly in a block begins what makes its result nothing that is read.
  private func isLoop(_ word: Range<Int>) -> Bool {
    func isWord(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { $0.count == word.count && $0.elementsEqual(bytes[word]) }
    }
    switch bytes[word.lowerBound] {
    case UInt8(ascii: "f"):
      guard isWord("for") else { return false }
    case UInt8(ascii: "w"):
      guard isWord("while") else { return false }
    default: return false
    }
    return word.lowerBound == 0 || bytes[word.lowerBound - 1] <= UInt8(ascii: " ")
  }
}
